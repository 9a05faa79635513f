import type { ReactNode } from "react";

import * as ui from "./ui.module.css";

interface FactsProps {
  className?: string | undefined;
  facts: readonly (readonly [label: string, text: ReactNode])[];
}

export function Facts({ className = ui.facts, facts }: FactsProps) {
  return (
    <dl className={className}>
      {facts
        .filter(([, text]) => text !== "" && text !== null && text !== undefined)
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

export const KeyFigures = ({ facts }: Pick<FactsProps, "facts">) => (
  <Facts className={ui.figures} facts={facts} />
);

type Cells = readonly ReactNode[];

interface NumbersTableProps {
  className?: string | undefined;
  heads?: readonly string[];
  rows: readonly (readonly [key: string | number, ...cells: ReactNode[]])[];
  total?: Cells;
  nothing?: string;
}

/** A table whose first column names a thing and whose others hold numbers. */
export function NumbersTable({ className = "", heads, rows, total, nothing }: NumbersTableProps) {
  if (rows.length === 0 && nothing !== undefined) return <p>{nothing}</p>;
  const show = ([name, ...numbers]: Cells) => (
    <>
      <th scope="row">{name}</th>
      {numbers.map((number, index) => (
        <td key={index}>{number}</td>
      ))}
    </>
  );
  return (
    <div className={ui.scroll}>
      <table className={`${ui.table} ${ui.numbers} ${className}`}>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>{show(cells)}</tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{show(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
