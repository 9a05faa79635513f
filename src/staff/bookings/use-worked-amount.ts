import { useEffect, useEffectEvent } from "react";

import { getQuoteTotal } from "../../booking/quote";
import type { Locale } from "../../config/locales";
import { callStaff, staffApi, type RouterInputs } from "../shell/client";
import type { QuoteDraftReply } from "../shell/replies";
import { toMoneyField } from "./money";
import type { TypedBookingTrip } from "./typed-booking";
import { findBadParty, readParty } from "./typed-trips";

const PAUSE_MS = 500;

type Changes = Pick<TypedBookingTrip, "amount" | "worked" | "time">;

/** Takes the sum of a draft as the amount, and the port's time of pick-up where none was typed. */
export function takeDraft(trip: TypedBookingTrip, draft: QuoteDraftReply, locale: Locale): Changes {
  const amount = toMoneyField(getQuoteTotal(draft.lines), locale);
  return { amount, worked: amount, time: trip.time || draft.pickupTime };
}

/**
 * Works out the amount of a trip by the price rules while its fields are filled in, until another amount is typed. Where that fails
 * nothing is said: the amount can be typed, and the button says why.
 */
export function useWorkedAmount(
  trip: TypedBookingTrip,
  lang: Locale,
  onWorked: (draft: QuoteDraftReply) => void,
): void {
  const isOwn = trip.amount !== trip.worked;
  const isReady = trip.offer !== "" && !isOwn && findBadParty(trip) === undefined;
  const party = isReady ? JSON.stringify({ lang, ...readParty(trip) }) : "";
  const work = useEffectEvent((draft: QuoteDraftReply) => {
    if (trip.amount === trip.worked && draft.lines.length > 0) onWorked(draft);
  });
  useEffect(() => {
    if (party === "") return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      const input = JSON.parse(party) as RouterInputs["quotes"]["draft"];
      void callStaff(staffApi.quotes.draft.mutate(input)).then((result) => {
        if (result.ok && !isOld) work(result.data);
      });
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [party]);
}
