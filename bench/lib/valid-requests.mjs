import fc from "fast-check";

/** What people really type, and what they could: all of it is text that a form takes. */
const HOSTILE_TEXTS = [
  "👩‍👩‍👧‍👦",
  "🏳️‍🌈",
  "👍🏽",
  "\u202Eabc\u202C",
  "\u2066x\u2069",
  "\u200Fשלום",
  "مرحبا",
  "日本語",
  "e\u0301\u0323",
  "\u1E9B\u0323",
  "\u0958",
  "Z\u0351\u036B\u0343",
  "ﬁ ½ Å \u212B",
  "\0",
  "\u001B[31m",
  "\u007F\u0085",
  "\r\nBcc: evil@example.com\r\n\r\n",
  "\n.\r\n",
  "\nSubject: x",
  "\u2028To: evil@example.com\u2029",
  "=?utf-8?B?QmNjOg==?=",
  "<evil@example.com>, ",
  '"; \\',
  "\uFEFF\u200B",
  "\u00A0 \u3000\t",
  "\uFFFE\uFFFF",
  "'; drop table enquiries; --",
  "</textarea><script>",
  "{{constructor}}",
  "=1+1",
  "%00%0d%0a",
  "&amp;#0;",
];
const LONE = ["\uD800", "\uDC00x", "\uD83D\0\uDE00"];

const words = (withLone) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...HOSTILE_TEXTS, ...(withLone ? LONE : [])),
        fc.string({ unit: "binary", maxLength: 12 }),
        fc.string({ unit: "grapheme", maxLength: 12 }),
        fc.string({ maxLength: 12 }),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join(""));

/** A text with a letter in it, now and then as long as its field allows, or one character longer. */
function text(max, withLone) {
  const fill = fc.constantFrom("x", "é", "e\u0301", "😀", "字");
  const length = fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, fc.constantFrom(max, max + 1));
  return fc.tuple(words(withLone), fill, length).map(([start, letter, wanted]) => {
    const short = `${[...start].slice(0, max - 2).join("")}A`;
    return wanted === 0 ? short : `A${letter.repeat(wanted - 1)}`;
  });
}

const optional = (arbitrary) => fc.option(arbitrary, { nil: undefined });
const lang = fc.constantFrom("en", "es", "it");
const address = fc.constantFrom(
  "@example.com",
  ".Ana+x@EXAMPLE.org",
  "@sub.example.co.uk",
  "'=/?@exämple.com",
  "@例子.测试",
  "ñ@example.com",
  "用户@example.com",
);
const honeypot = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  fc.constant("http://spam.example"),
);
const phone = fc.constantFrom(
  "",
  "+34 600 123 456",
  "0034/600-12.34",
  " (809) 555 0100 ext 12 ",
  "+1\u00A0809 555 0100",
);
const DAY_MS = 24 * 60 * 60_000;
/** Days that can be booked: past the hours before pick-up, and not further ahead than the agency plans. */
const day = fc
  .integer({ min: 7, max: 350 })
  .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
const persons = (min) => fc.integer({ min, max: 99 });

const contact = (withLone) =>
  fc.record({
    name: text(100, withLone),
    lastname: optional(text(100, withLone)),
    phone: optional(phone),
    message: text(4000, withLone),
    service: optional(fc.constantFrom("saona-island", "x", "a1-b2")),
    collection: optional(fc.constantFrom("excursions", "activities", "services", "catalog")),
    date: optional(day),
    adults: optional(persons(1)),
    children: optional(persons(0)),
    pickup: optional(
      fc.record({
        kind: fc.constantFrom("hotel", "cruise", "unknown"),
        place: optional(text(200, withLone)),
        shipDocked: optional(fc.constantFrom("00:00", "08:15")),
        shipAllAboard: optional(fc.constantFrom("00:00", "17:30", "23:59")),
      }),
    ),
    source: optional(text(200, withLone)),
    topic_2: honeypot,
  });

const subscribe = (withLone) => fc.record({ source: optional(text(200, withLone)), topic_2: honeypot });

let count = 0;

/** Addresses and keys are counted and not drawn, so that every row can be told from every other. */
function complete(path, fields, end, locale) {
  count += 1;
  const email = `v${count}${end}`;
  const key = path === "subscribe" ? {} : { idempotencyKey: `fuzz-${process.pid}-${count}` };
  const entries = Object.entries({ ...fields, email, lang: locale, ...key });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function toForm(path, { pickup, ...fields }) {
  const nested = {
    pickupKind: pickup?.kind,
    pickupPlace: pickup?.place,
    pickupShipDocked: pickup?.shipDocked,
    pickupShipAllAboard: pickup?.shipAllAboard,
  };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...fields, ...nested }))
    if (value !== undefined) form.set(name, String(value));
  return form.toString();
}

const anyForm = (withLone) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant("contact"), contact(withLone)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant("subscribe"), subscribe(withLone)) },
  );

const asJson = fc.tuple(anyForm(true), address, lang).map(([[path, fields], end, locale]) => {
  const body = complete(path, fields, end, locale);
  return { path, type: "application/json", body: JSON.stringify(body) };
});
const asForm = fc.tuple(anyForm(false), address, lang).map(([[path, fields], end, locale]) => {
  const body = complete(path, fields, end, locale);
  return { path, type: "application/x-www-form-urlencoded", body: toForm(path, body) };
});

/** A request that is right in all its parts, with contents as unusual as the forms allow. */
export const validRequest = fc
  .oneof({ weight: 3, arbitrary: asJson }, { weight: 1, arbitrary: asForm })
  .map((request) => ({ method: "POST", query: "", headers: {}, ...request, valid: true }));
