/** @jest-environment node */
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { MESSAGES_FILE, SERVER_SETTINGS_FILE, type ServerSettings } from "../../content/server-settings";
import { listServerSettings } from "../../content-documents/list-server-settings";
import { LOCALE_CODES } from "../../config/locales";
import { CONTACT } from "../../testing/create-enquiry";
import { FIXTURE_CONTENT } from "../../testing/load-content";
import { loadMessages } from "../../testing/load-messages";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { getSite, readPublished, setContentFolder } from "./published";

/** What the build publishes of the settings without some of the fields that may be left out. */
function publish(without: readonly string[], change: Partial<ServerSettings["site"]["en"]> = {}): string {
  const files = new Map(FIXTURE_CONTENT);
  const site = JSON.parse(files.get("content/settings/site.json") ?? "") as Record<string, object>;
  for (const settings of Object.values(site)) {
    for (const field of without) Reflect.deleteProperty(settings, field);
    Object.assign(settings, change);
  }
  files.set("content/settings/site.json", JSON.stringify(site));
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, SERVER_SETTINGS_FILE), JSON.stringify(listServerSettings(files)));
  return folder;
}

describe("the settings as the server reads them", () => {
  const site = setUpTestSite();
  afterEach(() => setContentFolder(makeTemporaryFolder()));

  it("have their defaults: a dated enquiry is answered when the file names neither booking nor prices", async () => {
    setContentFolder(publish(["booking", "pricesOn"]));
    const asked = { service: "coral-key", collection: "excursions", adults: 2, port: "bayahibe" };
    const ask = async (date: string) =>
      readJson(await site.postJson("/api/contact", { ...CONTACT, ...asked, date }));
    const dates = Array.from({ length: 14 }, (_, index) => addDays(getAgencyDay(Date.now()), index + 2));
    const answers = await Promise.all(dates.map(ask));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await ask(addDays(getAgencyDay(Date.now()), 400))).body).toMatchObject({
      fields: { date: "too-far" },
    });
    const [enquiry] = await (await site.store()).enquiries.list(1);
    expect(enquiry?.payload).toMatchObject({ told: { price: { kind: "price" } } });
  });

  it("are those that were saved last, without a new start: also where the agency wants its mails", () => {
    const folder = publish([], { email: "first@example.com" });
    setContentFolder(folder);
    expect(site.env.agencyEmails).toEqual(["first@example.com"]);
    const saved = join(publish([], { email: "second@example.com", brand: "Other" }), SERVER_SETTINGS_FILE);
    writeFileSync(join(folder, SERVER_SETTINGS_FILE), readFileSync(saved));
    utimesSync(join(folder, SERVER_SETTINGS_FILE), 2e9, 2e9);
    expect([site.env.agencyEmails, getSite("es").brand]).toEqual([["second@example.com"], "Other"]);
  });

  it("are those that were saved last with the sentences of the server's own pages", async () => {
    const folder = publish([]);
    setContentFolder(folder);
    const read = async () => (await site.get("/api/subscribe/confirm?token=none&lang=es")).text();
    const title = "Este enlace ha caducado";
    expect(await read()).not.toContain(title);
    const messages = Object.fromEntries(LOCALE_CODES.map((code) => [code, loadMessages(code)]));
    const { link } = messages["es"]?.["server"] as { link: Record<string, string> };
    link["badTitle"] = title;
    writeFileSync(join(folder, MESSAGES_FILE), JSON.stringify(messages));
    expect(await read()).toContain(`<h1>${title}</h1>`);
  });

  it("are those it was built with where nothing was published beside it", () => {
    setContentFolder(makeTemporaryFolder());
    expect(readPublished(SERVER_SETTINGS_FILE)).toBeUndefined();
    expect(getSite("en").booking.days_ahead).toBeGreaterThan(0);
  });
});
