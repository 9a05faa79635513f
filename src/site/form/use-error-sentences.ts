import { useMemo } from "react";

import { useLocale } from "../ui/locale-context";

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
