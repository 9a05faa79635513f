import type { LedgerReply, PartnerRow } from "../../contracts/partners";
import { useT } from "../shell/language-context";
import { CsvLink } from "../ui/csv-link";
import { LoadedView } from "../ui/loaded-view";
import { Panel } from "../ui/panel";
import { staffApi } from "../shell/client";
import { LedgerTable } from "./ledger-table";
import { MonthField } from "./month-field";
import * as styles from "./partners.module.css";
import { toHash, type Place } from "./place";

function PartnerName({ partner, month }: { partner: PartnerRow; month: string }) {
  const kindName = useT("shared.partnerKinds");
  const { code, name, kind, place } = partner;
  const about = [kindName(kind), place].filter(Boolean).join(", ");
  return (
    <>
      <a href={toHash({ code, month })}>{name}</a> <span className={styles.soft}>{about}</span>
    </>
  );
}

function Ledger({ place, ledger }: { place: Place; ledger: LedgerReply }) {
  const t = useT("partners");
  const { month, months, partners, others, none, total } = ledger;
  return (
    <>
      <div className={styles.head}>
        <MonthField place={place} month={month} months={months} />
        <CsvLink address={`/api/staff/partners-export?month=${month}`}>{t("csv")}</CsvLink>
      </div>
      <Panel title={t("partners")} intro={t("intro")}>
        {partners.length === 0 ? (
          <p>{t("noPartners")}</p>
        ) : (
          <LedgerTable
            head={t("partner")}
            lines={partners.map((partner) => ({
              key: partner.code,
              name: <PartnerName partner={partner} month={place.month} />,
              counts: partner,
            }))}
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
            ...others.map((row) => ({
              key: row.source,
              name: (
                <a href={`/admin/enquiries#${new URLSearchParams({ source: row.source }).toString()}`}>
                  {row.source}
                </a>
              ),
              counts: row,
            })),
            { key: "", name: t("none"), counts: none },
          ]}
        />
      </Panel>
    </>
  );
}

/** A month of all partners, of other sources and of none. */
export function LedgerView({ place }: { place: Place }) {
  return (
    <LoadedView
      name="partners.ledger"
      query={staffApi.partners.ledger.query}
      input={{ ...(place.month && { month: place.month }) }}
    >
      {(ledger) => <Ledger place={place} ledger={ledger} />}
    </LoadedView>
  );
}
