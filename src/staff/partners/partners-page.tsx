import { type ReactNode, useState } from "react";

import type { Partner } from "../../content/schema/collections";
import type { Locale } from "../../domain/config/locales";
import { CONCIERGE_CARD_HASH, getOfferPath } from "../../domain/i18n/routes";
import { toSourceText } from "../../domain/lib/normalize";
import {
  type LedgerCounts,
  type LedgerReply,
  type PartnerEnquiry,
  type PartnerReply,
  type PartnerRow,
  staffApi,
} from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadedView } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { Facts, KeyFigures, NumbersTable } from "../ui/facts";
import { CsvLink, LanguageField, MonthField, SelectField } from "../ui/fields";
import { useHeadingFocus, usePlace, writeParams } from "../ui/hooks";
import { BackLink, ButtonLink, List, Panel } from "../ui/layout";
import { type BuiltEntry, useBuiltEntries, useOfferName } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./partners.module.css";

/** Where one is in the room Partners, as the address says it behind `#`; "" stands for all partners, and for the present month. */
interface Place {
  partner: string;
  month: string;
}

const toHash = (place: Place) => `#${writeParams(place)}`;

function PartnerEnquiryRow({ enquiry }: { enquiry: PartnerEnquiry }) {
  const t = useT("partners");
  const status = useT("shared.enquiryStatus");
  const getOffer = useOfferName();
  const { reference, title, travelDate, createdAt, bookedAt, persons, totalCents } = enquiry;
  const when = t.moment(bookedAt ?? createdAt);
  const about = [
    travelDate !== null && t.shortDay(travelDate),
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
        <p>{title ?? getOffer(null, bookedAt === null)}</p>
        <p className={ui.soft}>{about.filter(Boolean).join(" · ")}</p>
      </div>
      {bookedAt !== null && <p className={styles.sum}>{t.cents(totalCents)}</p>}
    </li>
  );
}

type Named = Pick<Partner, "code" | "name">;

function toCardAddress({ collection, locale, url_slug }: BuiltEntry, { code, name }: Named): string {
  const query = new URLSearchParams({ source: toSourceText(code, name) });
  return `${getOfferPath(collection, locale, url_slug)}?${query.toString()}${CONCIERGE_CARD_HASH}`;
}

/** The cards of a partner, one of each offer and language, and the link for its website: both bring the code along. */
function CardPanel({ partner }: { partner: Named }) {
  const t = useT("partners");
  const entries = useBuiltEntries();
  const [locale, setLocale] = useState<Locale>(t.locale);
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
        <ButtonLink href={toCardAddress(offer, partner)} target="_blank">
          {t("openCard")}
        </ButtonLink>
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
  const { partner, enquiries, months } = reply;
  const month = place.month || reply.month;
  const { code, name, kind } = partner;
  const heading = useHeadingFocus();
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
          [t("sum"), t.cents(partner.totalCents)],
        ]}
      />
      <Panel title={t("ofMonth")}>
        <List items={enquiries} nothing={t("nothing")}>
          {(enquiry) => <PartnerEnquiryRow key={enquiry.tripId ?? enquiry.reference} enquiry={enquiry} />}
        </List>
      </Panel>
      <CardPanel partner={partner} />
    </>
  );
}

function PartnerView({ place }: { place: Place }) {
  const t = useT("partners");
  return (
    <>
      <BackLink href={toHash({ ...place, partner: "" })}>{t("back")}</BackLink>
      <LoadedView
        name="partners.get"
        query={staffApi.partners.get.query}
        keepsLast
        input={{ code: place.partner, ...(place.month && { month: place.month }) }}
        unknown={t("gone", { code: place.partner })}
      >
        {(reply) => <PartnerMonth place={place} reply={reply} />}
      </LoadedView>
    </>
  );
}

interface LedgerTableProps {
  head: string;
  lines: readonly (readonly [key: string, name: ReactNode, counts: LedgerCounts])[];
  total?: LedgerCounts;
}

function LedgerTable({ head, lines, total }: LedgerTableProps) {
  const t = useT("partners");
  const toCells = ({ enquiries, bookings, unpriced, persons, totalCents }: LedgerCounts) => [
    ...[enquiries, bookings, persons],
    <>
      {t.cents(totalCents)}
      {unpriced > 0 && <span className={ui.soft}> {t("unpriced", { count: unpriced })}</span>}
    </>,
  ];
  return (
    <NumbersTable
      className={styles.ledger}
      heads={[head, t("enquiries"), t("bookings"), t("persons"), t("sum")]}
      rows={lines.map(([key, name, counts]) => [key, name, ...toCells(counts)])}
      {...(total && { total: [t("total"), ...toCells(total)] })}
    />
  );
}

function PartnerName({ partner, month }: { partner: PartnerRow; month: string }) {
  const kindName = useT("shared.partnerKinds");
  const { code, name, kind, place } = partner;
  const about = [kindName(kind), place].filter(Boolean).join(", ");
  return (
    <>
      <a href={toHash({ partner: code, month })}>{name}</a> <span className={ui.soft}>{about}</span>
    </>
  );
}

function Ledger({ place, ledger }: { place: Place; ledger: LedgerReply }) {
  const t = useT("partners");
  const { months, partners, others, none, total } = ledger;
  const month = place.month || ledger.month;
  const toSource = (source: string) => `/admin/enquiries#${new URLSearchParams({ source }).toString()}`;
  return (
    <>
      <div className={ui.links}>
        <MonthField
          label={t("month")}
          {...{ month, months }}
          toHash={(chosen) => toHash({ ...place, month: chosen })}
        />
        <CsvLink address={`/api/staff/partners-export?month=${month}`}>{t("csv")}</CsvLink>
      </div>
      <Panel title={t("partners")} intro={t("intro")}>
        {partners.length === 0 ? (
          <p>{t("noPartners")}</p>
        ) : (
          <LedgerTable
            head={t("partner")}
            lines={partners.map((partner) => [
              partner.code,
              <PartnerName partner={partner} month={place.month} />,
              partner,
            ])}
          />
        )}
        <p>
          <a href="/admin#/collections/partners/new">{t("add")}</a>
        </p>
      </Panel>
      <Panel title={t("others")} intro={t("othersIntro")}>
        <LedgerTable
          head={t("source")}
          total={total}
          lines={[
            ...others.map(
              (counts) => [counts.key, <a href={toSource(counts.key)}>{counts.source}</a>, counts] as const,
            ),
            ["", t("none"), none],
          ]}
        />
      </Panel>
    </>
  );
}

function Partners({ isOwner }: { isOwner: boolean }) {
  const t = useT("partners");
  const { values } = usePlace();
  const place = { partner: values.get("partner") ?? "", month: values.get("month") ?? "" };
  if (!isOwner) return <p>{t("onlyOwners")}</p>;
  if (place.partner !== "") return <PartnerView place={place} />;
  const input = { ...(place.month && { month: place.month }) };
  return (
    <LoadedView {...{ name: "partners.ledger", query: staffApi.partners.ledger.query, input }} keepsLast>
      {(ledger) => <Ledger place={place} ledger={ledger} />}
    </LoadedView>
  );
}

export function PartnersPage() {
  return <StaffPage room="partners">{({ me }) => <Partners isOwner={me.role === "owner"} />}</StaffPage>;
}
