import { contactRequestSchema } from "./contact";
import { parseRequest } from "./fields";
import { fromForm, toFormField } from "./from-form";
import { registrationRequestSchema, subscribeRequestSchema } from "./sign-up";

const contact = { name: "Ana", email: "ana@example.com", message: "Hola", lang: "es" };
const subscribe = { email: "ana@example.com", lang: "es" };
const registration = {
  name: "Ana",
  email: "ana@example.com",
  language: "es",
  about: "I am Ana",
  lang: "en",
};

const contactErrors = (change: object) => {
  const result = parseRequest(contactRequestSchema, { ...contact, ...change });
  return result.ok ? "ok" : result.fields;
};

describe("the contact contract", () => {
  it("takes the smallest enquiry and fills in what was left out", () => {
    const result = parseRequest(contactRequestSchema, contact);
    expect(result).toEqual({ ok: true, data: { ...contact, lastname: "", phone: "", source: "" } });
  });

  it("takes every optional field", () => {
    const pickup = { kind: "cruise", place: "La Romana", shipAllAboard: "17:30" };
    const full = {
      service: "coral-key",
      collection: "excursions",
      port: "bayahibe",
      date: "2027-02-28",
      adults: 2,
    };
    const rest = {
      children: 0,
      smallChildren: 1,
      pickup,
      source: "/es/contacto",
      idempotencyKey: "abcd-1234",
      topic_2: "",
    };
    expect(contactErrors({ ...full, ...rest })).toBe("ok");
  });

  it("takes a booking without a message, but no question without one", () => {
    expect(contactErrors({ message: "", service: "coral-key" })).toBe("ok");
    expect(contactErrors({ message: undefined, service: "coral-key" })).toBe("ok");
    expect(contactErrors({ message: " ", email: "ana" })).toEqual({
      email: "invalid-email",
      message: "required",
    });
  });

  it.each([
    [{ name: undefined }, { name: "required" }],
    [{ name: "  \n " }, { name: "required" }],
    [{ name: "\u200B" }, { name: "required" }],
    [{ message: "\u200B\n" }, { message: "required" }],
    [{ name: 7 }, { name: "invalid" }],
    [{ name: "x".repeat(101) }, { name: "too-long" }],
    [{ message: "é".repeat(4001) }, { message: "too-long" }],
    [{ email: "" }, { email: "required" }],
    [{ email: "ana" }, { email: "invalid-email" }],
    [{ email: "a@b.c,d@e.fr" }, { email: "invalid-email" }],
    [{ email: "=?utf-8?B?eA==?=@example.com" }, { email: "invalid-email" }],
    [{ email: "a..b@example.com" }, { email: "invalid-email" }],
    [{ email: "ana@example.com\r\nBcc: x@example.com" }, { email: "invalid-email" }],
    [{ phone: "12" }, { phone: "invalid-phone" }],
    [{ phone: "call me" }, { phone: "invalid-phone" }],
    [{ date: "2027-02-30" }, { date: "invalid-date" }],
    [{ date: "0026-12-05" }, { date: "invalid-date" }],
    [{ date: "9999-12-31" }, { date: "invalid-date" }],
    [{ adults: 0 }, { adults: "too-few" }],
    [{ adults: 1.5 }, { adults: "invalid-number" }],
    [{ children: "2" }, { children: "invalid-number" }],
    [{ lang: "xx" }, { lang: "invalid" }],
    [{ lang: undefined }, { lang: "required" }],
    [{ port: "paris" }, { port: "invalid" }],
    [{ service: "../etc" }, { service: "invalid" }],
    [{ pickup: { kind: "hotel", place: "x".repeat(201) } }, { "pickup.place": "too-long" }],
    [{ pickup: { kind: "cruise", shipAllAboard: "25:00" } }, { "pickup.shipAllAboard": "invalid-time" }],
    [{ pickup: { kind: "hotel", room: 5 } }, { "pickup.room": "unknown-field" }],
    [{ pickup: [] }, { pickup: "invalid" }],
    [{ admin: true }, { admin: "unknown-field" }],
    [{ idempotencyKey: "short" }, { idempotencyKey: "invalid" }],
  ])("answers %j with the code of the field", (change, fields) => {
    expect(contactErrors(change)).toEqual(fields);
  });

  it("refuses an own key called __proto__", () => {
    const body: unknown = JSON.parse('{"__proto__": {"admin": true}, "name": "Ana"}');
    const result = parseRequest(contactRequestSchema, body);
    expect(result.ok).toBe(false);
    expect(Object.prototype).not.toHaveProperty("admin");
  });

  it.each([null, undefined, "text", 5, []])("refuses %j as a whole", (value) => {
    expect(parseRequest(contactRequestSchema, value)).toEqual({
      ok: false,
      fields: { "": expect.any(String) as string },
    });
  });

  it("takes phones and addresses as people write them", () => {
    const phones = [
      "+1 212 555 0123",
      "0039 02 1234567",
      "(809) 555-0123 x12",
      "+34 600.123.456",
      "+39 02–1234567",
      "",
    ];
    expect(phones.filter((phone) => contactErrors({ phone }) !== "ok")).toEqual([]);
    const addresses = [
      "o'brien+tag@sub.example.co",
      "josé@example.com",
      "ana@españa.example",
      "a_b-c@1.example.com",
    ];
    expect(addresses.filter((email) => contactErrors({ email }) !== "ok")).toEqual([]);
  });

  it("leaves out what nobody sees of a copied address and number", () => {
    const copied = { email: "\u200Bana@example.com\u200E", phone: "\u202D+1 809 555 0123\u202C\u200E" };
    const result = parseRequest(contactRequestSchema, { ...contact, ...copied });
    expect(result.ok && [result.data.email, result.data.phone]).toEqual([
      "ana@example.com",
      "+1 809 555 0123",
    ]);
  });

  it("counts an emoji once and cleans what mail and databases cannot take", () => {
    expect(contactErrors({ name: "🌴".repeat(100) })).toBe("ok");
    const dirty = { name: "A\u0000na\r\nBcc: x", message: "\u202Eone\r\ntwo\u2028three \uD800 " };
    const result = parseRequest(contactRequestSchema, { ...contact, ...dirty });
    expect(result.ok && [result.data.name, result.data.message]).toEqual([
      "Ana Bcc: x",
      "one\ntwo\nthree \uFFFD",
    ]);
  });

  it("answers a hostile body quickly and with a bounded reply", () => {
    const body = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`k${index}`, "/".repeat(20)]),
    );
    const started = performance.now();
    const result = parseRequest(contactRequestSchema, body);
    expect(!result.ok && Object.keys(result.fields).length).toBe(30);
    parseRequest(registrationRequestSchema, { ...registration, about: `${"/".repeat(60_000)}a` });
    expect(performance.now() - started).toBeLessThan(500);
  });
});

it("the other forms take what the site sends, and refuse the rest by field", () => {
  expect(parseRequest(subscribeRequestSchema, subscribe).ok).toBe(true);
  expect(parseRequest(registrationRequestSchema, registration).ok).toBe(true);
  const wrong = { ...registration, language: "fr", about: "", github: "ana-p" };
  expect(parseRequest(registrationRequestSchema, wrong)).toEqual({
    ok: false,
    fields: { language: "invalid", about: "required", github: "unknown-field" },
  });
});

describe("fromForm", () => {
  it("turns the flat strings of a form into the body a script would send", () => {
    const form = {
      ...contact,
      lastname: "",
      adults: " 2 ",
      children: "x",
      pickupPlace: "Hotel Sol",
      pickupShipAllAboard: "",
    };
    expect(fromForm(form)).toEqual({
      ...contact,
      adults: 2,
      children: "x",
      pickup: { kind: "unknown", place: "Hotel Sol" },
    });
  });

  it("leaves out a pickup that was not filled in, and knows the form's name of a nested field", () => {
    expect(fromForm({ ...contact, pickupKind: "", pickupPlace: " " })).toEqual(contact);
    expect(["pickup.place", "email"].map(toFormField)).toEqual(["pickupPlace", "email"]);
  });
});

describe("an enquiry about a whole list", () => {
  const offer = {
    service: "coral-key",
    collection: "excursions",
    date: "2026-12-01",
    adults: 2,
    children: 0,
  };
  const toBody = (offers: unknown) => ({ name: "Ana", email: "ana@example.com", lang: "es", offers });
  const parse = (offers: unknown) => contactRequestSchema.safeParse(toBody(offers));

  it("needs no message, and is what was sent", () => {
    const list = [offer, { service: "whales" }];
    expect(parse(list).data).toMatchObject({ message: "", offers: list });
  });

  it("may be posted by a form, as JSON in one field", () => {
    expect(fromForm({ offers: JSON.stringify([offer]) })).toEqual({ offers: [offer] });
    expect(fromForm({ offers: "" })).toEqual({});
    expect(parse(fromForm({ offers: "[{" })["offers"]).success).toBe(false);
  });

  it("is refused by the rule that it breaks", () => {
    const refused: [offers: unknown, path: string][] = [
      [[], "offers"],
      ["coral-key", "offers"],
      [Array.from({ length: 31 }, () => offer), "offers"],
      [[{ ...offer, price: 0 }], "offers.0"],
      [[{ ...offer, service: "../etc/passwd" }], "offers.0.service"],
      [[{ ...offer, date: "2026-02-30" }], "offers.0.date"],
      [[{ ...offer, adults: 0 }], "offers.0.adults"],
    ];
    for (const [offers, path] of refused)
      expect([offers, parse(offers).error?.issues.map((issue) => issue.path.join("."))]).toEqual([
        offers,
        [path],
      ]);
  });
});
