/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES } from "../../domain/config/locales";
import { loadNamespace } from "../../testing/load-messages";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { bundleServiceWorker, listScripts } from "./bundle-scripts";

const messages = LOCALE_CODES.map((locale) => ({
  ...{ language: locale, ns: "offline" },
  data: JSON.stringify(loadNamespace(locale, "offline")),
}));
const createSettings = (offlineOn: boolean) =>
  LOCALE_CODES.map((locale) => ({
    ...{ locale, brand: "Acme", phone: "+1 555 010 0142", offlineOn },
    address: { street: "Calle 12", town: "Bayahíbe" },
  }));

it("the scripts of the pages are those of webpack's runtime, none of an earlier build", () => {
  const folder = makeTemporaryFolder();
  const [now, before] = ["a".repeat(20), "b".repeat(20)];
  const app = [`webpack-runtime-${now}.js`, "app-1.js", "styles.1.css"];
  const stats = JSON.stringify({ assetsByChunkName: { app } });
  writeFileSync(join(folder, "webpack.stats.json"), stats);
  writeFileSync(join(folder, `webpack-runtime-${now}.js`), `{12:"${now}"}`);
  for (const name of ["app-1.js", `12-${now}.js`, `12-${before}.js`, "sw.js", "styles.1.css"])
    writeFileSync(join(folder, name), "");
  expect(listScripts(folder).sort()).toEqual([`/12-${now}.js`, "/app-1.js", `/webpack-runtime-${now}.js`]);
});

describe("the service worker", () => {
  it("has the agency's number and place in every language", () => {
    const script = bundleServiceWorker(createSettings(true), messages, ["/app-1.js"]);
    expect(script.match(/Calle 12, Bayah/g)).toHaveLength(LOCALE_CODES.length);
    expect(script).toContain("+1 555 010 0142");
    expect(script).toContain("You are offline");
    expect(script).toContain("/app-1.js");
    expect(script).not.toContain("{{place}}");
  });

  it("is one that deletes and leaves where it is switched off", () => {
    const script = bundleServiceWorker(createSettings(false), messages, []);
    expect(script).toContain(".unregister()");
    expect(script).not.toContain("fetch");
  });
});
