import { useId, useState, type ComponentProps, type ReactNode, type Ref } from "react";

import { getButtonProps, type ButtonVariant } from "../../site/ui/button-class";
import { useT } from "../shell/language-context";
import { CheckField } from "./fields";
import * as ui from "./ui.module.css";

interface PanelProps {
  title: string;
  intro?: string;
  /** Of a heading that takes the focus at times. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Panel({ title, intro, headingRef, children }: PanelProps) {
  const id = useId();
  return (
    <section className={ui.panel} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
        {title}
      </h2>
      {intro !== undefined && <p className={ui.intro}>{intro}</p>}
      {children}
    </section>
  );
}

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className={ui.link} href={href}>
        <span aria-hidden="true">←</span> {children}
      </a>
    </p>
  );
}

interface ButtonProps {
  variant?: ButtonVariant;
  type?: "button" | "submit";
  /** It stays in the order of the keyboard and does nothing. */
  isBusy?: boolean;
  /** Says more than the text inside, which it begins with. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
}

export function Button({
  variant = "outline",
  type = "button",
  isBusy = false,
  label,
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      {...getButtonProps(variant)}
      type={type}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Pick<ComponentProps<"a">, "href" | "target" | "onClick" | "children"> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = "outline", children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} {...getButtonProps(variant)} rel={link.target && "noreferrer"}>
      {children}
    </a>
  );
}

/** Buttons beside one another, and what is said of them; at the end of the line in a dialog. */
export function ButtonRow({ isAtEnd = false, children }: { isAtEnd?: boolean; children: ReactNode }) {
  return (
    <div className={ui.buttons} data-end={isAtEnd}>
      {children}
    </div>
  );
}

interface DisclosureProps extends Omit<ComponentProps<"details">, "className"> {
  summary: string;
}

export function Disclosure({ summary, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={ui.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

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

interface RowProps {
  title: ReactNode;
  marks?: readonly (string | false)[];
  /** More of it, in small letters. */
  about: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One thing of a list: what it is on the left, what can be done on the right. */
export function Row({ title, marks = [], about, actions, children }: RowProps) {
  return (
    <li className={ui.row}>
      <div className={ui.about}>
        <strong>{title}</strong>
        {marks.map(
          (mark) =>
            mark && (
              <span key={mark} className={ui.mark}>
                {mark}
              </span>
            ),
        )}
        {children}
        <p className={ui.soft}>{about}</p>
      </div>
      {actions && <div className={ui.actions}>{actions}</div>}
    </li>
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

const STORED = "staff-csv-semicolons";

/** A link to a table, parted by semicolons for whom has asked for it once: Excel in Spanish or Italian shows commas in one column. */
export function CsvLink({ address, children }: { address: string; children: string }) {
  const t = useT("shared");
  const [isParted, setParted] = useState(() => localStorage.getItem(STORED) === "on");
  const separator = isParted ? `${address.includes("?") ? "&" : "?"}separator=%3B` : "";
  return (
    <div className={ui.links}>
      <a href={address + separator} download>
        {children}
      </a>
      <CheckField
        label={t("csvSemicolons")}
        isChecked={isParted}
        onCheck={(isChecked) => {
          localStorage.setItem(STORED, isChecked ? "on" : "off");
          setParted(isChecked);
        }}
      />
    </div>
  );
}
