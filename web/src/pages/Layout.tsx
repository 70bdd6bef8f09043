import type { ReactNode } from "react";
import { change, isDark, language, useSettings } from "../store/settings";
import { t } from "../words";
import "./pages.css";

export function Brand() {
  return (
    <a className="brand" href="#lobby" aria-label={`by the book, ${t("Lobby")}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 3.5h11.5A3.5 3.5 0 0 1 19 7v13.5H7.5A3.5 3.5 0 0 1 4 17z" fill="none" stroke="currentColor" strokeWidth="1.8" /><path d="M13 3.5v9l-2.3-1.9-2.3 1.9v-9z" fill="var(--accent)" /></svg>
      <span>by the book</span>
    </a>
  );
}

/** What every page but the table has around it. */
export function Layout({ title, links, children }: { title: string; links: { name: string; title: string }[]; children: ReactNode }) {
  useSettings();
  return (
    <div className="layout">
      <header className="top">
        <Brand />
        <nav aria-label={t("Pages")}>{links.map((link) => <a key={link.name} href={`#${link.name}`} aria-current={link.title === title ? "page" : undefined}>{t(link.title)}</a>)}</nav>
        <div className="tools">
          <button type="button" className="tool" onClick={() => change({ language: language() === "id" ? "en" : "id" })} lang={language() === "id" ? "en" : "id"}>{language() === "id" ? "English" : "Indonesia"}</button>
          <button type="button" className="tool" onClick={() => change({ theme: isDark() ? "light" : "dark" })} aria-label={t("Light or dark")}>◐</button>
        </div>
      </header>
      <main className="content">{children}</main>
    </div>
  );
}
