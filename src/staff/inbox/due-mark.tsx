import { useStaffLocale, useT } from "../shell/language-context";
import { useNow } from "../ui/use-now";
import { describeDueTime } from "./due-time";
import * as styles from "./row.module.css";

/** Says until when an answer is due, or how late it is. */
export function DueMark({ dueAt }: { dueAt: string }) {
  const t = useT("enquiries.list");
  const { kind, time } = describeDueTime(dueAt, useNow(), useStaffLocale());
  const text = { late: t("late", { time }), now: t("dueNow"), in: t("dueIn", { time }) }[kind];
  return (
    <span className={styles.due} data-due={kind}>
      {text}
    </span>
  );
}
