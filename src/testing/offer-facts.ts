import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { listOfferFacts } from "../content-documents/list-offer-facts";

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file): [string, string] => [join("content", file), readFileSync(join("content", file), "utf8")]);

/** What the build writes of the real content for the server. */
module.exports = listOfferFacts(new Map(files));
