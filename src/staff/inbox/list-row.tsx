import { getLocale } from "../../domain/config/locales";
import { formatShortDay } from "../../domain/i18n/format";
import type { EnquiryRow } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useNow } from "../ui/hooks";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import { DueMark, formatRecent } from "./due-time";
import * as styles from "./inbox.module.css";
import { toHash } from "./place";

export const getRowId = (reference: string) => `row-${reference}`;

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
          <strong>{name}</strong> <span className={ui.soft}>{reference}</span>
        </span>
        <span className={styles.what}>
          <span className={styles.offer}>
            {offer}
            {offers > 1 && ` ${t("andMore", { count: offers - 1 })}`}
          </span>{" "}
          <span className={ui.soft}>{facts.filter(Boolean).join(" · ")}</span>{" "}
          {row.excerpt && <span className={styles.excerpt}>{row.excerpt}</span>}
        </span>
        <span className={styles.state}>
          {dueAt !== null && <DueMark dueAt={dueAt} />}{" "}
          <span className={styles.status}>{isHeld ? t("held") : status(row.status)}</span>{" "}
          <span className={ui.soft}>
            {person && `${person.name} · `}
            <time dateTime={row.touchedAt}>{formatRecent(row.touchedAt, now, locale)}</time>
          </span>
        </span>
      </a>
    </li>
  );
}
