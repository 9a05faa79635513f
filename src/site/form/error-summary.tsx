import { useMemo, useEffect, useRef, type MouseEvent } from "react";

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

/** Returns the sentences for a form's error codes in the page's language, with the limits of characters by field; an unknown code says "please check this". */
export function useErrorSentences(
  errors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  limits: Readonly<Record<string, number>>,
): Record<string, string> {
  const { t } = useLocale();
  return useMemo(() => {
    const entries = Object.entries(errors).map(([name, code]) => {
      const known = SENTENCES.find((sentence) => sentence === code) ?? "invalid";
      return [name, t(`form.errors.${known}`, { label: labels[name] ?? name, max: limits[name] ?? 0 })];
    });
    return Object.fromEntries(entries) as Record<string, string>;
    // The labels and limits are the page's own and never change while it shows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [errors, t]);
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
