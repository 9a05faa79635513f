/** Returns a text of several lines as it must be stored, by other means than the site's. */
const toStoredText = (value) =>
  value
    .toWellFormed()
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, "")
    .normalize("NFC")
    .trim();
const toStoredLine = (value = "") => toStoredText(value).split(/\s+/).join(" ");

const LIMITS = { name: 100, lastname: 100, message: 4000, place: 200, source: 200 };

/** Tells whether a text is longer, as it would be stored, than its field allows. */
export function isTooLong(request) {
  const sent = parseSent(request);
  const fields = { ...sent, place: sent.pickup?.place };
  return Object.entries(LIMITS).some(([name, max]) => [...toStoredText(fields[name] ?? "")].length > max);
}

/** Returns the fields that a request sends, a plain form's as a script would send them. */
function parseSent({ type, body }) {
  const text = String(body);
  if (type.toLowerCase().startsWith("application/json")) return JSON.parse(text);
  // A browser sends no field without a name, and the server's parser drops one.
  const fields = Object.fromEntries(
    [...new URLSearchParams(text)].filter(([name, value]) => name !== "" && value.trim() !== ""),
  );
  const { pickupKind, pickupPlace, pickupShipDocked, pickupShipAllAboard, ...rest } = fields;
  for (const name of ["adults", "children", "smallChildren"])
    if (rest[name] !== undefined) rest[name] = Number(rest[name]);
  const pickup = { place: pickupPlace, shipDocked: pickupShipDocked, shipAllAboard: pickupShipAllAboard };
  if ([pickupKind, ...Object.values(pickup)].every((value) => value === undefined)) return rest;
  return { ...rest, pickup: { kind: pickupKind ?? "unknown", ...pickup } };
}

const LINK = /https?:|www\.|\[url/i;

/** The honeypot alone may be a password manager's doing; it takes a second sign. */
function isTrapped({ topic_2: trap = "" }, { source, name, lastname, message }) {
  if (trap === "") return false;
  return source === "" || message === trap || [name, lastname, message].some((text) => LINK.test(text));
}

/** Returns what must be stored of an enquiry, as one comparable text. */
function toExpectedRow(request) {
  const sent = parseSent(request);
  const payload = { ...sent, message: toStoredText(sent.message) };
  // zod leaves a field `__proto__` out, which could change a prototype.
  for (const name of ["topic_2", "lang", "idempotencyKey", "__proto__"]) delete payload[name];
  for (const name of ["name", "lastname", "email", "phone", "source"])
    payload[name] = toStoredLine(sent[name]);
  if (sent.pickup) payload.pickup = { ...sent.pickup, place: toStoredLine(sent.pickup.place) };
  const suspicion = isTrapped(sent, payload) ? "honeypot" : null;
  return toComparable(request.path, sent.lang, suspicion, payload);
}

/** Makes a text of a row that does not depend on the order of its fields. */
function toComparable(kind, locale, suspicion, payload) {
  const sort = (value) =>
    typeof value === "object" && value !== null
      ? Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([name, part]) => [name, sort(part)])
          .sort(([a], [b]) => (a < b ? -1 : 1))
      : value;
  return JSON.stringify([kind, locale, suspicion, sort(payload)]);
}

function compareEnquiries(rows, accepted) {
  const known = new Set(rows.map(({ reference }) => reference));
  const missing = [...accepted.keys()].filter((reference) => reference !== "yes" && !known.has(reference));
  const problems = missing.map((reference) => `confirmed but not stored: ${reference}`);
  for (const { reference, kind, locale, suspicion, payload } of rows) {
    // What the page had told of the price is the server's own word beside what was sent.
    const sent = JSON.parse(payload);
    delete sent.told;
    const stored = toComparable(kind, locale, suspicion, sent);
    // Every request that was answered with this reference must have said just this.
    const expected = (accepted.get(reference) ?? []).map(toExpectedRow);
    const other = expected.length === 0 ? "nothing" : expected.find((row) => row !== stored);
    if (other !== undefined) problems.push(`sent ${other}\nkept ${stored}`);
  }
  return problems;
}

/** The first request counts: a second one of the same address within ten minutes is not asked again. */
function compareSubscribers(rows, requests) {
  const toKey = (email, lang, page) => JSON.stringify([email, lang, page]);
  const fields = requests.map(parseSent);
  const toEmail = ({ email }) => toStoredLine(email).toLowerCase();
  const sent = new Set(fields.map((one) => toKey(toEmail(one), one.lang, toStoredLine(one.source))));
  const known = new Set(rows.map(({ email }) => email));
  const missing = [...new Set(fields.map(toEmail))].filter((email) => !known.has(email));
  const wrong = rows
    .map(({ email, locale, consent }) => toKey(email, locale, JSON.parse(consent).page))
    .filter((row) => !sent.has(row));
  return [
    ...missing.map((email) => `confirmed but not stored: ${email}`),
    ...wrong.map((row) => `subscriber ${row} was not sent so`),
  ];
}

/** Compares every stored enquiry and subscriber with what was sent. */
export async function compareRows(readTable, accepted) {
  const [enquiries, subscribers] = [await readTable("enquiries"), await readTable("subscribers")];
  const others = compareSubscribers(subscribers, accepted.get("yes") ?? []);
  return {
    ...{ enquiries: enquiries.length, subscribers: subscribers.length },
    problems: [...compareEnquiries(enquiries, accepted), ...others],
  };
}
