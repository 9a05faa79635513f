import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Collection } from "../../config/offer";
import {
  getOfferId,
  OFFER_FACTS_FILE,
  type OfferFacts,
  type OfferFactsFile,
} from "../../contracts/offer-facts";
import { describeError, log } from "../log";

/** Where a host says that the published content lies; a compiled function finds it beside itself. */
let contentFolder = typeof __dirname === "string" ? join(__dirname, "content") : undefined;
let known: { changed: number; facts: OfferFactsFile } | undefined;

/** Tells the programs of a host where the content lies that was published with the functions. */
export function setContentFolder(folder: string): void {
  contentFolder = folder;
}

/** On one machine: what was published last, without compiling anything (docs/decisions/0055). */
function readPublished(): OfferFactsFile | undefined {
  const file = contentFolder && join(contentFolder, OFFER_FACTS_FILE);
  if (!file || !existsSync(file)) return undefined;
  const changed = statSync(file).mtimeMs;
  if (known?.changed !== changed)
    known = { changed, facts: JSON.parse(readFileSync(file, "utf8")) as OfferFactsFile };
  return known.facts;
}

/** On a serverless host: what the function was bundled with. Without it an enquiry is still taken, and the log says what is missing. */
function readEmbedded(): OfferFactsFile {
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- Before a build there is none.
    return require("../../../.build/content/offers.json") as OfferFactsFile;
  } catch (error) {
    log.error("offers-missing", describeError(error));
    return {};
  }
}

/** Loads what the site that is published says of an offer in all its languages; `undefined` when it has none of this name. */
export function loadOffer(key: string, collection: Collection | undefined): OfferFacts | undefined {
  if (collection === undefined) return undefined;
  const facts = readPublished() ?? readEmbedded();
  const id = getOfferId(collection, key);
  return Object.hasOwn(facts, id) ? facts[id] : undefined;
}
