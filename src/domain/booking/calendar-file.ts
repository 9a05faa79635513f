import { AGENCY_TIME_ZONE, AGENCY_UTC_OFFSET_HOURS } from "../config/booking";
import { addDays, DAY_MS, HOUR_MS, MINUTE_MS } from "./calendar-day";

export interface CalendarEvent {
  uid: string;
  date: string;
  /** When it begins in Santo Domingo, `HH:MM`; without it the event takes the whole day, or the days that its hours fill. */
  time?: string | undefined;
  hours?: number | undefined;
  title: string;
  description: string;
  location?: string;
  url?: string;
  status: "CANCELLED" | "CONFIRMED" | "TENTATIVE";
  /** Grows with each change, so that calendars take the newest. */
  sequence?: number;
}

interface Calendar {
  company: string;
  product: string;
  now: number;
  /** Of a calendar that phones follow: its name. They look again every quarter of an hour. */
  name?: string;
}

const LINE_OCTETS = 75;
/** A character as readers see it, with what is joined to it, or an escape. */
const UNIT = /\\?(?:\p{RI}{2}|[^])(?:\p{M}|\p{EMod}|[\u{e0020}-\u{e007f}]|\u200d\\?[^])*/gu;

/** Folds a line after 75 octets (RFC 5545, 3.1): never inside an escape, after which Google hides the event, or a joined emoji. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const [unit] of line.matchAll(UNIT)) {
    const { length } = encoder.encode(unit);
    if (octets + length > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += unit;
    octets += length;
  }
  return folded;
}

/** Escapes a text (RFC 5545, 3.3.11). */
function escape(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** Writes clock time as `20261201T073000`: the milliseconds are those of a clock without any zone. */
function toStamp(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+Z$/g, "");
}

function toLines(kind: string, stamps: readonly string[]): string[] {
  return stamps.map((stamp, index) => `${index ? "DTEND" : "DTSTART"};${kind}:${stamp}`);
}

function toTimes({ date, time, hours = 0 }: CalendarEvent): string[] {
  if (time === undefined) {
    const days = Math.ceil((hours * HOUR_MS) / DAY_MS);
    // The end is the day after the last one; an event of one day needs none.
    const ends = days > 1 ? [date, addDays(date, days)] : [date];
    return toLines(
      "VALUE=DATE",
      ends.map((day) => day.replaceAll("-", "")),
    );
  }
  const start = Date.parse(`${date}T${time}:00Z`);
  const end = start + Math.max(1, Math.round(hours * 60)) * MINUTE_MS;
  return toLines(`TZID=${AGENCY_TIME_ZONE}`, [start, end].map(toStamp));
}

function toEvent(event: CalendarEvent, now: number): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${toStamp(now)}Z`,
    ...toTimes(event),
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `SUMMARY:${escape(event.title)}`,
    `DESCRIPTION:${escape(event.description)}`,
    ...(event.location ? [`LOCATION:${escape(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${event.status}`,
    "END:VEVENT",
  ];
}

const OFFSET = `-${String(-AGENCY_UTC_OFFSET_HOURS).padStart(2, "0")}00`;
const ZONE = [
  ...["BEGIN:VTIMEZONE", `TZID:${AGENCY_TIME_ZONE}`, "BEGIN:STANDARD", "DTSTART:20001203T010000"],
  ...[`TZOFFSETFROM:${OFFSET}`, `TZOFFSETTO:${OFFSET}`, "TZNAME:AST", "END:STANDARD", "END:VTIMEZONE"],
];

/** Writes events on Dominican time as a file for calendars (RFC 5545). */
export function createCalendar(events: readonly CalendarEvent[], calendar: Calendar): string {
  const { company, product, now, name = "" } = calendar;
  const followed = [
    ...[`NAME:${escape(name)}`, `X-WR-CALNAME:${escape(name)}`],
    ...["REFRESH-INTERVAL;VALUE=DURATION:PT15M", "X-PUBLISHED-TTL:PT15M"],
  ];
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${escape(company)}//${product}//EN`],
    ...["CALSCALE:GREGORIAN", "METHOD:PUBLISH", ...(name ? followed : []), ...ZONE],
    ...events.flatMap((event) => toEvent(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
