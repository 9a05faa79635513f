import fc from "fast-check";

const FORMS = ["contact", "subscribe", "registration"];
const OTHERS = "unsubscribe enquiry subscribe/confirm outbox health nothing %ff contact/x".split(" ");
/** What people could type: all of it is text that a form takes. */
const TEXTS = [
  ..."👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 مرحبا 日本語 e\u0301\u0323 \u1E9B\u0323 \u0958 Z\u0351\u036B\u0343 ﬁ½Å\u212B %00%0d%0a &amp;#0; =1+1 =?utf-8?B?QmNjOg==?=".split(
    " ",
  ),
  ...["\u202Eabc\u202C", "\u2066x\u2069", "\u200Fשלום", "\0", "\u001B[31m", "\u007F\u0085", "\uFEFF\u200B"],
  ...["\r\nBcc: evil@example.com\r\n\r\n", "\n.\r\n", "\nSubject: x", "\u2028To: evil@example.com\u2029"],
  ...["<evil@example.com>, ", '"; \\', "\u00A0 \u3000\t", "\uFFFE\uFFFF", "{{constructor}}"],
  ...["'; drop table enquiries; --", "</textarea><script>"],
];
const LONE = ["\uD800", "\uDC00x", "\uD83D\0\uDE00"];
const NASTY = [...TEXTS, ...LONE, "x".repeat(5000), "é".normalize("NFD").repeat(400), "__proto__"];
const GOOD = {
  ...{ name: "Ana", lastname: "Pérez", email: "ana@example.com", phone: "+34 600 123 456" },
  ...{ message: "¿Hay sitio?", lang: "es", github: "ana-p" },
};
const NAMES = Object.keys(GOOD);

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary" }), fc.string());

function toJsonable(value) {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch {
    return String(value);
  }
}
const anything = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 3 }).map(toJsonable) },
  fc.constantFrom(null, true, -1, 1e308, [], {}, [["a"]], { __proto__: null, toString: 1 }),
);
const key = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAMES, "pickup", "date", "adults", "idempotencyKey") },
  fc.constantFrom("__proto__", "constructor", "pickup.kind", "pickup[kind]", "topic_2", "toString", ""),
  text,
);

/** A good body of which a few fields are something else; now and then none is. */
const record = fc
  .tuple(
    fc.array(fc.tuple(key, anything), { maxLength: 3 }),
    fc.array(fc.constantFrom(...NAMES), { maxLength: 2 }),
  )
  .map(([changes, missing]) => {
    const entries = Object.entries(GOOD).filter(([name]) => !missing.includes(name));
    return Object.fromEntries([...entries, ...changes]);
  });
// JSON.stringify leaves __proto__ out of a literal but keeps it of fromEntries, which is what we want to send.
const json = record.map((value) => JSON.stringify(value));

const encode = (words) =>
  encodeURIComponent(words.toWellFormed?.() ?? words.replace(/[\uD800-\uDFFF]/g, "?"));
const toPair = ([name, part]) =>
  `${encode(name)}=${encode(typeof part === "string" ? part : JSON.stringify(part))}`;

const weighted = (weight, arbitrary) => ({ weight, arbitrary });
const body = fc.oneof(
  weighted(8, json),
  weighted(
    3,
    json.chain((whole) => fc.nat(whole.length).map((end) => whole.slice(0, end))),
  ),
  weighted(
    5,
    record.map((value) => Object.entries(value).map(toPair).join("&")),
  ),
  weighted(2, fc.constantFrom("a=%", "%zz=%ff&&&=", "a[b][c]=1&a[]=2", "&".repeat(3000), "__proto__[x]=1")),
  weighted(2, fc.constantFrom("", "null", "[]", '"x"', "{", "[".repeat(20_000), '{"a":'.repeat(8000))),
  weighted(
    2,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  ),
  fc.constantFrom(65_535, 65_536, 65_537, 200_000).map((size) => `{"message":"${"x".repeat(size)}"}`),
);

const headerText = fc
  .oneof(
    fc.constantFrom("https://evil.example", "null", "text/html", "\xff\xfe"),
    fc.string({ maxLength: 60 }),
  )
  .map((words) => words.replace(/[^\t\x20-\x7e\x80-\xff]/g, ""));
const HEADERS =
  "origin sec-fetch-site accept x-forwarded-for authorization accept-language cookie referer".split(" ");
const otherType = fc.constantFrom(
  ...["application/json", "application/x-www-form-urlencoded", "application/json; charset=utf-16"],
  ...["text/plain", "multipart/form-data; boundary=x", "APPLICATION/JSON", "__proto__", ""],
);
const getFittingType = (sent) =>
  String(sent).startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";

/** One request to the functions, mostly nearly right: only what passes the first checks reaches the later ones. */
export const fuzzRequest = fc
  .record({
    method: fc.oneof(
      weighted(10, fc.constant("POST")),
      weighted(2, fc.constant("GET")),
      fc.constantFrom("PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "QUERY"),
    ),
    path: fc.oneof(weighted(6, fc.constantFrom(...FORMS)), weighted(2, fc.constantFrom(...OTHERS))),
    query: fc.oneof(
      weighted(5, fc.constant("")),
      fc
        .tuple(fc.constantFrom("token", "draft", "sent", "lang", "__proto__", "token[]"), text)
        .map(([name, value]) => `?${name}=${encode(value)}`),
      fc.constantFrom("?token=a.b", "?token=e30.x", "?token=%ff", "?draft=1&draft=2", "?%", "?sent=%00"),
    ),
    other: fc.oneof(weighted(4, fc.constant(undefined)), otherType),
    headers: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 1 }),
    body,
  })
  .map(({ other, ...rest }) => ({ ...rest, type: other ?? getFittingType(rest.body) }));

const words = (withLone) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...TEXTS, ...(withLone ? LONE : [])),
        fc.string({ unit: "binary", maxLength: 12 }),
        fc.string({ unit: "grapheme", maxLength: 12 }),
        fc.string({ maxLength: 12 }),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join(""));

/** A text with a letter in it, now and then as long as its field allows, or one character longer. */
function field(max, withLone) {
  const fill = fc.constantFrom("x", "é", "e\u0301", "😀", "字");
  const length = fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, fc.constantFrom(max, max + 1));
  return fc.tuple(words(withLone), fill, length).map(([start, letter, wanted]) => {
    const short = `${[...start].slice(0, max - 2).join("")}A`;
    return wanted === 0 ? short : `A${letter.repeat(wanted - 1)}`;
  });
}

const optional = (arbitrary) => fc.option(arbitrary, { nil: undefined });
const persons = (min) => fc.integer({ min, max: 99 });
const ADDRESSES =
  "@example.com .Ana+x@EXAMPLE.org @sub.example.co.uk '=/?@exämple.com @例子.测试 ñ@example.com".split(" ");
const PHONES = ["", "+34 600 123 456", "0034/600-12.34", " (809) 555 0100 ext 12 ", "+1\u00A0809 555 0100"];
const honeypot = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  fc.constant("http://spam.example"),
);
const DAY_MS = 24 * 60 * 60_000;
/** Days that can be booked: past the hours before pick-up, and not further ahead than the agency plans. */
const day = fc
  .integer({ min: 7, max: 350 })
  .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));

const contact = (withLone) =>
  fc.record({
    name: field(100, withLone),
    lastname: optional(field(100, withLone)),
    phone: optional(fc.constantFrom(...PHONES)),
    message: field(4000, withLone),
    service: optional(fc.constantFrom("saona-island", "x", "a1-b2")),
    collection: optional(fc.constantFrom("excursions", "activities", "services", "catalog")),
    date: optional(day),
    adults: optional(persons(1)),
    children: optional(persons(0)),
    pickup: optional(
      fc.record({
        kind: fc.constantFrom("hotel", "cruise", "unknown"),
        place: optional(field(200, withLone)),
        shipDocked: optional(fc.constantFrom("00:00", "08:15")),
        shipAllAboard: optional(fc.constantFrom("00:00", "17:30", "23:59")),
      }),
    ),
    source: optional(field(200, withLone)),
    topic_2: honeypot,
  });
const subscribe = (withLone) => fc.record({ source: optional(field(200, withLone)), topic_2: honeypot });

let count = 0;

/** Addresses and keys are counted and not drawn, so that every row can be told from every other. */
function complete(path, fields, end, lang) {
  count += 1;
  const idempotencyKey = path === "subscribe" ? undefined : `fuzz-${process.pid}-${count}`;
  const entries = Object.entries({ ...fields, email: `v${count}${end}`, lang, idempotencyKey });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function toForm({ pickup = {}, ...fields }) {
  const { kind, place, shipDocked, shipAllAboard } = pickup;
  const nested = { pickupKind: kind, pickupPlace: place };
  const ship = { pickupShipDocked: shipDocked, pickupShipAllAboard: shipAllAboard };
  const entries = Object.entries({ ...fields, ...nested, ...ship }).filter(
    ([, value]) => value !== undefined,
  );
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

/** A form's words as a script sends them, half characters too, or as a browser does without one. */
const createValid = (withLone, type, write) =>
  fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.tuple(fc.constant("contact"), contact(withLone)) },
        { weight: 2, arbitrary: fc.tuple(fc.constant("subscribe"), subscribe(withLone)) },
      ),
      fc.constantFrom(...ADDRESSES),
      fc.constantFrom("en", "es", "it"),
    )
    .map(([[path, fields], end, lang]) => ({ path, type, body: write(complete(path, fields, end, lang)) }));

/** A request that is right in all its parts, with contents as unusual as the forms allow. */
export const validRequest = fc
  .oneof(
    { weight: 3, arbitrary: createValid(true, "application/json", JSON.stringify) },
    { weight: 1, arbitrary: createValid(false, "application/x-www-form-urlencoded", toForm) },
  )
  .map((request) => ({ method: "POST", query: "", headers: {}, ...request, valid: true }));
