import { getLocale } from "../../config/locales";
import { formatShortDay } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { formatRecent } from "../shell/format-recent";
import { useNames } from "../ui/names";
import { toHash } from "./place";
import { useNow } from "../ui/use-now";
import type { EnquiryRow } from "../shell/replies";
import { DueMark } from "./due-mark";
import * as styles from "./row.module.css";

export const getRowId = (reference: string) => `row-${reference}`;

/** One enquiry of the list: a row of columns, on a phone a card. All of it is one link. */
export function ListRow({ row }: { row: EnquiryRow }) {
  const t = useT("enquiries.list");
  const status = useT("shared.enquiryStatus");
  const locale = useStaffLocale();
  const { getOffer, getPort } = useNames();
  const now = useNow();
  const { reference, name, offers, date, persons, port, person, dueAt, isHeld } = row;
  const offer = row.offer === null ? t("question") : getOffer(row.offer);
  const facts = [
    row.offer !== null && t(row.about),
    date !== null && formatShortDay(date, locale),
    persons !== null && t("persons", { count: persons }),
    port !== null && getPort(port),
    getLocale(row.locale).name,
  ];
  return (
    <li>
      <a
        className={styles.row}
        id={getRowId(reference)}
        href={toHash({ kind: "enquiry", reference })}
        data-status={row.status}
      >
        <span className={styles.who}>
          <strong>{name}</strong> <span className={styles.soft}>{reference}</span>
        </span>
        <span className={styles.what}>
          <span className={styles.offer}>
            {offer}
            {offers > 1 && ` ${t("andMore", { count: offers - 1 })}`}
          </span>{" "}
          <span className={styles.soft}>{facts.filter(Boolean).join(" · ")}</span>{" "}
          {row.excerpt && <span className={styles.excerpt}>{row.excerpt}</span>}
        </span>
        <span className={styles.state}>
          {dueAt !== null && <DueMark dueAt={dueAt} />}{" "}
          <span className={styles.status}>{isHeld ? t("held") : status(row.status)}</span>{" "}
          <span className={styles.soft}>
            {person && `${person.name} · `}
            <time dateTime={row.touchedAt}>{formatRecent(row.touchedAt, now, locale)}</time>
          </span>
        </span>
      </a>
    </li>
  );
}
