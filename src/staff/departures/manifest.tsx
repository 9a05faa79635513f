import { getAgencyDay } from "../../domain/booking/calendar-day";
import { getLocale } from "../../domain/config/locales";
import { formatCents } from "../../domain/i18n/format";
import { getChatUrl } from "../../domain/lib/chat-url";
import { staffApi, type DepartureParty, type DepartureReply, type DepartureRow } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useNow } from "../ui/hooks";
import { Button, ButtonLink, ButtonRow, Panel } from "../ui/layout";
import { useNames } from "../ui/names";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import * as styles from "./departures.module.css";
import { describeAll, describePersons, writeManifest } from "./manifest-text";

/** How many places a departure has left, and whether it is nearly full, full, closed or cancelled. */
export function StateMark({ row }: { row: DepartureRow }) {
  const t = useT("departures");
  const state = useT("departures.states");
  const { held, capacity, isByBoat } = row;
  const what = isByBoat ? "boats" : "places";
  return (
    <>
      {capacity === null ? t(`${what}NoLimit`, { held }) : t(what, { held, capacity })}
      {row.state !== "free" && (
        <strong className={ui.mark} data-state={row.state}>
          {state(row.state)}
        </strong>
      )}
    </>
  );
}

type Contact = Pick<DepartureParty, "name" | "phone" | "phoneNumber">;

/** Calls a guest, or opens WhatsApp; without a certain number it is the text that the guest gave. */
function PhoneLinks({ name, phone, phoneNumber }: Contact) {
  const t = useT("departures.manifest");
  if (phoneNumber === null) return phone || t("noPhone");
  return (
    <span className={styles.phone}>
      <a href={`tel:${phoneNumber}`} aria-label={`${phone}: ${t("call", { name })}`}>
        {phone}
      </a>
      <a
        className={styles.screen}
        href={getChatUrl(phoneNumber, "")}
        aria-label={t("chatWith", { name })}
        target="_blank"
        rel="noreferrer"
      >
        {t("chat")}
      </a>
    </span>
  );
}

/** Not every guest has an address, and mails are read late. */
export function PhoneList({ guests }: { guests: readonly DepartureParty[] }) {
  return (
    <ul className={styles.phones}>
      {guests.map((guest) => (
        <li key={guest.tripId}>
          <strong>{guest.name}</strong> <PhoneLinks {...guest} />
        </li>
      ))}
    </ul>
  );
}

interface PartyProps {
  party: DepartureParty;
  /** Notes who did not come; left out before the day. */
  onNoShow: ((party: DepartureParty, isNoShow: boolean) => void) | undefined;
}

function Guest({ party }: { party: DepartureParty }) {
  const t = useT("departures.manifest");
  const { reference, name, notes, isNoShow } = party;
  return (
    <>
      <a href={`/admin/enquiries#${reference}`}>{name}</a>
      {isNoShow && (
        <strong className={ui.mark} data-state="cancelled">
          {t("noShow")}
        </strong>
      )}
      <div>{describePersons(party, t)}</div>
      {notes && <p className={styles.notes}>{notes}</p>}
    </>
  );
}

function PartyRow({ party, onNoShow }: PartyProps) {
  const t = useT("departures.manifest");
  const locale = useStaffLocale();
  const { getPort } = useNames();
  const { name, port, pickup, place, dueCents, isNoShow } = party;
  return (
    <tr data-absent={isNoShow || undefined}>
      <td>
        <strong>{pickup ?? t("noTime")}</strong>
        <div>{[port && getPort(port), place || t("noPlace")].filter(Boolean).join(", ")}</div>
      </td>
      <th scope="row">
        <Guest party={party} />
      </th>
      <td>
        <PhoneLinks {...party} />
        <div>{getLocale(party.locale).name}</div>
      </td>
      <td>
        {dueCents > 0 ? <strong>{t("due", { amount: formatCents(dueCents, locale) })}</strong> : t("paid")}
      </td>
      <td className={styles.boarded}>
        <span className={styles.box} aria-hidden="true" />
        {onNoShow && (
          <Button
            label={t(isNoShow ? "cameOf" : "noShowOf", { name })}
            onClick={() => onNoShow(party, !isNoShow)}
          >
            {t(isNoShow ? "came" : "noShow")}
          </Button>
        )}
      </td>
    </tr>
  );
}

interface ManifestProps extends Pick<PartyProps, "onNoShow"> {
  guests: readonly DepartureParty[];
}

/** The parties of a departure in the order in which they are collected; each a card on a phone, a line on paper. */
function Manifest({ guests, onNoShow }: ManifestProps) {
  const t = useT("departures.manifest");
  return (
    <table className={styles.manifest}>
      <thead>
        <tr>
          <th scope="col">{t("pickup")}</th>
          <th scope="col">{t("guest")}</th>
          <th scope="col">{t("contact")}</th>
          <th scope="col">{t("money")}</th>
          <th scope="col">{t("boarded")}</th>
        </tr>
      </thead>
      <tbody>
        {guests.map((party) => (
          <PartyRow key={party.tripId} {...{ party, onNoShow }} />
        ))}
      </tbody>
    </table>
  );
}

/** Notes on the newest version of the enquiry: whatever else was changed in it stays. */
async function noteNoShow({ reference, tripId }: DepartureParty, isNoShow: boolean) {
  const { version } = await staffApi.enquiries.get.query({ reference });
  return staffApi.bookings.markNoShow.mutate({ reference, version, tripId, isNoShow });
}

interface ManifestPanelProps {
  departure: DepartureReply;
  onDeparture: (departure: DepartureReply) => void;
}

export function ManifestPanel({ departure, onDeparture }: ManifestPanelProps) {
  const t = useT("departures.manifest");
  const locale = useStaffLocale();
  const names = useNames();
  const { notice, run } = useAction();
  const { offer, day, state, guests } = departure;
  const today = getAgencyDay(useNow());
  const onNoShow = (party: DepartureParty, isNoShow: boolean) => {
    const changed = guests.map((guest) => (guest.tripId === party.tripId ? { ...guest, isNoShow } : guest));
    run(
      () => noteNoShow(party, isNoShow),
      t("noted"),
      () => onDeparture({ ...departure, guests: changed }),
    );
  };
  return (
    <Panel title={t("manifest")}>
      {guests.length === 0 ? (
        <p>{t("nobody")}</p>
      ) : (
        <>
          <p>{describeAll(departure, t)}</p>
          <Manifest guests={guests} onNoShow={day <= today ? onNoShow : undefined} />
        </>
      )}
      <div className={styles.screen}>
        <Notice notice={notice} />
        <ButtonRow>
          {guests.length > 0 && (
            <>
              <Button variant="solid" onClick={() => window.print()}>
                {t("print")}
              </Button>
              <ButtonLink
                href={getChatUrl("", writeManifest(departure, names, { t, locale }))}
                target="_blank"
              >
                {t("send")}
              </ButtonLink>
            </>
          )}
          {state !== "cancelled" && day >= today && (
            <ButtonLink
              href={`/admin/enquiries#new-booking?${new URLSearchParams({ offer, day }).toString()}`}
            >
              {t("newBooking")}
            </ButtonLink>
          )}
        </ButtonRow>
      </div>
    </Panel>
  );
}
