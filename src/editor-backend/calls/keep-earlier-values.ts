import { formatTexts } from "../../content/format/format-offer-file";
import { parseFrontMatter } from "../../content/front-matter";
import { parseOfferFileName } from "../../content/offer-file";
import { unwrapField } from "../../content/schema/field-kinds";
import { offerSchema } from "../../content/schema/offer";
import type { Change, Content } from "../content-store";

const LISTS = Object.entries(offerSchema.shape).flatMap(([list, schema]) => {
  const field = unwrapField(schema).meta.earlier;
  return field === undefined ? [] : [{ list, field }];
});

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function addEarlier(before: string, after: string): string {
  const [was, is] = [parseFrontMatter(before), parseFrontMatter(after)];
  if (!was?.ok || !is?.ok) return after;
  const changed = LISTS.filter(({ field }) => was.data[field] && is.data[field] !== was.data[field]);
  if (changed.length === 0) return after;
  const data = { ...is.data };
  for (const { list, field } of changed) {
    // A version that is brought back does not know what came after it.
    const all = new Set([...toList(was.data[list]), ...toList(data[list]), was.data[field]]);
    data[list] = [...all].filter((value) => value !== data[field]);
  }
  return formatTexts({ ...data, body: is.body }) ?? after;
}

/** Adds to the texts of offers in a change what a field held until now, where the schema has a list of it: whoever follows an old link is sent on. */
export async function keepEarlierValues(content: Content, files: Change["files"]): Promise<Change["files"]> {
  const kept = new Map(files);
  for (const [path, after] of files) {
    if (after === null || !parseOfferFileName(path.replace(/^content\//, ""))) continue;
    const before = await content.readText(path);
    if (before) kept.set(path, addEarlier(before, after.toString()));
  }
  return kept;
}
