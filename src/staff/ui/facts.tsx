import type { ReactNode } from "react";

import * as ui from "./ui.module.css";

export function Facts({ facts }: { facts: readonly (readonly [label: string, text: ReactNode])[] }) {
  return (
    <dl className={ui.facts}>
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

interface KeyFiguresProps {
  facts: readonly (readonly [label: string, value: string | number])[];
}

export function KeyFigures({ facts }: KeyFiguresProps) {
  return (
    <dl className={ui.figures}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Cells = readonly ReactNode[];

interface NumbersTableProps {
  className?: string | undefined;
  heads?: readonly string[];
  rows: readonly (readonly [key: string | number, ...cells: ReactNode[]])[];
  total?: Cells;
  /** Said in the place of a table without rows. */
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
    <table className={`${ui.numbers} ${className}`}>
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
  );
}
