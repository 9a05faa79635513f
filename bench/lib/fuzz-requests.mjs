import fc from "fast-check";

const FORMS = ["contact", "subscribe", "registration"];
const OTHERS = [
  "unsubscribe",
  "enquiry",
  "subscribe/confirm",
  "outbox",
  "health",
  "nothing",
  "%ff",
  "contact/x",
];
const NASTY = [
  "\r\nBcc: evil@example.com",
  "a\nb",
  "%0d%0aX: y",
  "\0",
  "\u202Eabc\u2066",
  "👩‍👩‍👧‍👦🏳️‍🌈".repeat(30),
  "\uD800",
  "\u2028\u2029\u0085",
  "' or 1=1; --",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "x".repeat(5000),
  "é".normalize("NFD").repeat(400),
  "=cmd()",
  "__proto__",
];
const GOOD = {
  name: "Ana",
  lastname: "Pérez",
  email: "ana@example.com",
  phone: "+34 600 123 456",
  message: "¿Hay sitio?",
  lang: "es",
  github: "ana-p",
};

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary" }), fc.string());
const anything = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 3 }).map((value) => toJsonable(value)) },
  fc.constantFrom(null, true, -1, 1e308, [], {}, [["a"]], { __proto__: null, toString: 1 }),
);
const key = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...Object.keys(GOOD), "pickup", "date", "adults", "idempotencyKey"),
  },
  fc.constantFrom("__proto__", "constructor", "pickup.kind", "pickup[kind]", "topic_2", "toString", ""),
  text,
);

function toJsonable(value) {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch {
    return String(value);
  }
}

/** A good body of which a few fields are something else; now and then none is. */
const record = fc
  .tuple(
    fc.array(fc.tuple(key, anything), { maxLength: 3 }),
    fc.array(fc.constantFrom(...Object.keys(GOOD)), { maxLength: 2 }),
  )
  .map(([changes, missing]) => {
    const entries = Object.entries(GOOD).filter(([name]) => !missing.includes(name));
    return Object.fromEntries([...entries, ...changes]);
  });

// JSON.stringify leaves __proto__ out of a literal but keeps it of fromEntries, which is what we want to send.
const body = fc.oneof(
  { weight: 8, arbitrary: record.map((value) => JSON.stringify(value)) },
  {
    weight: 3,
    arbitrary: record
      .map((value) => JSON.stringify(value))
      .chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
  },
  {
    weight: 5,
    arbitrary: record.map((value) =>
      Object.entries(value)
        .map(
          ([name, part]) =>
            `${safeEncode(name)}=${safeEncode(typeof part === "string" ? part : JSON.stringify(part))}`,
        )
        .join("&"),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "a=%",
      "%zz=%ff&&&=",
      "a[b][c]=1&a[]=2",
      "&".repeat(3000),
      "a=1&a=2&__proto__[x]=1",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "",
      "null",
      "[]",
      "1",
      '"x"',
      "{",
      '{"a":',
      "[".repeat(20_000),
      '{"a":'.repeat(8000),
    ),
  },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(65_535, 65_536, 65_537, 200_000)
      .map((size) => `{"message":"${"x".repeat(size)}"}`),
  },
);

function safeEncode(words) {
  return encodeURIComponent(words.toWellFormed?.() ?? words.replace(/[\uD800-\uDFFF]/g, "?"));
}

const headerText = fc
  .oneof(
    fc.constantFrom("https://evil.example", "null", "*/*", "text/html", "application/json", "\xff\xfe"),
    fc.string({ maxLength: 60 }),
  )
  .map((words) => words.replace(/[^\t\x20-\x7e\x80-\xff]/g, ""));
const type = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("application/json", "application/x-www-form-urlencoded") },
  fc.constantFrom(
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/xml",
    "APPLICATION/JSON",
    "__proto__",
    "",
  ),
);

function getFittingType(sent) {
  return String(sent).startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
}

/** One request to the functions, mostly nearly right: only what passes the first checks reaches the later ones. */
export const fuzzRequest = fc
  .record({
    method: fc.oneof(
      { weight: 10, arbitrary: fc.constant("POST") },
      { weight: 2, arbitrary: fc.constant("GET") },
      fc.constantFrom("PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "QUERY"),
    ),
    path: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...FORMS) },
      { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
    ),
    query: fc.oneof(
      { weight: 5, arbitrary: fc.constant("") },
      fc
        .tuple(fc.constantFrom("token", "draft", "sent", "lang", "wait", "__proto__", "token[]"), text)
        .map(([name, value]) => `?${name}=${safeEncode(value)}`),
      fc.constantFrom("?token=a.b", "?token=e30.x", "?token=%ff", "?draft=1&draft=2", "?%", "?sent=%00"),
    ),
    otherType: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, type),
    headers: fc.dictionary(
      fc.constantFrom(
        "origin",
        "sec-fetch-site",
        "accept",
        "x-forwarded-for",
        "authorization",
        "accept-language",
        "cookie",
        "referer",
      ),
      headerText,
      { maxKeys: 1 },
    ),
    body,
  })
  .map(({ otherType, ...rest }) => ({ ...rest, type: otherType ?? getFittingType(rest.body) }));
