import { formatCents } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { BackLink } from "../ui/back-link";
import { Facts } from "../ui/facts";
import { KeyFigures } from "../ui/key-figures";
import { LoadedView } from "../ui/loaded-view";
import { Panel } from "../ui/panel";
import { useHeadingFocus } from "../ui/use-heading-focus";
import * as rows from "../ui/rows.module.css";
import type { PartnerReply } from "../shell/replies";
import { staffApi } from "../shell/client";
import { CardPanel } from "./card-panel";
import { MonthField } from "./month-field";
import { PartnerEnquiryRow } from "./partner-enquiry";
import * as styles from "./partners.module.css";
import { toHash, type Place } from "./place";

function Partner({ place, reply }: { place: Place; reply: PartnerReply }) {
  const t = useT("partners");
  const kindName = useT("shared.partnerKinds");
  const locale = useStaffLocale();
  const { partner, enquiries, month, months } = reply;
  const { code, name, kind } = partner;
  const heading = useHeadingFocus(true);
  return (
    <>
      <Panel title={name} headingRef={heading}>
        <Facts
          facts={[
            [t("kind"), kindName(kind)],
            [t("place"), partner.place],
            [t("contact"), partner.contact],
            [t("code"), code],
          ]}
        />
        <p>
          <a href={`/admin#/collections/partners/entries/${code}`}>{t("edit")}</a>
        </p>
      </Panel>
      <div className={styles.head}>
        <MonthField place={place} month={month} months={months} />
      </div>
      <KeyFigures
        facts={[
          [t("enquiries"), partner.enquiries],
          [t("bookings"), partner.bookings],
          [t("persons"), partner.persons],
          [t("sum"), formatCents(partner.totalCents, locale)],
        ]}
      />
      <Panel title={t("ofMonth")}>
        {enquiries.length === 0 ? (
          <p>{t("nothing")}</p>
        ) : (
          <ul className={rows.rows}>
            {enquiries.map((enquiry) => (
              <PartnerEnquiryRow key={enquiry.reference} enquiry={enquiry} />
            ))}
          </ul>
        )}
      </Panel>
      <CardPanel partner={partner} />
    </>
  );
}

/** One partner: its facts, enquiries and bookings of a month, and cards. */
export function PartnerView({ place }: { place: Place }) {
  const t = useT("partners");
  return (
    <>
      <BackLink href={toHash({ ...place, code: "" })}>{t("back")}</BackLink>
      <LoadedView
        name="partners.get"
        query={staffApi.partners.get.query}
        input={{ code: place.code, ...(place.month && { month: place.month }) }}
        missing={t("gone", { code: place.code })}
      >
        {(reply) => <Partner place={place} reply={reply} />}
      </LoadedView>
    </>
  );
}
