/** A clause, by number, that leads to the rules. */
export function ClauseLink({ clause }: { clause: string }) {
  if (clause === "") return null;
  const [game, number] = clause.split(" ");
  return (
    <a className="clause" href={`#rules/${game}/${number ?? ""}`}>
      {clause}
    </a>
  );
}
