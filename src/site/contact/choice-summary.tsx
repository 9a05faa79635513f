import { Link } from "gatsby";
import type { MouseEvent } from "react";

import { moveFocus } from "../browser/move-focus";
import { getButtonProps } from "../ui/button-class";
import { useLocale } from "../ui/locale-context";
import type { AskedChoice } from "./ask-choice";
import * as styles from "./choice-summary.module.css";

interface ChoiceSummaryProps {
  asked: AskedChoice;
  onRemove: () => void;
}

/** It can be changed there, or removed. */
export function ChoiceSummary({ asked, onRemove }: ChoiceSummaryProps) {
  const { t } = useLocale();
  const { fields, facts, goneDay, changePath, isPaused } = asked;
  if (isPaused) return <p className={styles.gone}>{t("booking.pause.text")}</p>;
  if (facts.length === 0 && !goneDay) return null;

  /** The summary goes, and a question for the day may come in its place: one goes on from the line above, which says what the message is about. */
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    moveFocus(currentTarget.closest("form")?.querySelector("p"));
    onRemove();
  }

  return (
    <section className={styles.summary} aria-label={t("booking.summary.title")}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      {goneDay && <p className={styles.gone}>{t("booking.summary.gone", { day: goneDay })}</p>}
      <dl className={styles.facts}>
        {facts.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Link
          to={changePath}
          data-changes="date port adults children smallChildren"
          {...getButtonProps("outline")}
        >
          {t("booking.summary.change")}
        </Link>
        <button type="button" data-changes="service" onClick={remove} {...getButtonProps("outline")}>
          {t("booking.summary.remove")}
        </button>
      </div>
    </section>
  );
}
