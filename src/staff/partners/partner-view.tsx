import { useState } from "react";

import type { Locale } from "../../domain/config/locales";
import type { Partner } from "../../content/schema/collections";
import { CONCIERGE_CARD_HASH, getOfferPath } from "../../domain/i18n/routes";
import { toSourceCode } from "../../domain/lib/normalize";
import { staffApi, type PartnerEnquiry, type PartnerReply } from "../shell/client";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { LoadedView } from "../shell/query";
import { Facts, KeyFigures } from "../ui/facts";
import { LanguageField, MonthField, SelectField } from "../ui/fields";
import { useHeadingFocus } from "../ui/hooks";
import { BackLink, ButtonLink, List, Panel } from "../ui/layout";
import { useBuiltEntries, type BuiltEntry } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./partners.module.css";

/** Where one is in the room Partners, as the address says it behind `#`; "" stands for all partners, and for the present month. */
export interface Place {
  code: string;
  month: string;
}

export function toHash({ code, month }: Place): string {
  const set = Object.entries({ partner: code, month }).filter(([, value]) => value !== "");
  return `#${new URLSearchParams(set).toString()}`;
}

function PartnerEnquiryRow({ enquiry }: { enquiry: PartnerEnquiry }) {
  const t = useT("partners");
  const status = useT("shared.enquiryStatus");
  const format = useFormat();
  const { reference, title, travelDate, receivedAt, bookedAt, persons, totalCents } = enquiry;
  const when = format.moment(bookedAt ?? receivedAt);
  const about = [
    travelDate !== null && format.shortDay(travelDate),
    persons !== null && t("persons", { count: persons }),
    t(bookedAt === null ? "received" : "booked", { when }),
  ];
  return (
    <li className={ui.row}>
      <div className={ui.about}>
        <a className={ui.link} href={`/admin/enquiries#${reference}`}>
          {reference}
        </a>{" "}
        <span className={ui.mark}>{status(enquiry.status)}</span>
        <p>{title ?? t("question")}</p>
        <p className={ui.soft}>{about.filter(Boolean).join(" · ")}</p>
      </div>
      {bookedAt !== null && (
        <p className={styles.sum}>{totalCents === null ? t("noQuote") : format.cents(totalCents)}</p>
      )}
    </li>
  );
}

type Named = Pick<Partner, "code" | "name">;

/** On paper a name reads better than a code, as long as it is the same code. */
function toCardAddress({ collection, locale, url_slug }: BuiltEntry, { code, name }: Named): string {
  const query = new URLSearchParams({ source: toSourceCode(name) === code ? name : code });
  return `${getOfferPath(collection, locale, url_slug)}?${query.toString()}${CONCIERGE_CARD_HASH}`;
}

/** The cards of a partner, one of each offer and language, and the link for its website: both bring the code along. */
function CardPanel({ partner }: { partner: Named }) {
  const t = useT("partners");
  const staff = useStaffLocale();
  const entries = useBuiltEntries();
  const [locale, setLocale] = useState<Locale>(staff);
  const [chosen, setChosen] = useState("");
  const offers = entries
    .filter((entry) => entry.locale === locale)
    .sort((one, other) => one.title.localeCompare(other.title, locale));
  const offer = offers.find(({ key }) => key === chosen) ?? offers[0];
  const link = `${location.origin}/?source=${partner.code}`;
  return (
    <Panel title={t("cards")} intro={t("cardsIntro")}>
      <div className={ui.form}>
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <SelectField
          label={t("offer")}
          value={offer?.key ?? ""}
          options={offers.map(({ key, title }) => [key, title] as const)}
          onValue={setChosen}
        />
      </div>
      {offer && (
        <p>
          <ButtonLink href={toCardAddress(offer, partner)} target="_blank">
            {t("openCard")}
          </ButtonLink>
        </p>
      )}
      <p>
        {t("link")}:{" "}
        <a className={ui.link} href={link} target="_blank" rel="noopener">
          {link}
        </a>
      </p>
    </Panel>
  );
}

function PartnerMonth({ place, reply }: { place: Place; reply: PartnerReply }) {
  const t = useT("partners");
  const kindName = useT("shared.partnerKinds");
  const format = useFormat();
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
      <MonthField
        label={t("month")}
        {...{ month, months }}
        toHash={(chosen) => toHash({ ...place, month: chosen })}
      />
      <KeyFigures
        facts={[
          [t("enquiries"), partner.enquiries],
          [t("bookings"), partner.bookings],
          [t("persons"), partner.persons],
          [t("sum"), format.cents(partner.totalCents)],
        ]}
      />
      <Panel title={t("ofMonth")}>
        <List items={enquiries} nothing={t("nothing")}>
          {(enquiry) => <PartnerEnquiryRow key={enquiry.reference} enquiry={enquiry} />}
        </List>
      </Panel>
      <CardPanel partner={partner} />
    </>
  );
}

export function PartnerView({ place }: { place: Place }) {
  const t = useT("partners");
  return (
    <>
      <BackLink href={toHash({ ...place, code: "" })}>{t("back")}</BackLink>
      <LoadedView
        name="partners.get"
        query={staffApi.partners.get.query}
        input={{ code: place.code, ...(place.month && { month: place.month }) }}
        unknown={t("gone", { code: place.code })}
      >
        {(reply) => <PartnerMonth place={place} reply={reply} />}
      </LoadedView>
    </>
  );
}
