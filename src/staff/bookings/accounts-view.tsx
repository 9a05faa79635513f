import { type AccountRow, type AccountsReply, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadedView } from "../shell/query";
import { useAction } from "../ui/action";
import { KeyFigures, NumbersTable } from "../ui/facts";
import { CsvLink, MonthField } from "../ui/fields";
import { Busy, Button, Panel, PlaceHeading } from "../ui/layout";
import * as ui from "../ui/ui.module.css";

interface AccountTableProps {
  head: string;
  lines: readonly (AccountRow & { key: string; name: string })[];
}

/** Trips, persons and money of each line; what was cancelled and what partners get stands below the amount, as a phone has no room beside it. */
function AccountTable({ head, lines }: AccountTableProps) {
  const t = useT("enquiries.accounts");
  const note = (key: "cancelled" | "commission", cents: number) =>
    cents !== 0 && <div className={ui.soft}>{t(key, { amount: t.cents(cents) })}</div>;
  return (
    <NumbersTable
      heads={[head, t("trips"), t("persons"), t("amount")]}
      nothing={t("nothing")}
      rows={lines.map(({ key, name, trips, persons, soldCents, cancelledCents, commissionCents }) => [
        key,
        name,
        trips,
        persons,
        <>
          {t.cents(soldCents - cancelledCents)}
          {note("cancelled", cancelledCents)}
          {note("commission", commissionCents)}
        </>,
      ])}
    />
  );
}

interface AccountsProps {
  accounts: AccountsReply;
  onChange: (accounts: AccountsReply) => void;
}

function CloseMonth({ accounts, onChange }: AccountsProps) {
  const t = useT("enquiries.accounts");
  const { isBusy, outcome, ask } = useAction();
  const { month, isClosed, canClose } = accounts;
  const name = t.month(month);
  const close = () =>
    ask(
      {
        ...{ title: t("closeTitle", { month: name }), text: t("closeText") },
        ...{ confirm: t("closeNow"), cancel: t("keep") },
      },
      () => staffApi.accounts.close.mutate({ month }),
      t("closedNow"),
      onChange,
    );
  return (
    <Busy value={isBusy}>
      {isClosed && <p>{t("closed")}</p>}
      {canClose && <Button onClick={close} text={t("close", { month: name })} />}
      {outcome}
    </Busy>
  );
}

function Tables({ accounts }: Pick<AccountsProps, "accounts">) {
  const t = useT("enquiries.accounts");
  const method = useT("enquiries.paymentMethods");
  const reason = useT("enquiries.lostReasons");
  const { byBookingDay, byTripDay, offers, partners, paid, paidCents, dueCents, noShows, lost } = accounts;
  return (
    <>
      <KeyFigures
        facts={[
          [t("paid"), t.cents(paidCents)],
          [t("due"), t.cents(dueCents)],
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
        <NumbersTable
          heads={[t("method"), t("amount")]}
          nothing={t("nothing")}
          rows={paid.map((row) => [row.method, method(row.method), t.cents(row.cents)])}
          total={[t("total"), t.cents(paidCents)]}
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
        <NumbersTable
          heads={[t("reason"), t("enquiries")]}
          nothing={t("nothing")}
          rows={lost.map((row) => [
            row.reason,
            row.reason === "" ? t("noReason") : reason(row.reason),
            row.enquiries,
          ])}
        />
      </Panel>
    </>
  );
}

function Accounts({ accounts, month, onChange }: AccountsProps & { month: string }) {
  const t = useT("enquiries.accounts");
  return (
    <>
      <div className={ui.links}>
        <MonthField
          label={t("month")}
          {...{ month, months: accounts.months }}
          toHash={(chosen) => `#accounts?month=${chosen}`}
        />
        <CsvLink address={`/api/staff/accounts-export?month=${month}`}>{t("csv")}</CsvLink>
      </div>
      <CloseMonth accounts={accounts} onChange={onChange} />
      <Tables accounts={accounts} />
    </>
  );
}

export function AccountsView({ month }: { month: string }) {
  const t = useT("enquiries.accounts");
  return (
    <>
      <PlaceHeading>{t("accounts")}</PlaceHeading>
      <LoadedView
        {...{ name: "accounts.get", query: staffApi.accounts.get.query, keepsLast: true }}
        input={{ ...(month && { month }) }}
      >
        {(accounts, { setData }) => (
          <Accounts accounts={accounts} month={month || accounts.month} onChange={setData} />
        )}
      </LoadedView>
    </>
  );
}
