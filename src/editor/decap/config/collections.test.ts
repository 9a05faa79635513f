import { getLocale, LOCALE_CODES, sortLocales } from "../../../domain/config/locales";
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

/** The paths of sentences in the form; groups and parts are the form's own. */
function getFieldPaths(fields: readonly DecapField[], path = ""): string[] {
  return fields.flatMap(({ name, widget, fields: inner }) => {
    if (widget === "group") return getFieldPaths(inner ?? [], path);
    return inner ? getFieldPaths(inner, `${path}/${name}`) : [`${path}/${name}`];
  });
}

function getLeaves(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, `${path}/${key}`));
}

describe("the editor's configuration", () => {
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
      if (tree !== undefined) expect(getFieldPaths(fields)).toEqual(getLeaves(tree));
    }
    expect(files.length).toBeGreaterThanOrEqual(Object.keys(messages).length);
  });

  it("has each text in the languages of the site, the reader's own first, and every fact once", () => {
    document.documentElement.lang = "es";
    const { collections } = createDecapConfig("owner", "");
    const groups = collections.find(({ name }) => name === "excursions")?.fields ?? [];
    const find = (name: string) =>
      groups.flatMap(({ fields = [] }) => fields).find((field) => field.name === name);
    expect(find("title")?.fields?.map(({ name, label }) => [name, label])).toEqual(
      sortLocales("es").map((locale) => [locale, `Título · ${getLocale(locale).name}`]),
    );
    expect(find("pickup")?.fields?.map(({ name, widget }) => [name, widget])).toEqual([
      ["port", "select"],
      ["place", "languages"],
      ["time", "string"],
      ["back", "string"],
    ]);
  });
});
