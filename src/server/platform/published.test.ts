/** @jest-environment node */
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { SERVER_SETTINGS_FILE, type ServerSettings } from "../../content/server-settings";
import { listServerSettings } from "../../content/site-content";
import { captureLog } from "../../testing/capture-log";
import { FIXTURE_CONTENT } from "../../testing/load-content";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { getSite, setContentFolder } from "./published";
import type * as published from "./published";

/** Published settings without some of the optional fields. */
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

it("without a build's file offers are unknown, and the log says so: an enquiry is taken all the same", () => {
  jest.resetModules();
  jest.doMock("../../../.build/content/offers.json", () => {
    throw new Error("Cannot find module");
  });
  const fresh = jest.requireActual<typeof published>("./published");
  fresh.setContentFolder(makeTemporaryFolder());
  const lines = captureLog();
  expect(fresh.loadOffer("coral-key", "excursions")).toBeUndefined();
  expect(lines()).toContain("content-missing");
  jest.dontMock("../../../.build/content/offers.json");
});

describe("the settings as the server reads them", () => {
  const site = setUpTestSite();
  afterEach(() => setContentFolder(makeTemporaryFolder()));

  it("are those that were saved last, without a new start: also where the agency wants its mails", () => {
    const folder = publish([], { email: "first@example.com" });
    setContentFolder(folder);
    expect(site.env.agencyEmails).toEqual(["first@example.com"]);
    const saved = join(publish([], { email: "second@example.com", brand: "Other" }), SERVER_SETTINGS_FILE);
    writeFileSync(join(folder, SERVER_SETTINGS_FILE), readFileSync(saved));
    utimesSync(join(folder, SERVER_SETTINGS_FILE), 2e9, 2e9);
    expect([site.env.agencyEmails, getSite("es").brand]).toEqual([["second@example.com"], "Other"]);
  });
});
