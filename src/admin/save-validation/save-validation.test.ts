/** @jest-environment node */
import { readFileSync } from "node:fs";

import { fromJS, type Map } from "immutable";

import { LOCALE_CODES, type Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { joinOffer } from "../../content/format-files";
import { pickLanguage } from "../../content/languages";
import { offerSchema } from "../../content/schema/offer";
import { loadEntry } from "../../testing/load-entry";
import { toForm } from "../config/form-groups";
import type { StaffLocale } from "../../config/staff";
import type { SiteEntry } from "../site-data";
import { checkDraft } from "./check-draft";
import { checkEntryBeforeSave, refuseDeletion } from "./register-save-validation";
import { DeletionRefusedError, SaveRefusedError } from "./save-refused-error";

type Data = Record<Locale, Record<string, unknown>>;

const RELATED = ["river-cave", "night-reef", "long-boat"];
const create = (collection: Collection, key: string, url_slug = key): SiteEntry[] =>
  LOCALE_CODES.map((locale) => ({ collection, key, locale, url_slug, title: key, related: [] }));
const known: SiteEntry[] = [
  ...RELATED.flatMap((key) => create("excursions", key)),
  ...create("activities", "zip-line", "zip-line-canopy"),
  ...create("excursions", "moved", "elsewhere").map((entry) => ({ ...entry, old_addresses: ["before"] })),
];

function load(): Data {
  const { read } = loadEntry("content/excursions/coral-key.json");
  const pick = (locale: Locale) => [locale, pickLanguage(offerSchema, read, locale)];
  return Object.fromEntries(LOCALE_CODES.map(pick)) as Data;
}

/** The form as it is when each language has this of its own; what stands once is the English one's. */
function toEntry(texts: Data, slug = "coral-key"): Map<string, unknown> {
  const data = toForm("offer", joinOffer(texts));
  return fromJS({ collection: "excursions", slug, data }) as Map<string, unknown>;
}

function save(data: Data, staff: StaffLocale = "en", slug?: string): string {
  try {
    checkEntryBeforeSave(toEntry(data, slug), { staff, known });
    return "saved";
  } catch (error) {
    if (error instanceof SaveRefusedError) return error.message;
    throw error;
  }
}

function change(edit: (data: Data) => void): Data {
  const data = load();
  edit(data);
  return data;
}

describe("save validation at the Save button", () => {
  it("saves what the build would take", () => {
    expect(save(load())).toBe("saved");
  });

  it.each<[string, (data: Data) => void, string]>([
    ["a missing translation", (data) => (data.it = {}), "Italiano: Title — is missing"],
    ["a missing text in Spanish", (data) => (data.es["summary"] = ""), "Español: Summary — is missing"],
    [
      "a summary that is too long",
      (data) => (data.it["summary"] = "x".repeat(161)),
      "Italiano: Summary — too long: at most 160 characters",
    ],
    [
      "an address in use",
      (data) => (data.es["url_slug"] = "river-cave"),
      "Español: Address on the site — already in use by “river-cave”",
    ],
    [
      "an address that another offer had before",
      (data) => (data.es["url_slug"] = "before"),
      "Español: Address on the site — already in use by “moved”",
    ],
    [
      "an earlier address that is another offer's",
      (data) => (data.es["old_addresses"] = ["river-cave"]),
      "Español: Earlier addresses 1 — already in use by “river-cave”",
    ],
    [
      "a strange address",
      (data) => (data.en["url_slug"] = "Saona Island"),
      "English: Address on the site — only small letters",
    ],
    [
      "a picture without a description",
      (data) => (data.es["cover"] = { image: "../media/excursions/coral-key.jpg" }),
      "Español: Main picture › Description of the picture — is missing",
    ],
    [
      "a price without its port",
      (data) => (data.en["ports"] = ["bayahibe"]),
      "Prices 2 › Port — this port is not among the offer's ports",
    ],
    [
      "a season that ends on a day that no calendar has",
      (data) => (data.en["season"] = { from: "01-15", until: "02-30" }),
      "Season › Last day — choose a day that the calendar has",
    ],
    [
      "a price of nothing, in agreement with the rule",
      (data) => (data.en["prices"] = [{ port: "bayahibe", adult: 0, currency: "USD" }]),
      "Prices 1 › Adult (US dollars) — must be more than 0",
    ],
    [
      "a price that is still as it was typed",
      (data) => (data.en["prices"] = [{ port: "bayahibe", adult: "79,5", currency: "USD" }]),
      "Prices 1 › Adult (US dollars) — write a number; prices are whole dollars",
    ],
    [
      "a related entry that is gone",
      (data) => (data.en["related"] = ["gone"]),
      "Related in our catalog — names an entry that does not exist",
    ],
    [
      "a link that opens no page",
      (data) => (data.it["body"] = "Un [giorno](javascript:alert(1)) al mare."),
      "Italiano: Description — this link opens no page: javascript:alert(1",
    ],
    [
      "rows that one language has more of",
      (data) => (data.it["included"] = [...(data.it["included"] as string[]), "Cena"]),
      "English: Things included 3 — is missing",
    ],
  ])("refuses %s and names the field", (_name, edit, message) => {
    expect(save(change(edit))).toContain(message);
  });

  it("says once what is wrong with a fact, without a language", () => {
    const data = change(({ en }) => (en["days"] = []));
    expect(save(data)).toBe("Not saved.\nDays of the week — is missing");
  });

  it("keeps a sentence's placeholders", () => {
    const messages = JSON.parse(readFileSync("src/locales/es/common.json", "utf8")) as Record<
      string,
      unknown
    >;
    const check = (data: Record<string, unknown>) =>
      checkDraft("messages", "common-es", { en: data, es: {}, it: {} }, { staff: "en", known: [] });
    expect(check(messages)).toEqual([]);
    expect(check({ ...messages, phone: "Llamar" })).toEqual([
      { language: "", field: "phone", text: "keep exactly these words in braces: {{phone}}" },
    ]);
  });
});

describe("save validation at the Save button of a new entry", () => {
  const saveNew = (address: string, staff?: StaffLocale) =>
    save(
      change(({ en }) => (en["url_slug"] = address)),
      staff,
      "",
    );

  it("saves what has an address of its own, which becomes the key", () => {
    expect(saveNew("sunrise-kayak")).toBe("saved");
  });

  it("refuses the key of an entry of another collection, once, at the field that has to change", () => {
    expect(saveNew("zip-line")).toBe(
      "Not saved.\nEnglish: Address on the site — already in use by “zip-line”",
    );
    expect(saveNew("zip-line", "es")).toBe(
      "No se guardó.\nEnglish: Dirección en la web — ya lo usa “zip-line”",
    );
  });

  it("refuses the address of an entry of its own collection once, and a key whose entry has moved", () => {
    const reason = "Not saved.\nEnglish: Address on the site — already in use by";
    expect(saveNew("river-cave")).toBe(`${reason} “river-cave”`);
    expect(saveNew("moved")).toBe(`${reason} “moved”`);
  });
});

describe("save validation at the button to delete", () => {
  const all = known.map((entry) =>
    entry.key === "river-cave" ? { ...entry, related: ["night-reef"] } : entry,
  );
  const remove = (slug: string, staff: StaffLocale = "en") =>
    refuseDeletion(fromJS({ collection: "excursions", slug, data: {} }), {
      staff,
      known: all,
    });

  it("refuses while others name the entry, and names them and the field", () => {
    const reason = "names this entry; take it out there and publish, then delete";
    expect(() => remove("night-reef")).toThrow(
      new DeletionRefusedError([{ language: "river-cave", field: "Related in our catalog", text: reason }]),
    );
    expect(() => remove("night-reef", "es")).toThrow("No se eliminó.\nriver-cave: Relacionados — nombra");
  });

  it("lets an entry go that nobody names", () => {
    expect(() => remove("river-cave")).not.toThrow();
  });
});
