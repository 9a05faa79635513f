import { getLocale } from "../../domain/config/locales";
import { formatMoment, formatShortDay } from "../../domain/i18n/format";
import type { ChosenOffer, EnquiryReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { Facts, Panel } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./inbox.module.css";
import { toHash } from "./place";

function Chosen({ chosen: { title, facts, problems, dayNotes } }: { chosen: ChosenOffer }) {
  const t = useT("enquiries.one");
  return (
    <li>
      <h3>{title}</h3>
      <Facts facts={facts.map(({ label, text }) => [label, text])} />
      {problems.length > 0 && (
        <p className={ui.problem}>
          <strong>{t("problems")}</strong> {problems.join(" ")}
        </p>
      )}
      {dayNotes.length > 0 && (
        <p className={styles.dayNote}>
          <strong>{t("dayNotes")}</strong> {dayNotes.join(" ")}
        </p>
      )}
    </li>
  );
}

export function ChosenPanel({ chosen }: { chosen: readonly ChosenOffer[] }) {
  const t = useT("enquiries.one");
  return (
    <Panel title={t("chosen")}>
      {chosen.length === 0 ? (
        <p>{t("nothingChosen")}</p>
      ) : (
        <ul className={styles.chosen}>
          {chosen.map((offer, index) => (
            <Chosen key={index} chosen={offer} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Others({ others }: Pick<EnquiryReply, "others">) {
  const t = useT("enquiries.one");
  const status = useT("shared.enquiryStatus");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  return (
    <>
      <h3>{t("others")}</h3>
      <ul className={ui.rows}>
        {others.map((other) => {
          const facts = [
            other.offer !== null && getOffer(other.offer),
            other.date !== null && formatShortDay(other.date, locale),
            status(other.status),
            formatMoment(other.createdAt, locale),
          ];
          return (
            <li key={other.reference}>
              <a className={ui.link} href={toHash({ kind: "enquiry", reference: other.reference })}>
                {other.reference}
              </a>{" "}
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
