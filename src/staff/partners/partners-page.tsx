import type { ReactNode } from "react";

import { type LedgerCounts, type LedgerReply, type PartnerRow, staffApi } from "../shell/client";
import { useFormat, useT } from "../shell/language-context";
import { LoadedView } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { NumbersTable } from "../ui/facts";
import { CsvLink, MonthField } from "../ui/fields";
import { useHash } from "../ui/hooks";
import { Panel } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { PartnerView, toHash, type Place } from "./partner-view";
import * as styles from "./partners.module.css";

/** Reads the place that an address names. */
function parseHash(hash: string): Place {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  return { code: given.get("partner") ?? "", month: given.get("month") ?? "" };
}

interface LedgerTableProps {
  head: string;
  lines: readonly (readonly [key: string, name: ReactNode, counts: LedgerCounts])[];
  total?: LedgerCounts;
}

function LedgerTable({ head, lines, total }: LedgerTableProps) {
  const t = useT("partners");
  const format = useFormat();
  const toCells = ({ enquiries, bookings, unpriced, persons, totalCents }: LedgerCounts) => [
    ...[enquiries, bookings, persons],
    <>
      {format.cents(totalCents)}
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
      <a href={toHash({ code, month })}>{name}</a> <span className={ui.soft}>{about}</span>
    </>
  );
}

function Ledger({ place, ledger }: { place: Place; ledger: LedgerReply }) {
  const t = useT("partners");
  const { month, months, partners, others, none, total } = ledger;
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
              (counts) =>
                [counts.source, <a href={toSource(counts.source)}>{counts.source}</a>, counts] as const,
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
  const place = parseHash(useHash());
  if (!isOwner) return <p>{t("onlyOwners")}</p>;
  if (place.code !== "") return <PartnerView place={place} />;
  const input = { ...(place.month && { month: place.month }) };
  return (
    <LoadedView name="partners.ledger" query={staffApi.partners.ledger.query} input={input}>
      {(ledger) => <Ledger place={place} ledger={ledger} />}
    </LoadedView>
  );
}

export function PartnersPage() {
  return <StaffPage room="partners">{({ me }) => <Partners isOwner={me.role === "owner"} />}</StaffPage>;
}
