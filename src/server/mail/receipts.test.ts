/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

import { getNextDays } from "../../domain/booking/running-days";
import { LOCALE_CODES } from "../../domain/config/locales";
import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { loadOffer, getSite } from "../platform/published";
import { getGreetingName } from "./facts";

const SPAM = "Cheap pills www.evil.example call +1 809 555 0199 bank@evil.example";
const SPAM_PARTS = /pills|evil|0199|Costa/i;

describe("a receipt", () => {
  const site = setUpTestSite();
  const load = async (name: string) => {
    const { subject, text = "", html = "", raw } = (await readMails(site.env.dataDir))[name] ?? {};
    return { all: `${subject}\n${text}\n${html}`, text, raw };
  };

  it.each(LOCALE_CODES)("says what was chosen, and no word that was typed (%s)", async (lang) => {
    const offer = loadOffer("coral-key", "excursions");
    const rules = { offer, port: undefined, rules: getSite("en").booking, now: Date.now() };
    const date = offer && getNextDays({ ...rules, offer }, 3).at(-1);
    const typed = { name: SPAM, lastname: SPAM, message: SPAM, source: SPAM, phone: "+1 809 555 0199" };
    const pickup = { kind: "cruise", place: `Costa ${SPAM}`, shipAllAboard: "19:45" };
    const chosen = { service: "coral-key", collection: "excursions", port: "bayahibe", adults: 2, date };
    const offers = [
      { service: "visit-evil-example" },
      { service: "river-cave", collection: "excursions", adults: 3 },
    ];
    const body = { ...CONTACT, ...typed, ...chosen, pickup, offers, lang };
    expect((await site.postJson("/api/contact", body)).status).toBe(200);
    const { all, text } = await load("visitor-contact");
    expect(all).not.toMatch(SPAM_PARTS);
    expect(text).toContain("Coral");
    expect(text).toContain("Bayahíbe");
    expect(text).toContain(lang === "en" ? "7:45\u{a0}PM" : "19:45");
    expect(text).toMatch(/= \$?2[.,]?122/);
    expect(text.split("\n")[0]).toBe({ en: "Hello,", es: "Hola:", it: "Ciao," }[lang]);
    expect((await load("agency-contact")).text).toContain(SPAM);
  });

  it("greets by a name that is one, and of an unknown offer says nothing", async () => {
    await site.postJson("/api/contact", {
      ...CONTACT,
      service: "visit-evil-example",
      collection: "excursions",
    });
    const { all, text } = await load("visitor-contact");
    expect(text.split("\n")[0]).toBe("Hola, Ana María:");
    expect(all).not.toMatch(SPAM_PARTS);
  });
});

describe("a name to greet by", () => {
  it.each(["Ana María", "Jean-Luc", "O'Neil", "J. R.", "José Ángel", "李雷", "Νίκος", "محمد علي", "Ñ"])(
    "%s",
    (name) => expect(getGreetingName(name)).toBe(name),
  );
  it.each([
    ...[
      "www.evil.example",
      "evil.com",
      "evil．com",
      "http://x",
      "a@b",
      "+1 809 555",
      "555",
      "Ana\u2060",
      "a/b",
    ],
    ...["x".repeat(41), "=?utf-8?q?x?=", "Ana!", "win $1", "[click](x)", "", "٣٣٣", "t.me", "Ana <b>", "1"],
  ])("is not %j", (name) => expect(getGreetingName(name)).toBeUndefined());
});

describe("receipts to an address that a stranger types again and again", () => {
  const site = setUpTestSite({ RATE_LIMIT: "100" });
  const send = (email: string) => site.postJson("/api/contact", { ...CONTACT, email });
  const getStates = async () => {
    const { enquiries } = await site.store();
    const stored = (await enquiries.list(100)).reverse();
    const mails = await Promise.all(stored.map(({ id }) => enquiries.getMails(id)));
    return mails.map((list) => list.find(({ mail }) => mail.startsWith("visitor"))?.status);
  };

  it("end after three in a day for all spellings; the agency is mailed and told of it", async () => {
    const spellings = [
      "vic.tim@gmail.com",
      "victim+a@gmail.com",
      "VICTIM@gmail.com",
      "v.i.c.t.i.m+b@gmail.com",
    ];
    for (const email of spellings) expect((await send(email)).status).toBe(200);
    expect(await getStates()).toEqual(["delivered", "delivered", "delivered", "left-out"]);
    expect((await send("somebody@gmail.com")).status).toBe(200);
    expect((await getStates()).at(-1)).toBe("delivered");
    const stored = await (await site.store()).enquiries.list(100);
    const left = stored.find(({ payload }) => payload.email === spellings[3]);
    const folder = join(site.env.dataDir, "mail");
    const files = readdirSync(folder).filter((name) => name.startsWith(`agency-contact-${left?.reference}`));
    const [toAgency = ""] = files.map((name) => readFileSync(join(folder, name), "utf8"));
    expect((await PostalMime.parse(toAgency)).text).toContain(
      "The visitor has not received a receipt from us",
    );
    expect(site.readLog()).toContain(`"event":"receipt-left-out","reference":"${left?.reference}"`);
    expect(site.readLog()).not.toMatch(/gmail|victim/i);
  });
});
