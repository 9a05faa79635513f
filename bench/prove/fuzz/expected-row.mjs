// What the store must hold of a request, written down a second time and by other means than in src/domain/contracts/clean-text.ts:
// Unix line breaks, no control characters, no bidirectional overrides, half characters as U+FFFD, composed, trimmed.
const BREAKS = new Set(["\n", "\r", "\u0085", "\u2028", "\u2029"]);

function isDropped(codePoint) {
  return codePoint < 0x20
    ? codePoint !== 0x09
    : (codePoint >= 0x7f && codePoint <= 0x9f) ||
        (codePoint >= 0x202a && codePoint <= 0x202e) ||
        (codePoint >= 0x2066 && codePoint <= 0x2069);
}

/** Returns a text of several lines as it is stored. */
export function toStoredText(value) {
  let result = "";
  let previous = "";
  for (const character of value) {
    const codePoint = character.codePointAt(0);
    if (BREAKS.has(character)) result += character === "\n" && previous === "\r" ? "" : "\n";
    else if (codePoint >= 0xd800 && codePoint <= 0xdfff) result += "\uFFFD";
    else if (!isDropped(codePoint)) result += character;
    previous = character;
  }
  return result.normalize("NFC").trim();
}

/** Returns a text of one line as it is stored. */
export const toStoredLine = (value) => toStoredText(value).split(/\s+/).join(" ");

const LIMITS = { name: 100, lastname: 100, message: 4000, place: 200, source: 200 };

/** Tells whether a text is longer, as it would be stored, than its field allows. */
export function isTooLong(request) {
  const sent = parseSent(request);
  const fields = { ...sent, place: sent.pickup?.place };
  return Object.entries(LIMITS).some(([name, max]) => [...toStoredText(fields[name] ?? "")].length > max);
}

/** Returns the fields that a request sends, a plain form's as a script would send them. */
export function parseSent({ type, body }) {
  const text = String(body);
  if (type.toLowerCase().startsWith("application/json")) return JSON.parse(text);
  // A browser sends no field without a name, and the server's parser drops one.
  const fields = Object.fromEntries(
    [...new URLSearchParams(text)].filter(([name, value]) => name !== "" && value.trim() !== ""),
  );
  const { pickupKind, pickupPlace, pickupShipDocked, pickupShipAllAboard, ...rest } = fields;
  for (const name of ["adults", "children", "smallChildren"])
    if (rest[name] !== undefined) rest[name] = Number(rest[name]);
  const pickup = [pickupKind, pickupPlace, pickupShipDocked, pickupShipAllAboard];
  if (pickup.every((value) => value === undefined)) return rest;
  return {
    ...rest,
    pickup: {
      kind: pickupKind ?? "unknown",
      ...(pickupPlace !== undefined && { place: pickupPlace }),
      ...(pickupShipDocked !== undefined && { shipDocked: pickupShipDocked }),
      ...(pickupShipAllAboard !== undefined && { shipAllAboard: pickupShipAllAboard }),
    },
  };
}

function toPayload(sent) {
  const rest = { ...sent };
  // zod leaves a field `__proto__` out, which could change a prototype.
  for (const name of ["topic_2", "lang", "idempotencyKey", "__proto__"]) delete rest[name];
  const line = (name) => toStoredLine(rest[name] ?? "");
  const payload = { ...rest, name: line("name"), email: line("email"), source: line("source") };
  payload.message = toStoredText(rest.message);
  const pickup = rest.pickup && { ...rest.pickup, place: toStoredLine(rest.pickup.place ?? "") };
  return { ...payload, lastname: line("lastname"), phone: line("phone"), ...(pickup && { pickup }) };
}

const LINK = /https?:|www\.|\[url/i;

/** The honeypot alone may be a password manager's doing; it takes a second sign. */
function isTrapped({ topic_2: trap = "" }, { source, name, lastname, message }) {
  if (trap === "") return false;
  return source === "" || message === trap || [name, lastname, message].some((text) => LINK.test(text));
}

/** Returns what is stored of an enquiry, as one comparable text. */
export function toExpectedRow(request) {
  const sent = parseSent(request);
  const payload = toPayload(sent);
  const suspicion = isTrapped(sent, payload) ? "honeypot" : null;
  return toComparable(request.path, sent.lang, suspicion, payload);
}

/** Makes a text of a row that does not depend on the order of its fields. */
export function toComparable(kind, locale, suspicion, payload) {
  const sort = (value) =>
    typeof value === "object" && value !== null
      ? Object.entries(value)
          .map(([name, part]) => [name, sort(part)])
          .sort(([a], [b]) => (a < b ? -1 : 1))
      : value;
  return JSON.stringify([kind, locale, suspicion, sort(payload)]);
}
