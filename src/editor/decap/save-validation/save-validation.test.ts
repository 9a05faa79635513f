import { readFileSync } from "node:fs";

import { fromJS } from "immutable";

import { LOCALE_CODES, type Locale } from "../../../domain/config/locales";
import type { Collection } from "../../../domain/config/offer";
import type { StaffLocale } from "../../../domain/config/staff";
import { joinOffer } from "../../../content/format-files";
import { pickLanguage } from "../../../content/languages";
import { offerSchema } from "../../../content/schema/offer";
import { wrapReply } from "../../../testing/fake-editor";
import { loadEntry } from "../../../testing/load-entry";
import { toForm } from "../config/form-groups";
import type { SiteEntry } from "../site-data";
import { completeOffer } from "./check-draft";
import { SaveRefusedError } from "./messages";
import { registerSaveValidation } from "./register-save-validation";

type Data = Record<string, unknown>;
type Texts = Record<Locale, Data>;
interface Entry {
  collection: string;
  slug: string;
  raw?: string;
  data: unknown;
}

const create = (collection: Collection, key: string, url_slug = key): SiteEntry[] =>
  LOCALE_CODES.map((locale) => ({ collection, key, locale, url_slug, title: key, related: [] }));
const KNOWN: readonly SiteEntry[] = [
  ...["river-cave", "night-reef", "long-boat"].flatMap((key) => create("excursions", key)),
  ...create("activities", "zip-line", "zip-line-canopy"),
  ...create("excursions", "moved", "elsewhere").map((entry) => ({ ...entry, old_addresses: ["before"] })),
];
const NONE = { enquiries: 0, quotes: 0, bookings: 0, nextDay: null };
const PROMISED = { enquiries: 3, quotes: 1, bookings: 2, nextDay: "2099-01-20" };

interface Situation {
  staff?: StaffLocale;
  /** `401`: the session has ended. */
  known?: readonly SiteEntry[] | 401;
  commitments?: typeof NONE | typeof PROMISED | undefined;
  /** Answer of staff to a question. */
  answer?: boolean;
}

const handlers: Record<string, (event: { entry: unknown }) => Promise<unknown>> = {};
const onRefusal = jest.fn();
registerSaveValidation(
  {
    registerEventListener: ({ name, handler }: { name: string; handler: (typeof handlers)[string] }) =>
      (handlers[name] = handler),
  } as unknown as Parameters<typeof registerSaveValidation>[0],
  onRefusal,
  jest.fn(),
);

/** Presses a button of Decap; returns what was asked, and what became of the entry. */
async function press(
  event: "preSave" | "preUnpublish",
  entry: Entry,
  { staff = "en", known = KNOWN, commitments = NONE, answer = true }: Situation = {},
) {
  document.documentElement.lang = staff;
  const asked: string[] = [];
  jest.spyOn(window, "confirm").mockImplementation((question = "") => asked.push(question) > 0 && answer);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const path = input as string;
    if (!path.startsWith("/api/editor")) return wrapReply({ json: commitments });
    return known === 401
      ? wrapReply({ status: 401, json: { code: "unauthorized" } })
      : wrapReply({ json: known });
  });
  const result = await handlers[event]?.({ entry: fromJS(entry) }).then(
    () => "done",
    (error: unknown) => {
      if (error instanceof SaveRefusedError) return String(error);
      throw error;
    },
  );
  return { asked, result };
}

const { read, raw } = loadEntry("content/excursions/coral-key.json");
const toOffer = (data: Data, slug = "coral-key"): Entry => ({
  ...{ collection: "excursions", slug, raw, data: toForm("offer", data) },
});

/** Saves the offer as it is when each language has this of its own; what stands once is the English one's. */
async function saveOffer(edit: (texts: Texts) => void, slug?: string) {
  const texts = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, pickLanguage(offerSchema, read, locale)]),
  ) as Texts;
  edit(texts);
  return (await press("preSave", toOffer(joinOffer(texts), slug))).result;
}

describe("the button to save an offer", () => {
  it.each<[string, (texts: Texts) => void, string]>([
    ["a missing translation", (texts) => (texts.it = {}), "Italiano: Title — is missing"],
    [
      "an address that another offer had before",
      (texts) => (texts.es["url_slug"] = "before"),
      "Español: Address on the site — already in use by “moved”",
    ],
    [
      "a price without its port",
      (texts) => (texts.en["ports"] = ["bayahibe"]),
      "Prices 2 › Port — this port is not among the offer's ports",
    ],
    [
      "a price that is still as it was typed",
      (texts) => (texts.en["prices"] = [{ port: "bayahibe", adult: "79,5", currency: "USD" }]),
      "Prices 1 › Adult (US dollars) — write a number; prices are whole dollars",
    ],
    [
      "rows that one language has more of",
      (texts) => (texts.it["included"] = [...(texts.it["included"] as string[]), "Cena"]),
      "English: Things included 3 — is missing",
    ],
  ])("refuses %s and names the field", async (_name, edit, message) => {
    expect(await saveOffer(edit)).toContain(message);
    expect(onRefusal).toHaveBeenLastCalledWith(expect.any(SaveRefusedError));
  });

  it("takes the address of a new one as its key, once in all collections", async () => {
    const save = (address: string) => saveOffer(({ en }) => (en["url_slug"] = address), "");
    expect(await save("sunrise-kayak")).toBe("done");
    for (const taken of ["zip-line", "moved"])
      expect(await save(taken)).toBe(
        `Not saved.\nEnglish: Address on the site — already in use by “${taken}”`,
      );
  });

  it("fills in what is empty, and leaves what is written", () => {
    const title = { en: "Night Reef", es: "L'isla Saona: ¡todo el día!", it: "🐋" };
    const long = `${"Seventy characters ".repeat(10)}end`;
    const completed = completeOffer({
      ...{ title, summary: { en: long, es: "Dos horas." }, order: 3 },
      ...{ url_slug: { en: "otro" }, seo: { title: { en: "Reef" } } },
    });
    expect(completed).toMatchObject({
      ...{ title, order: 3, url_slug: { en: "otro", es: "lisla-saona-todo-el-dia", it: "" } },
      seo: { title: { en: "Reef", es: title.es }, description: { es: "Dos horas." } },
    });
    const { description } = completed["seo"] as { description: { en: string } };
    expect(description.en.length).toBeLessThanOrEqual(170);
    expect(long.startsWith(`${description.en} `)).toBe(true);
  });

  it("says that the session has ended before anything is sent", async () => {
    const { result } = await press("preSave", toOffer(read), { staff: "es", known: 401 });
    expect(result).toContain("Editor: Acceso — Su sesión terminó. Lo que escribió sigue aquí");
  });
});

describe("the button to save another entry", () => {
  it("keeps a sentence's placeholders", async () => {
    const messages = JSON.parse(readFileSync("src/locales/es/common.json", "utf8")) as Data;
    const save = async (data: Data) =>
      (await press("preSave", { collection: "messages", slug: "common-es", data: { content: data } })).result;
    expect(await save(messages)).toBe("done");
    expect(await save({ ...messages, phone: "Llamar" })).toBe(
      "Not saved.\nphone — keep exactly these words in braces: {{phone}}",
    );
  });

  it("asks for a fact that a partner lacks once, and refuses words that the site cannot fill in", async () => {
    const save = async (collection: string, data: Data) =>
      (await press("preSave", { collection, slug: "", data: { content: data } })).result;
    expect(await save("partners", { name: "La Perla", kind: "shop" })).toBe("done");
    expect(await save("partners", { name: "La Perla" })).toBe("Not saved.\nWhat it is — is missing");
    const words = { en: "Hello {{prize}}", es: "Hola {{nombre}}", it: "Ciao {{nome}}" };
    const title = { en: "Weather", es: "Tiempo", it: "Tempo" };
    expect(await save("answers", { title, text: words })).toMatch(/^Not saved\.\nEnglish: .+\{\{prize\}\}/);
  });
});

describe("a save that is unusual", () => {
  const prices = read["prices"] as { adult: number }[];
  const old = prices[0]?.adult ?? 0;
  const setPrice = (adult: number) =>
    toOffer({ ...read, prices: prices.map((row, index) => (index === 0 ? { ...row, adult } : row)) });

  it.each([
    [7500, true],
    [Math.floor(old * 1.5) + 1, true],
    [Math.ceil(old / 2), false],
  ])("asks of a price of %d: %s", async (adult, isAsked) => {
    const question = `Precios 1 › Adulto (dólares) — ${adult}. Antes ${old}: ¿seguro?`;
    const { asked, result } = await press("preSave", setPrice(adult), { staff: "es", answer: false });
    expect([asked, result]).toEqual(isAsked ? [[question], `No se guardó.\n${question}`] : [[], "done"]);
  });

  const ALL = { en: "No boats.", es: "No hay barcos.", it: "Niente barche." };
  it.each<[object, string, string, string[]]>([
    [ALL, "2099-01-01T10:00", "done", []],
    [ALL, "2020-01-01T10:00", "Se muestra hasta — este momento ya pasó", []],
    [ALL, "2019-01-01T10:00", "el final debe ser posterior al principio", []],
    [{ es: ALL.es }, "", "done", ["English: Aviso — no hay texto", "Italiano: Aviso — no hay texto"]],
  ])("a notice %j until %j: %s", async (text, publish_until, result, questions) => {
    const publish_from = publish_until.startsWith("2019") ? "2020-01-01T10:00" : "";
    const data = toForm("settings/notice", { text, publish_from, publish_until, ports: [], offers: [] });
    const saved = await press("preSave", { collection: "settings", slug: "notice", data }, { staff: "es" });
    expect(saved.result).toContain(result);
    for (const question of questions) expect(saved.asked[0]).toContain(question);
    expect(saved.asked).toHaveLength(questions.length === 0 ? 0 : 1);
  });

  it("asks for the picture for phones of another main picture", async () => {
    const home = loadEntry("content/pages/home.json");
    const hero = home.read["hero"] as Data;
    const picture = { ...(hero["picture"] as Data), image: "../media/home/feature-boats.jpg" };
    const save = async (change: Data) => {
      const data = toForm("pages/home", { ...home.read, hero: { ...hero, ...change } });
      const entry = { collection: "pages", slug: "home", raw: home.raw, data };
      return (await press("preSave", entry, { staff: "es" })).asked;
    };
    expect(await save({ picture, image_tall: undefined })).toEqual([
      "Portada › Archivo de la foto para teléfonos — todavía no hay ninguna para la foto nueva: los teléfonos mostrarían el centro. ¿Seguro?",
    ]);
    expect(await save({ picture, image_tall: "../media/home/hero-tall.jpg" })).toEqual([]);
    expect(await save({ image_tall: undefined })).toEqual([]);
  });
});

describe("an offer that is taken off sale or deleted", () => {
  const WHAT =
    "Esta oferta tiene consultas abiertas: 3, cotizaciones abiertas: 1, reservas por venir: 2 (la próxima: martes, 20 de enero de 2099).";
  const press2 = (event: "preSave" | "preUnpublish", sale: string, situation: Situation) =>
    press(event, toOffer({ ...read, sale }), { staff: "es", ...situation });

  it.each<["preSave" | "preUnpublish", string, string]>([
    ["preSave", "paused", `A la venta — ${WHAT} Las reservas se mantienen.`],
    ["preSave", "hidden", `A la venta — ${WHAT} Las reservas se mantienen.`],
    ["preUnpublish", "on-sale", `${WHAT} Las reservas y las cotizaciones se mantienen`],
  ])("asks first what it has promised (%s, %s)", async (event, sale, question) => {
    for (const answer of [true, false]) {
      const { asked, result } = await press2(event, sale, { commitments: PROMISED, answer });
      expect([asked.length, asked[0], result === "done"]).toEqual([
        ...[1, expect.stringContaining(question) as string, answer],
      ]);
    }
    expect((await press2(event, sale, { commitments: NONE, answer: false })).result).toBe("done");
  });

  it("is not deleted while others name it, and they are named with the field", async () => {
    const known = KNOWN.map((entry) =>
      entry.key === "river-cave" ? { ...entry, related: ["night-reef"] } : entry,
    );
    const remove = async (slug: string) =>
      (await press("preUnpublish", toOffer(read, slug), { staff: "es", known })).result;
    expect(await remove("night-reef")).toContain("No se eliminó.\nriver-cave: Relacionados — nombra");
    expect(await remove("river-cave")).toBe("done");
  });
});
