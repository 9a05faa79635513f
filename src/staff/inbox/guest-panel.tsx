import { getLocale } from "../../config/locales";
import { formatMoment, formatShortDay } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Panel } from "../ui/panel";
import { useNames } from "../ui/names";
import { Facts } from "../ui/facts";
import { toHash } from "./place";
import type { EnquiryReply } from "../shell/replies";
import * as styles from "./one.module.css";

function Others({ others }: Pick<EnquiryReply, "others">) {
  const t = useT("enquiries.one");
  const status = useT("shared.enquiryStatus");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  return (
    <>
      <h3>{t("others")}</h3>
      <ul className={styles.others}>
        {others.map((other) => {
          const facts = [
            other.offer !== null && getOffer(other.offer),
            other.date !== null && formatShortDay(other.date, locale),
            status(other.status),
            formatMoment(other.createdAt, locale),
          ];
          return (
            <li key={other.reference}>
              <a href={toHash({ kind: "enquiry", reference: other.reference })}>{other.reference}</a>{" "}
              {facts.filter(Boolean).join(" · ")}
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function GuestPanel({ enquiry }: { enquiry: EnquiryReply }) {
  const t = useT("enquiries.one");
  const { name, lastname, email, phone, phoneNumber, locale, source, message, others } = enquiry;
  return (
    <Panel title={t("guest")}>
      <Facts
        facts={[
          [t("name"), [name, lastname].filter(Boolean).join(" ")],
          [t("email"), email && <a href={`mailto:${email}`}>{email}</a>],
          [t("phone"), phoneNumber === null ? phone : <a href={`tel:${phoneNumber}`}>{phone}</a>],
          [t("language"), getLocale(locale).name],
          [t("source"), source],
        ]}
      />
      {message && (
        <>
          <h3>{t("message")}</h3>
          <blockquote className={styles.words} lang={locale}>
            {message}
          </blockquote>
        </>
      )}
      {others.length > 0 && <Others others={others} />}
    </Panel>
  );
}
