/** @jest-environment node */
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { OFFER_FACTS_FILE, type OfferFactsFile } from "../../domain/contracts/offer-facts";
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
