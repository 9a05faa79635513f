import type { Locale } from "../../domain/config/locales";
import type { LetterRow } from "../shell/client";
import { useT } from "../shell/language-context";
import * as styles from "./newsletter.module.css";

/** Counts the subscribers of all languages. */
export function countSubscribers(subscribers: Readonly<Record<Locale, number>>): number {
  return Object.values(subscribers).reduce((sum, people) => sum + people, 0);
}

/** How a letter stands, in words, and while it is under way as a bar: how many mails are through, of those that are left to be written to. */
export function LetterStateMark({ state, figures }: Pick<LetterRow, "state" | "figures">) {
  const t = useT("letters");
  if (figures === null || state === "draft" || state === "sent")
    return (
      <span className={styles.state} data-state={state}>
        {t(state === "sent" ? "sent" : "draft")}
      </span>
    );
  const recipients = countSubscribers(figures.recipients);
  const all = recipients - figures.left;
  const sent = all - figures.waiting;
  const words = t(state, { sent, all });
  return (
    <span className={styles.state} data-state={state}>
      {words}
      {recipients > 0 && <progress className={styles.bar} aria-label={words} max={all || 1} value={sent} />}
    </span>
  );
}
