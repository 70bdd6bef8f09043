import type { ReactNode } from "react";

/** What stands in brackets of its own: keywords and icons, and traits. */
const SIGN = /【[^】]*】|《[^》]*》|«[^»]*»|<<[^<>]*>>|\[[A-Za-z][A-Za-z-]*(?: ?\d+|: [A-Za-z]+)?\]/g;
const KEYWORD = /^[【[]/;

/** A text as it is printed: keywords as chips, traits underlined; who copies or hears it gets the brackets. */
export function CardText({ text, mark }: { text: string; mark?: [number, number] }) {
  if (mark === undefined) return <>{signs(text)}</>;
  const [begins, ends] = mark;
  return <>{signs(text.slice(0, begins))}<mark>{signs(text.slice(begins, ends))}</mark>{signs(text.slice(ends))}</>;
}

function signs(text: string): ReactNode[] {
  const found: ReactNode[] = [];
  let at = 0;
  for (const sign of text.matchAll(SIGN)) {
    if (sign.index > at) found.push(text.slice(at, sign.index));
    const wide = sign[0].startsWith("<<") ? 2 : 1;
    const [open, inside, close] = [sign[0].slice(0, wide), sign[0].slice(wide, -wide), sign[0].slice(-wide)];
    found.push(
      <span key={sign.index} className={KEYWORD.test(sign[0]) ? "kw" : "trait"}>
        <i className="unseen">{open}</i>{inside}<i className="unseen">{close}</i>
      </span>,
    );
    at = sign.index + sign[0].length;
  }
  found.push(text.slice(at));
  return found;
}
