import { getExceededPlaces, getInfantLimit, getRefused } from "../../domain/booking/admitted-party";
import { checkBackAboard, getReturn } from "../../domain/booking/back-aboard";
import type { BookableOffer, BookingPort, BookingSettings } from "../../domain/booking/bookable-offer";
import { type Choice, type Party, parseGuestChoice } from "../../domain/booking/choice";
import {
  describeInfants,
  describeParty,
  describePickup,
  describePrice,
  describeRefused,
  type Speaker,
} from "../../domain/booking/describe";
import { getPartyPrice } from "../../domain/booking/party-price";
import { getDayProblem } from "../../domain/booking/running-days";
import { getYoungest, hasParty } from "../../domain/booking/trip";
import type { Locale } from "../../domain/config/locales";
import type { PriceBasis } from "../../domain/config/offer";
import { formatClock, formatPrice, formatShortDay } from "../../domain/i18n/format";
import type { Translate } from "../../domain/i18n/messages";
import { isPaused, getLeastAge } from "../../domain/lib/offer-rules";

export type TripOffer = BookableOffer & { readonly sale?: string | undefined };

interface TripSettings extends BookingSettings {
  readonly ports: readonly BookingPort[];
}

type TripContext = TripSettings & { readonly locale: Locale; readonly t: Translate; readonly now: number };

interface TripNote {
  readonly text: string;
  readonly fits: boolean;
}

/** How an offer fits the trip of a visit. */
export interface OfferTripFacts {
  /** The price of the trip's party from its port; `undefined` where it depends on what was not said. */
  readonly price: string | undefined;
  readonly notes: readonly TripNote[];
  /** Nothing that was said of the trip speaks against it. */
  readonly fits: boolean;
}

function describeTripPrice(
  offer: TripOffer,
  choice: Choice,
  isParty: boolean,
  context: TripContext,
): string | undefined {
  const { t, locale, ports, pricesOn } = context;
  const row = offer.prices.find(({ port }) => port === choice.port);
  if (!pricesOn || row === undefined) return undefined;
  if (!isParty) {
    return `${formatPrice(row.adult, locale)} ${t(`offer.prices.fromBasis.${offer.price_basis as PriceBasis}`)}`;
  }
  const price = getPartyPrice(offer, choice, pricesOn);
  if (price.kind === "price")
    return t("booking.trip.total", {
      total: formatPrice(price.total, locale),
      party: describeParty(choice, context),
    });
  return describePrice(price, ports.find(({ key }) => key === choice.port)?.name ?? "", context);
}

function getDayNote(offer: TripOffer, { date, port }: Choice, context: TripContext): TripNote | undefined {
  if (date === undefined) return undefined;
  const { t, locale, booking, now } = context;
  const day = formatShortDay(date, locale);
  const problem = getDayProblem(date, { offer, port, rules: booking, now });
  return problem
    ? { fits: false, text: t("booking.trip.notOn", { day, why: t(`booking.wish.${problem}`) }) }
    : { fits: true, text: t("booking.trip.runsOn", { day }) };
}

function getShipNote(offer: TripOffer, choice: Choice, context: TripContext): TripNote | undefined {
  const { t, locale, ports } = context;
  const check = checkBackAboard(offer, choice, ports);
  if (!check || check.kind === "unknown" || check.kind === "not-told") return undefined;
  if (check.kind !== "fits") return { fits: false, text: t("booking.trip.notShip") };
  return { fits: true, text: t("booking.trip.ship", { back: formatClock(getReturn(check).back, locale) }) };
}

/** Says whom of a party an offer does not take; `youngest` in years, where it is known. */
export function getPersonNotes(
  offer: Pick<TripOffer, "minimum_age" | "not_for" | "not_for_note" | "daily_capacity" | "price_basis">,
  party: Party,
  youngest: number | undefined,
  speaker: Speaker,
): TripNote[] {
  const places = getExceededPlaces(party, offer);
  if (places !== undefined)
    return [{ fits: false, text: speaker.t("booking.trip.places", { count: places }) }];
  const least = getLeastAge(offer);
  if (youngest !== undefined && youngest < least)
    return [{ fits: false, text: speaker.t("booking.trip.tooYoung", { count: youngest, least }) }];
  const refused = getRefused(party, offer);
  if (refused)
    return [
      {
        fits: false,
        text: speaker.t("booking.trip.without", {
          refused: describeRefused({ ...refused, minimumAge: least }, speaker),
        }),
      },
    ];
  const limit = getInfantLimit(party, offer);
  return limit
    ? [{ fits: limit !== "nobody", text: describeInfants(limit, offer.not_for_note, speaker) }]
    : [];
}

/** Returns how an offer fits a trip, written as `pickTrip` does. */
export function getTripFacts(offer: TripOffer, trip: string, context: TripContext): OfferTripFacts {
  if (isPaused(offer)) return { price: undefined, notes: [], fits: false };
  const { t, ports } = context;
  const params = new URLSearchParams(trip);
  const choice = parseGuestChoice(params, ports);
  const isParty = hasParty(params);
  const portName = ports.find(({ key }) => key === choice.port)?.name ?? "";
  if (choice.port !== undefined && !offer.ports.includes(choice.port))
    return {
      price: undefined,
      notes: [{ fits: false, text: t("booking.trip.notFrom", { port: portName }) }],
      fits: false,
    };
  const notes = [
    getDayNote(offer, choice, context),
    getShipNote(offer, choice, context),
    ...(isParty ? getPersonNotes(offer, choice, getYoungest(trip), context) : []),
  ].filter((note) => note !== undefined);
  return {
    price: describeTripPrice(offer, choice, isParty, context),
    notes,
    fits: notes.every(({ fits }) => fits),
  };
}

export function describeTrip(trip: string, context: TripSettings & Speaker): string {
  const { ports, locale } = context;
  const params = new URLSearchParams(trip);
  const choice = parseGuestChoice(params, ports);
  return [
    choice.date && formatShortDay(choice.date, locale),
    ports.find(({ key }) => key === choice.port)?.name,
    hasParty(params) && describeParty(choice, context),
    choice.pickup?.kind === "cruise" && describePickup(choice, context),
  ]
    .filter(Boolean)
    .join(" · ");
}
