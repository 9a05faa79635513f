import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "e2e/content";

/** The texts of the fixture content by their paths in a site, such as `content/settings/ports.json`. */
export const FIXTURE_CONTENT: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yml|json)$/.test(file))
    .map((file) => [join("content", file), readFileSync(join(FOLDER, file), "utf8")]),
);
