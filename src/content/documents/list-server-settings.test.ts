/** @jest-environment node */
import { readFileSync } from "node:fs";

import { SERVER_SETTINGS } from "../server-settings";
import { listServerSettings } from "../site-content";

const readFiles = () =>
  new Map(
    Object.values(SERVER_SETTINGS).map((name) => {
      const path = `content/${name}.json`;
      return [path, readFileSync(`e2e/${path}`, "utf8")] as const;
    }),
  );

const change = (edit: (site: Record<string, Record<string, unknown>>) => void) => {
  const files = readFiles();
  const site = JSON.parse(files.get("content/settings/site.json") ?? "") as Parameters<typeof edit>[0];
  edit(site);
  return files.set("content/settings/site.json", JSON.stringify(site));
};

describe("the settings that the build writes for the server", () => {
  it("have the defaults of their schemas where a file says nothing", () => {
    const files = change((site) => {
      for (const settings of Object.values(site)) {
        Reflect.deleteProperty(settings, "pricesOn");
        Reflect.deleteProperty(settings, "booking");
      }
    });
    expect(listServerSettings(files)?.site.it).toMatchObject({
      pricesOn: true,
      booking: { cut_off_hours: 12, days_ahead: 365 },
    });
  });

  it("are not written of content that is not in order", () => {
    expect(listServerSettings(change((site) => (site["es"] = { brand: "Palmarena" })))).toBeUndefined();
    expect(listServerSettings(new Map())).toBeUndefined();
  });
});
