import { useMemo, useEffect, useRef, type MouseEvent } from "react";

import { TEXT_LIMITS } from "../../domain/config/forms";
import { useLocale } from "../ui/locale-context";
import * as styles from "./error-summary.module.css";

const SENTENCES = [
  "required",
  "invalid-email",
  "unwritable-email",
  "invalid-phone",
  "invalid-date",
  "not-running",
  "sold-out",
  "too-soon",
  "too-far",
  "not-on-sale",
  "too-long",
] as const;

const LIMITS: Readonly<Record<string, number>> = TEXT_LIMITS;

/** Returns the sentences for a form's error codes in the page's language (an unknown code says "please check this"), and what a field takes of its name. */
export function useFields<Name extends string>(
  codes: Readonly<Record<string, string>>,
  labels: Readonly<Record<Name, string>>,
) {
  const { t } = useLocale();
  const errors = useMemo(() => {
    const known: Readonly<Record<string, string>> = labels;
    const entries = Object.entries(codes).map(([name, code]) => {
      const sentence = SENTENCES.find((each) => each === code) ?? "invalid";
      return [name, t(`form.errors.${sentence}`, { label: known[name] ?? name, max: LIMITS[name] ?? 0 })];
    });
    return Object.fromEntries(entries) as Record<string, string>;
    // The labels are the page's own and never change while it shows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [codes, t]);
  return { errors, getField: (name: Name) => ({ name, label: labels[name], error: errors[name] }) };
}

/** All errors of a form at its top. It takes the focus when they appear; each leads to its field, found by its name. */
export function ErrorSummary({ errors }: { errors: Readonly<Record<string, string>> }) {
  const { t } = useLocale();
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;

  function focusField(event: MouseEvent, name: string) {
    event.preventDefault();
    const form = summary.current?.closest("form");
    const field = form?.elements.namedItem(name);
    const isHidden = field instanceof HTMLInputElement && field.type === "hidden";
    // What is only shown has somewhere a control that changes it.
    const target = isHidden ? form?.querySelector(`[data-changes~="${name}"]`) : field;
    if (target instanceof HTMLElement) target.focus();
  }

  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="alert">
      <h3 className={styles.title}>{t("form.summary.title", { count: entries.length })}</h3>
      <ul>
        {entries.map(([name, error]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
