import { formatCents, formatMoment, formatShortDay } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import * as rows from "../ui/rows.module.css";
import type { PartnerEnquiry } from "../shell/replies";
import * as styles from "./partners.module.css";

/** One line of a partner's month: what was asked or booked, and the way to it in the inbox. */
export function PartnerEnquiryRow({ enquiry }: { enquiry: PartnerEnquiry }) {
  const t = useT("partners");
  const status = useT("shared.enquiryStatus");
  const locale = useStaffLocale();
  const { reference, title, travelDate, receivedAt, bookedAt, persons, totalCents } = enquiry;
  const when =
    bookedAt === null
      ? t("received", { when: formatMoment(receivedAt, locale) })
      : t("booked", { when: formatMoment(bookedAt, locale) });
  const party = persons === null ? "" : t("persons", { count: persons });
  const about = [travelDate === null ? "" : formatShortDay(travelDate, locale), party, when];
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <a className={styles.link} href={`/admin/enquiries#${reference}`}>
          {reference}
        </a>{" "}
        <span className={rows.mark}>{status(enquiry.status)}</span>
        <p>{title ?? t("question")}</p>
        <p className={rows.soft}>{about.filter(Boolean).join(" · ")}</p>
      </div>
      {bookedAt !== null && (
        <p className={styles.sum}>{totalCents === null ? t("noQuote") : formatCents(totalCents, locale)}</p>
      )}
    </li>
  );
}
