import { getAgencyDay } from "../../domain/booking/calendar-day";
import type { PaymentMethod } from "../../domain/config/booking";
import type { FieldCode } from "../../domain/contracts/error-codes";
import type { Pickup, Trip } from "../../domain/contracts/quotes";
import type { StaffTexts } from "../../domain/i18n/staff-texts";
import { createKey } from "../../site/form/post-json";
import type { ChosenOffer, RouterInputs } from "../shell/client";
import { parseMoney } from "../ui/read-number";

// What is typed has the shape and the names of what is sent, all of it as text, so that the server's refusals name the fields.

export interface TypedLine {
  id: string;
  label: string;
  count: string;
  unitCents: string;
  /** Added by hand: working out the prices anew leaves it alone. */
  isOwn?: boolean;
}

export interface TypedTrip {
  id: string;
  offer: string;
  /** Names what is no offer. */
  title: string;
  port: string;
  date: string;
  adults: string;
  children: string;
  smallChildren: string;
  pickup: { place: string; time: string };
  /** Of a quote. */
  lines: readonly TypedLine[];
  /** Of a booking. */
  amountCents: string;
  /** The amount that the price rules gave last: another one was typed by hand, and stays. */
  worked: string;
}

export const MAX_TRIPS = 10;
export const PARTY_FIELDS = ["adults", "children", "smallChildren"] as const;

export function createTrip(chosen?: ChosenOffer | (Trip & { pickup: Pickup })): TypedTrip {
  const toText = (count: number | null | undefined) => String(count ?? 0);
  return {
    id: createKey(),
    offer: chosen?.offer ?? "",
    title: "",
    port: chosen?.port ?? "",
    date: chosen?.date ?? "",
    adults: toText(chosen?.adults),
    children: toText(chosen?.children),
    smallChildren: toText(chosen?.smallChildren),
    pickup: { place: chosen?.pickup?.place ?? "", time: chosen?.pickup?.time ?? "" },
    ...{ lines: [], amountCents: "", worked: "" },
  };
}

/** The trips that the guest has asked for; an empty one for a question. */
export function createTrips(chosen: readonly ChosenOffer[]): TypedTrip[] {
  return chosen.length === 0 ? [createTrip()] : chosen.slice(0, MAX_TRIPS).map(createTrip);
}

export interface TypedDeposit {
  cents: string;
  due: string;
}

export interface TypedPayment {
  cents: string;
  day: string;
  method: PaymentMethod;
}

export function createPayment(cents = ""): TypedPayment {
  return { cents, day: getAgencyDay(Date.now()), method: "cash" };
}

export interface TypedBooking {
  trips: readonly TypedTrip[];
  notes: string;
  payment: TypedPayment;
  deposit: TypedDeposit;
  isTold: boolean;
}

export const toTotal = (trips: readonly TypedTrip[]) =>
  trips.reduce((sum, { amountCents }) => sum + (parseMoney(amountCents) ?? 0), 0);

/** Nothing typed is nobody, or none. */
const readCount = (text: string) => (/^\s*\d{0,4}\s*$/.test(text) ? Number(text) : undefined);

const NUMBERS: Readonly<Record<string, (text: string) => number | undefined>> = {
  ...{ adults: readCount, children: readCount, smallChildren: readCount, count: readCount },
  ...{ cents: parseMoney, unitCents: parseMoney, amountCents: parseMoney },
};

/** What the form alone needs. */
const OWN = ["id", "isOwn", "isDayOwn", "worked"];
const MAY_LACK = ["offer", "port", "date", "due", "time"];

/** Parts that are left out as long as these fields of them are empty. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ...{ pickup: ["place", "time"], deposit: ["cents", "due"], payment: ["cents"] },
};

/** Reads a form as the server takes it; a number that is none becomes `null`, which the server refuses. `without` is for the other kind of form. */
export function readForm<Sent>(typed: object, without?: keyof TypedTrip): Sent {
  const read = (name: string, value: unknown): unknown => {
    const part = PARTS[name]?.map((field) => (value as Record<string, string>)[field]?.trim());
    if (OWN.includes(name) || name === without || part?.join("") === "") return undefined;
    if (typeof value !== "string") return value;
    const readNumber = NUMBERS[name];
    if (readNumber) return readNumber(value) ?? null;
    return value === "" && MAY_LACK.includes(name) ? undefined : value;
  };
  return JSON.parse(JSON.stringify(typed, read)) as Sent;
}

/** Reads what the price rules of an offer ask for. */
export function readParty({ offer, port, date, adults, children, smallChildren }: TypedTrip) {
  return readForm<Omit<RouterInputs["quotes"]["draft"], "lang" | "reference">>({
    ...{ offer, port, date, adults, children, smallChildren },
  });
}

type Word = keyof StaffTexts["enquiries"]["booking"];

const WORDS: Readonly<Record<string, Word>> = {
  ...{ name: "needName", phone: "wrongPhone", email: "wrongEmail", title: "needTitle", offer: "offerGone" },
  ...{ adults: "needPersons", children: "needPersons", smallChildren: "needPersons" },
  ...{ date: "needDay", day: "needDay", due: "needDay", validUntil: "needDay", time: "noSuchMoment" },
  ...{ tripIds: "needTrips", text: "needReason" },
  ...{ label: "needLabel", count: "needCount", lines: "needLines", payUrl: "needHttps" },
  ...{ feeCents: "needAmount", cents: "needAmount", unitCents: "needAmount", amountCents: "needAmount" },
};

const TOO_HIGH: Readonly<Record<string, Word>> = {
  "deposit.cents": "depositTooHigh",
  feeCents: "feeTooHigh",
};

/** Names what is wrong with a field that the server has refused: it knows today's day in Santo Domingo, and which offers there are. */
export function findWord(field: string, code: FieldCode): Word | undefined {
  if (code === "too-soon") return "dayOver";
  if (code === "too-far") return field === "validUntil" ? "validTooLong" : "dayAhead";
  if (code === "too-long") return undefined;
  if (code === "too-many" && field in TOO_HIGH) return TOO_HIGH[field];
  if (field.endsWith("lines") && code === "invalid-number") return "wrongTotal";
  return WORDS[field.split(".").at(-1) ?? ""];
}
