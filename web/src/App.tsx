import { Suspense, useEffect, useState } from "react";
import { Layout } from "./pages/Layout";
import { ROUTES } from "./pages/routes";
import { Table } from "./table/Table";
import { t } from "./words";

const parts = () => location.hash.replace(/^#/, "").split("/").map(decoded);

/** A part of the address; as it stands, where it is not well written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page that the address's fragment names. */
export function App() {
  const [at, setAt] = useState(parts);
  useEffect(() => {
    const go = () => setAt(parts());
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, []);
  const [name = "", ...rest] = at;
  if (name === "table") return <Table key={rest.join("/")} table={rest[0] ?? ""} secret={rest[1] ?? ""} />;
  const route = ROUTES.find((one) => one.name === name) ?? ROUTES[0]!;
  const Page = route.page;
  const waiting = <p role="status">{t("One moment")}</p>;
  if (route.whole) return <Suspense fallback={waiting}><Page parts={rest} /></Suspense>;
  return (
    <Layout title={route.title} links={ROUTES.filter((one) => one.title !== "")}>
      <Suspense fallback={waiting}>
        <Page parts={rest} />
      </Suspense>
    </Layout>
  );
}
