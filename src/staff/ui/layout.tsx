import {
  createContext,
  use,
  useId,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from "react";

import { getButtonProps, type ButtonVariant } from "../../site/ui/button-class";
import { useHeadingFocus } from "./hooks";
import * as ui from "./ui.module.css";

/** Whether a call of the panel, dialog or form around is on its way: its buttons stay in the order of the keyboard and do nothing. */
export const Busy = createContext(false);

/** Says what is wrong with a field of the form around, by its name. */
export const FieldErrors = createContext<(name: string) => string | undefined>(() => undefined);

interface PanelProps {
  title: string;
  intro?: string | undefined;
  isBusy?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Panel({ title, intro, isBusy = false, headingRef, children }: PanelProps) {
  const id = useId();
  return (
    <section className={ui.panel} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
        {title}
      </h2>
      {intro !== undefined && <p className={ui.intro}>{intro}</p>}
      <Busy value={isBusy}>{children}</Busy>
    </section>
  );
}

export interface NoticeText {
  kind: "done" | "problem";
  text: string;
  /** Where it can be put right; opened beside the page, so that nothing typed is lost. */
  link?: { href: string; text: string };
}

interface NoticeProps {
  notice: NoticeText | undefined;
  /** It stays in sight above a long list whose buttons it speaks of. */
  isSticky?: boolean;
}

/** Says the outcome of the last action, aloud too. It stands in the page from the beginning, so that screen readers watch it. */
export function Notice({ notice, isSticky = false }: NoticeProps) {
  return (
    <div
      className={ui.notice}
      data-kind={notice?.kind}
      data-sticky={isSticky}
      role={notice?.kind === "problem" ? "alert" : "status"}
    >
      {notice && <p>{notice.text}</p>}
      {notice?.link && (
        <p>
          <a href={notice.link.href} target="_blank" rel="noopener">
            {notice.link.text}
          </a>
        </p>
      )}
    </div>
  );
}

/** The heading of a place, which takes the focus when it is shown: the link that led there is gone. */
export function PlaceHeading({ children }: { children: ReactNode }) {
  const heading = useHeadingFocus();
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={ui.problem} role="alert">
      {children}
    </p>
  );
}

/** A person's words, in that person's language. */
export function Words({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <blockquote className={ui.quote} lang={lang}>
      {children}
    </blockquote>
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

export interface ButtonProps {
  text: string;
  variant?: ButtonVariant;
  type?: "button" | "submit";
  /** Says more than the text inside, which it begins with. */
  label?: string;
  /** Otherwise that of what is around it. */
  isBusy?: boolean;
  onClick?: () => void;
}

export function Button({ text, variant = "outline", type = "button", label, onClick, ...own }: ButtonProps) {
  const isAroundBusy = use(Busy);
  const { isBusy = isAroundBusy } = own;
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
      {text}
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

interface FormProps {
  submit: string;
  variant?: ButtonVariant;
  isBusy?: boolean;
  /** Its fields stand below one another. */
  isStack?: boolean;
  className?: string | undefined;
  cancel?: ButtonProps;
  getError?: (name: string) => string | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Fields and the button that sends them; what is wrong is said by the page, not by the browser. */
export function Form(props: FormProps) {
  const { submit, variant = "solid", isStack = false, cancel, onSubmit, children } = props;
  const isAroundBusy = use(Busy);
  const errorsAround = use(FieldErrors);
  const { isBusy = isAroundBusy, getError = errorsAround, className = isStack ? ui.stack : ui.form } = props;
  const button = <Button type="submit" variant={variant} text={submit} />;
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(event.currentTarget);
  }
  return (
    <Busy value={isBusy}>
      <form className={className} noValidate onSubmit={send}>
        <FieldErrors value={getError}>{children}</FieldErrors>
        {isStack || cancel ? (
          <ButtonRow>
            {button}
            {cancel && <Button {...cancel} />}
          </ButtonRow>
        ) : (
          button
        )}
      </form>
    </Busy>
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

interface ListProps<Item> {
  items: readonly Item[];
  nothing?: string;
  className?: string | undefined;
  /** Its items are of an earlier question still. */
  isBusy?: boolean;
  children: (item: Item) => ReactNode;
}

export function List<Item>({ items, nothing, className = ui.rows, isBusy, children }: ListProps<Item>) {
  if (items.length === 0) return nothing && <p>{nothing}</p>;
  return (
    <ul className={className} aria-busy={isBusy}>
      {items.map((item) => children(item))}
    </ul>
  );
}

interface RowProps {
  title: ReactNode;
  marks?: readonly (string | false)[];
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
