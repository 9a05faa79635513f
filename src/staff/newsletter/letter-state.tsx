import { useT } from "../shell/language-context";
import type { LetterRow } from "../shell/replies";
import { countSubscribers, getProgress } from "./count-subscribers";
import * as styles from "./newsletter.module.css";

/** How a letter stands, in words, and while it is under way as a bar. */
export function LetterStateMark({ state, figures }: Pick<LetterRow, "state" | "figures">) {
  const t = useT("letters");
  if (figures === null || state === "draft" || state === "sent")
    return (
      <span className={styles.state} data-state={state}>
        {t(state === "sent" ? "sent" : "draft")}
      </span>
    );
  const progress = getProgress(figures);
  const words = t(state, progress);
  return (
    <span className={styles.state} data-state={state}>
      {words}
      {countSubscribers(figures.recipients) > 0 && (
        <progress className={styles.bar} aria-label={words} max={progress.all || 1} value={progress.sent} />
      )}
    </span>
  );
}
