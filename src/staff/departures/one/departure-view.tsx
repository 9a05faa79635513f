import type { DepartureReply } from "../../../contracts/departures";
import { formatDay } from "../../../i18n/format";
import { useFollowed } from "../../calls/use-followed";
import { useStaffLocale, useWords } from "../../language/language-context";
import { BackLink } from "../../parts/back-link";
import { useNames } from "../../parts/names";
import { Panel } from "../../parts/panel";
import { useHeadingFocus } from "../../parts/use-heading-focus";
import { DEPARTURE_WORDS } from "../departure-words";
import { StateMark } from "../state-mark";
import { ChangePanel } from "./change-panel";
import { GuestTable } from "./guest-table";
import { HandBookedList } from "./hand-booked-list";

/** Who goes: the guests with an accepted quote, and those whom staff have noted as booked. */
function GuestsPanel({ guests, byHand }: Pick<DepartureReply, "guests" | "byHand">) {
  const t = useWords(DEPARTURE_WORDS);
  return (
    <Panel title={t("guests")}>
      {guests.length === 0 && byHand.length === 0 && <p>{t("nobody")}</p>}
      {guests.length > 0 && <GuestTable guests={guests} />}
      {byHand.length > 0 && (
        <>
          <h3>{t("byHand")}</h3>
          <p>{t("byHandHint")}</p>
        </>
      )}
      <HandBookedList byHand={byHand} />
    </Panel>
  );
}

interface DepartureViewProps {
  offer: string;
  day: string;
  /** The address of the list that one comes from. */
  back: string;
}

/** One offer on one day: who goes, and closing, opening or cancelling it. */
export function DepartureView({ offer, day, back }: DepartureViewProps) {
  const t = useWords(DEPARTURE_WORDS);
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const query = new URLSearchParams({ offer, day }).toString();
  const { data: departure, hasFailed, isUnknown, take } = useFollowed<DepartureReply>(`departure?${query}`);
  const heading = useHeadingFocus(departure !== undefined);
  return (
    <>
      <BackLink href={back}>{t("back")}</BackLink>
      {isUnknown && <p role="alert">{t("unknown")}</p>}
      {hasFailed && <p role="alert">{t("failed")}</p>}
      {!departure && !isUnknown && !hasFailed && <p>{t("loading")}</p>}
      {departure && (
        <>
          <header>
            <h2 ref={heading} tabIndex={-1}>
              {getOffer(offer)}, {formatDay(day, locale)}
            </h2>
            <p>
              <StateMark row={departure} />
            </p>
          </header>
          <GuestsPanel guests={departure.guests} byHand={departure.byHand} />
          <ChangePanel departure={departure} onDeparture={take} />
        </>
      )}
    </>
  );
}
