import { z } from "zod";

import { LOCALE_CODES } from "../../../domain/config/locales";
import { COLLECTIONS } from "../../../domain/config/offer";
import { CONTENT_FILES } from "../../../content/content-files";
import { unwrapField } from "../../../content/schema/fields";
import { offerSchema } from "../../../content/schema/offer";
import { loadMessages } from "../../../testing/load-messages";
import { createDecapConfig, type DecapCollection } from "./collections";
import type { DecapField } from "./create-field";

document.documentElement.lang = "en";
const config = createDecapConfig("owner", "");

function getCollection(name: string): DecapCollection {
  const collection = config.collections.find((candidate) => candidate.name === name);
  if (!collection) throw new Error(`no collection ${name}`);
  return collection;
}

/** Every path of a schema, lists without a number; a list of texts has the path `included.item`. */
function getSchemaPaths(field: z.core.$ZodType, path = ""): string[] {
  const { schema, meta } = unwrapField(field);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, inner]) => [
      `${path}/${name}`,
      ...getSchemaPaths(inner, `${path}/${name}`),
    ]);
  if (!(schema instanceof z.ZodArray) || meta.kind === "offer-key") return [];
  const { schema: item, meta: itemMeta } = unwrapField(schema.element);
  if (item instanceof z.ZodObject) return getSchemaPaths(item, path);
  return item instanceof z.ZodEnum || itemMeta.kind === "day" ? [] : [`${path}/item`];
}

/** Groups and languages are the form's own: the schema knows nothing of them. */
function getFieldPaths(fields: readonly DecapField[], path = ""): string[] {
  return fields.flatMap(({ name, widget, fields: inner, field }) => {
    if (widget === "group") return getFieldPaths(inner ?? [], path);
    const parts = widget === "languages" ? [] : (inner ?? (field ? [field] : []));
    return [`${path}/${name}`, ...getFieldPaths(parts, `${path}/${name}`)];
  });
}

function getLeaves(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, `${path}/${key}`));
}

describe("the editor's configuration", () => {
  it.each(COLLECTIONS)("has exactly the fields of the schema in %s", (name) => {
    const paths = getFieldPaths(getCollection(name).fields ?? []);
    expect(paths.sort()).toEqual(getSchemaPaths(offerSchema).sort());
  });

  it.each(Object.entries(CONTENT_FILES))("has exactly the fields of the schema in %s", (name, { schema }) => {
    const [folder = "", file] = name.split("/");
    const found = getCollection(folder).files?.find((candidate) => candidate.name === file);
    expect(found?.file).toBe(`content/${name}.json`);
    expect(getFieldPaths(found?.fields ?? [])).toEqual(getSchemaPaths(schema));
  });

  it("shows owners alone the partners and the office settings, and everybody all others", () => {
    const getSettings = (role: "owner" | "staff") => {
      const { collections } = createDecapConfig(role, "");
      return collections.find(({ name }) => name === "settings")?.files?.map(({ name }) => name);
    };
    const others = ["site", "ports", "navigation", "notice"];
    expect(getSettings("staff")).toEqual(others);
    expect(getSettings("owner")?.sort()).toEqual([...others, "inbox", "reviews"].sort());
    const hasPartners = (role: "owner" | "staff") =>
      createDecapConfig(role, "").collections.some(({ name }) => name === "partners");
    expect([hasPartners("owner"), hasPartners("staff")]).toEqual([true, false]);
  });

  it.each(LOCALE_CODES)("has every sentence of the interface in %s", (locale) => {
    const files = getCollection("messages").files?.filter(({ name }) => name.endsWith(`-${locale}`)) ?? [];
    const messages = loadMessages(locale);
    for (const { name, fields } of files) {
      const tree = messages[name.replace(/-..$/, "")];
      const leaves = getFieldPaths(fields).filter(
        (path, _, all) => !all.some((other) => other.startsWith(`${path}/`)),
      );
      if (tree !== undefined) expect(leaves).toEqual(getLeaves(tree));
    }
    expect(files.length).toBeGreaterThanOrEqual(Object.keys(messages).length);
  });

  it("has each text in the languages of the site, the reader's own first, and every fact once", () => {
    document.documentElement.lang = "es";
    const { collections } = createDecapConfig("owner", "");
    const groups = collections.find(({ name }) => name === "excursions")?.fields ?? [];
    const find = (name: string) =>
      groups.flatMap(({ fields = [] }) => fields).find((field) => field.name === name);
    expect(find("title")?.fields?.map(({ name, label }) => [name, label])).toEqual([
      ["es", "Título · Español"],
      ["en", "Título · English"],
      ["it", "Título · Italiano"],
    ]);
    expect(find("pickup")?.fields?.map(({ name, widget }) => [name, widget])).toEqual([
      ["port", "select"],
      ["place", "languages"],
      ["time", "string"],
      ["back", "string"],
    ]);
  });
});
