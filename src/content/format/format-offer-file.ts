import { stringify } from "yaml";

import { describeContentProblem } from "../format-content-problems";
import { parseFrontMatter } from "../front-matter";
import { offerSchema } from "../schema/offer";
import { arrangeFields } from "./arrange-fields";

/** One line per text, however long; what older YAML readers would take for a number or a time is quoted. */
const YAML_STYLE = { lineWidth: 0, compat: "yaml-1.1" } as const;

/** Writes an offer's file: front matter in the order of the schema, then the description. Nothing at all is an empty file. */
export function formatOfferFile(data: object): string {
  const { body = "", ...facts } = arrangeFields(offerSchema, data) as Record<string, unknown>;
  if (Object.keys(facts).length === 0 && body === "") return "\n";
  return `---\n${stringify(facts, YAML_STYLE)}---\n${String(body).trim()}\n`;
}

/** Reads an offer's file for the editor; an empty one ("not translated yet") holds nothing. */
export function readOfferFile(source: string): Record<string, unknown> {
  const parts = parseFrontMatter(source);
  if (!parts) return {};
  if (!parts.ok) throw new Error(describeContentProblem({ file: "", ...parts.fault }).found);
  return { ...parts.data, body: parts.body };
}
