import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { z } from "zod";

import type { Locale } from "../domain/config/locales";
import type { CONTENT_FILES, ContentFile } from "../content/content-files";
import { formatContentProblems } from "../content/format-content-problems";
import { parseContentFile } from "../content/parse-content-file";

type Content<Name extends ContentFile> = z.output<(typeof CONTENT_FILES)[Name]["schema"]>;

/** Loads a fixture file of pages or settings, by language, as its schema reads it. */
export function loadContent<Name extends ContentFile>(name: Name): Readonly<Record<Locale, Content<Name>>> {
  const source = readFileSync(join("e2e/content", `${name}.json`), "utf8");
  const { locales, problems } = parseContentFile(`${name}.json`, source);
  if (problems.length > 0) throw new Error(formatContentProblems(problems));
  const contents = Object.fromEntries(locales.map(({ locale, content }) => [locale, content]));
  return contents as Record<Locale, Content<Name>>;
}

const FOLDER = "e2e/content";

/** The texts of the fixture content by their paths in a site, such as `content/settings/ports.json`. */
export const FIXTURE_CONTENT: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yml|json)$/.test(file))
    .map((file) => [join("content", file), readFileSync(join(FOLDER, file), "utf8")]),
);
