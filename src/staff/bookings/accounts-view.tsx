import type { AccountsReply } from "../../contracts/bookings";
import { formatCents } from "../../i18n/format";
import { toHash } from "../inbox/place";
import { useStaffLocale, useT } from "../shell/language-context";
import { BackLink } from "../ui/back-link";
import { CsvLink } from "../ui/csv-link";
import { KeyFigures } from "../ui/key-figures";
import { LoadedView } from "../ui/loaded-view";
import { Panel } from "../ui/panel";
import { SelectField } from "../ui/select-field";
import { formatMonth } from "../partners/format-month";
import { staffApi } from "../shell/client";
import { AccountTable, PairTable } from "./account-table";
import * as styles from "./accounts.module.css";
import { CloseMonth } from "./close-month";

function Tables({ accounts }: { accounts: AccountsReply }) {
  const t = useT("enquiries.accounts");
  const method = useT("enquiries.paymentMethods");
  const reason = useT("enquiries.lostReasons");
  const locale = useStaffLocale();
  const { byBookingDay, byTripDay, offers, partners, paid, paidCents, dueCents, noShows, lost } = accounts;
  return (
    <>
      <KeyFigures
        facts={[
          [t("paid"), formatCents(paidCents, locale)],
          [t("due"), formatCents(dueCents, locale)],
          [t("noShows"), noShows],
        ]}
      />
      <Panel title={t("sold")} intro={t("soldIntro")}>
        <AccountTable
          head={t("by")}
          lines={[
            { key: "booking", name: t("byBookingDay"), ...byBookingDay },
            { key: "trip", name: t("byTripDay"), ...byTripDay },
          ]}
        />
      </Panel>
      <Panel title={t("paid")}>
        <PairTable
          head={t("method")}
          number={t("amount")}
          lines={paid.map((row) => [method(row.method), formatCents(row.cents, locale)])}
          total={formatCents(paidCents, locale)}
        />
      </Panel>
      <Panel title={t("offers")} intro={t("offersIntro")}>
        <AccountTable
          head={t("offer")}
          lines={offers.map((row) => ({ ...row, key: row.offer, name: row.title || t("noOffer") }))}
        />
      </Panel>
      <Panel title={t("partners")}>
        <AccountTable
          head={t("partner")}
          lines={partners.map((row) => ({ ...row, key: row.source, name: row.name || row.source }))}
        />
      </Panel>
      <Panel title={t("lost")}>
        <PairTable
          head={t("reason")}
          number={t("enquiries")}
          lines={lost.map((row) => [row.reason === "" ? t("noReason") : reason(row.reason), row.enquiries])}
        />
      </Panel>
    </>
  );
}

interface AccountsProps {
  accounts: AccountsReply;
  onChange: (accounts: AccountsReply) => void;
}

function Accounts({ accounts, onChange }: AccountsProps) {
  const t = useT("enquiries.accounts");
  const locale = useStaffLocale();
  const { month, months } = accounts;
  // A month that a link asks for may be older than what is stored.
  const all = months.includes(month) ? months : [...months, month];
  return (
    <>
      <div className={styles.head}>
        <SelectField
          label={t("month")}
          value={month}
          options={all.map((name) => [name, formatMonth(name, locale)] as const)}
          onValue={(chosen) => {
            location.hash = toHash({ kind: "accounts", month: chosen });
          }}
        />
        <CsvLink address={`/api/staff/accounts-export?month=${month}`}>{t("csv")}</CsvLink>
      </div>
      <CloseMonth accounts={accounts} name={formatMonth(month, locale)} onChange={onChange} />
      <Tables accounts={accounts} />
    </>
  );
}

export function AccountsView({ month, back }: { month: string; back: string }) {
  const t = useT("enquiries.accounts");
  const one = useT("enquiries.one");
  return (
    <div className={styles.accounts}>
      <BackLink href={back}>{one("back")}</BackLink>
      <h2>{t("accounts")}</h2>
      <LoadedView name="accounts.get" query={staffApi.accounts.get.query} input={{ ...(month && { month }) }}>
        {(accounts, { setData }) => <Accounts accounts={accounts} onChange={setData} />}
      </LoadedView>
    </div>
  );
}
