import { getAgencyDay } from "../../domain/booking/calendar-day";
import { getLocale } from "../../domain/config/locales";
import { getChatUrl } from "../../domain/lib/chat-url";
import { type DepartureParty, type DepartureReply, type DepartureRow, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { useAction } from "../ui/action";
import { useNow } from "../ui/hooks";
import { Button, ButtonLink, ButtonRow, List, Notice, Panel } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./departures.module.css";

const KINDS = ["adults", "children", "smallChildren"] as const;
type Persons = Pick<DepartureParty, (typeof KINDS)[number]>;

type ManifestTranslate = ReturnType<typeof useT<"departures.manifest">>;

function describePersons(party: Persons, t: ManifestTranslate): string {
  const kinds = KINDS.flatMap((kind) => {
    const count = party[kind] ?? 0;
    return count > 0 ? [t(kind, { count })] : [];
  });
  return kinds.join(", ") || t("notSaid");
}

/** Describes all persons of a departure, those of unknown age among them: `3 persons: 2 adults, 1 child`. */
function describeAll({ guests, persons }: DepartureReply, t: ManifestTranslate): string {
  const sum = (kind: keyof Persons) => guests.reduce((total, guest) => total + (guest[kind] ?? 0), 0);
  const ages = { adults: sum("adults"), children: sum("children"), smallChildren: sum("smallChildren") };
  return `${t("persons", { count: persons })}: ${describePersons(ages, t)}`;
}

interface Names {
  getOffer: (key: string) => string;
  getPort: (key: string) => string;
}

function writeParty(party: DepartureParty, { getPort }: Names, t: ManifestTranslate): string {
  const { name, port, pickup, place, notes, locale } = party;
  const where = [pickup ?? t("noTime"), port && getPort(port), place].filter(Boolean).join(" · ");
  const [firstName = name] = name.trim().split(/\s+/);
  const who = `${firstName}: ${describePersons(party, t)} (${getLocale(locale).name})`;
  return [where, who, notes && `⚠ ${notes}`].filter(Boolean).join("\n");
}

/** Writes the manifest as a message to the crew, without surnames, phone numbers and amounts. */
function writeManifest(departure: DepartureReply, names: Names, t: ManifestTranslate): string {
  const { offer, day, guests } = departure;
  const title = `*${names.getOffer(offer)}, ${t.day(day)}*`;
  const parties = guests.map((party) => writeParty(party, names, t));
  return [`${title}\n${describeAll(departure, t)}`, ...parties].join("\n\n");
}

export interface ChangePanelProps {
  departure: DepartureReply;
  onDeparture: (departure: DepartureReply) => void;
}

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
    <span className={ui.links}>
      <a href={`tel:${phoneNumber}`} aria-label={`${phone}: ${t("call", { name })}`}>
        {phone}
      </a>
      <a
        data-screen
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
    <List items={guests}>
      {(guest) => (
        <li key={guest.tripId} className={ui.row}>
          <strong>{guest.name}</strong> <PhoneLinks {...guest} />
        </li>
      )}
    </List>
  );
}

interface PartyProps {
  party: DepartureParty;
  /** Notes who did not come; left out before the day. */
  onNoShow: ((party: DepartureParty, isNoShow: boolean) => void) | undefined;
}

function PartyRow({ party, onNoShow }: PartyProps) {
  const t = useT("departures.manifest");
  const { getPort } = useNames();
  const { reference, name, port, pickup, place, notes, dueCents, isNoShow } = party;
  return (
    <tr data-absent={isNoShow || undefined}>
      <td>
        <strong>{pickup ?? t("noTime")}</strong>
        <div>{[port && getPort(port), place || t("noPlace")].filter(Boolean).join(", ")}</div>
      </td>
      <th scope="row">
        <a className={ui.link} href={`/admin/enquiries#${reference}`}>
          {name}
        </a>
        {isNoShow && (
          <strong className={ui.mark} data-state="cancelled">
            {t("noShow")}
          </strong>
        )}
        <div>{describePersons(party, t)}</div>
        {notes && <p className={styles.notes}>{notes}</p>}
      </th>
      <td>
        <PhoneLinks {...party} />
        <div>{getLocale(party.locale).name}</div>
      </td>
      <td>{dueCents > 0 ? <strong>{t("due", { amount: t.cents(dueCents) })}</strong> : t("paid")}</td>
      <td className={styles.boarded}>
        <span className={styles.box} aria-hidden="true" />
        {onNoShow && (
          <Button
            label={t(isNoShow ? "cameOf" : "noShowOf", { name })}
            onClick={() => onNoShow(party, !isNoShow)}
            text={t(isNoShow ? "came" : "noShow")}
          />
        )}
      </td>
    </tr>
  );
}

/** The parties of a departure in the order in which they are collected; each a card on a phone, a line on paper. */
function Manifest({ guests, onNoShow }: Pick<DepartureReply, "guests"> & Pick<PartyProps, "onNoShow">) {
  const t = useT("departures.manifest");
  return (
    <table className={`${ui.table} ${styles.manifest}`}>
      <thead>
        <tr>
          {(["pickup", "guest", "contact", "money", "boarded"] as const).map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
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

export function ManifestPanel({ departure, onDeparture }: ChangePanelProps) {
  const t = useT("departures.manifest");
  const names = useNames();
  const { isBusy, notice, run } = useAction();
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
    <Panel title={t("manifest")} isBusy={isBusy}>
      {guests.length === 0 ? (
        <p>{t("nobody")}</p>
      ) : (
        <>
          <p>{describeAll(departure, t)}</p>
          <Manifest guests={guests} onNoShow={day <= today ? onNoShow : undefined} />
        </>
      )}
      <div className={ui.stack} data-screen>
        <Notice notice={notice} />
        <ButtonRow>
          {guests.length > 0 && (
            <>
              <Button variant="solid" onClick={() => window.print()} text={t("print")} />
              <ButtonLink href={getChatUrl("", writeManifest(departure, names, t))} target="_blank">
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
