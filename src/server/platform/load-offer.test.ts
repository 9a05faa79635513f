/** @jest-environment node */
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { OFFER_FACTS_FILE, type OfferFactsFile } from "../../contracts/offer-facts";
import { captureLog } from "../../testing/capture-log";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import type * as publishedOnce from "./published";

const CORAL_KEY = ["coral-key", "excursions"] as const;

/** A server's process of its own, with what `npm run package` or an editor's save has laid beside the functions. */
function startServer(published?: OfferFactsFile) {
  jest.resetModules();
  const { loadOffer, setContentFolder } = jest.requireActual<typeof publishedOnce>("./published");
  const folder = makeTemporaryFolder();
  mkdirSync(folder, { recursive: true });
  const publish = (facts: OfferFactsFile, seconds: number) => {
    writeFileSync(join(folder, OFFER_FACTS_FILE), JSON.stringify(facts));
    utimesSync(join(folder, OFFER_FACTS_FILE), seconds, seconds);
  };
  if (published) publish(published, 1);
  setContentFolder(folder);
  return { loadOffer, publish };
}

const coralKey = (title: string) =>
  ({ "excursions/coral-key": { titles: { en: title } } }) as unknown as OfferFactsFile;

describe("what the server knows of an offer", () => {
  it("is what was published last on its machine", () => {
    const { loadOffer, publish } = startServer(coralKey("Saona"));
    expect(loadOffer(...CORAL_KEY)?.titles.en).toBe("Saona");
    publish(coralKey("Saona by boat"), 2);
    expect(loadOffer(...CORAL_KEY)?.titles.en).toBe("Saona by boat");
  });

  it("is what it was built with where nothing lies beside it: days, ports, prices and titles", () => {
    const { loadOffer } = startServer();
    expect(loadOffer(...CORAL_KEY)).toMatchObject({
      titles: {
        en: expect.stringContaining("Coral") as string,
        es: expect.stringContaining("Coral") as string,
      },
      ports: expect.arrayContaining(["bayahibe"]) as string[],
      prices: expect.arrayContaining([expect.objectContaining({ port: "bayahibe" })]) as object[],
    });
  });

  it.each([
    ["no-such-tour", "excursions"],
    ["coral-key", "services"],
    ["no-such-tour", undefined],
  ] as const)("is nothing of %s in %s", (key, collection) => {
    expect(startServer().loadOffer(key, collection)).toBeUndefined();
  });

  it("is found by its key alone where no collection is named", () => {
    expect(startServer().loadOffer("two-day-package", undefined)?.season).toBeDefined();
  });

  it("is nothing, and the log says so, when the build's file is missing: an enquiry is taken all the same", () => {
    jest.doMock("../../../.build/content/offers.json", () => {
      throw new Error("Cannot find module");
    });
    const lines = captureLog();
    expect(startServer().loadOffer(...CORAL_KEY)).toBeUndefined();
    expect(lines()).toContain("content-missing");
    jest.dontMock("../../../.build/content/offers.json");
  });
});
