/** @jest-environment node */
import { LOCALE_CODES } from "../../config/locales";
import { loadNamespace } from "../../testing/load-messages";
import { bundleServiceWorker } from "./bundle-service-worker";

const messages = LOCALE_CODES.map((locale) => ({
  ...{ language: locale, ns: "offline" },
  data: JSON.stringify(loadNamespace(locale, "offline")),
}));
const createSettings = (offlineOn: boolean) =>
  LOCALE_CODES.map((locale) => ({
    ...{ locale, brand: "Acme", phone: "+1 555 010 0142", offlineOn },
    address: { street: "Calle 12", town: "Bayahíbe" },
  }));

describe("the service worker", () => {
  it("has the agency's number and place in every language", () => {
    const script = bundleServiceWorker(createSettings(true), messages);
    expect(script.match(/Calle 12, Bayah/g)).toHaveLength(LOCALE_CODES.length);
    expect(script).toContain("+1 555 010 0142");
    expect(script).toContain("You are offline");
    expect(script).not.toContain("{{place}}");
  });

  it("is one that deletes and leaves where it is switched off", () => {
    const script = bundleServiceWorker(createSettings(false), messages);
    expect(script).toContain(".unregister()");
    expect(script).not.toContain("fetch");
  });
});
