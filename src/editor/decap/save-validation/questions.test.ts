/** @jest-environment node */
import { fromJS, type Map } from "immutable";

import { LOCALE_CODES } from "../../../config/locales";
import type { StaffLocale } from "../../../config/staff";
import type { SiteEntry } from "../site-data";
import { toForm } from "../config/form-groups";
import { loadEntry } from "../../../testing/load-entry";
import { askAboutPrices } from "./questions";
import { checkEntryBeforeSave, refuseDeletion, registerSaveValidation } from "./register-save-validation";
import { SaveRefusedError } from "./save-refused-error";

type Entry = Map<string, unknown>;
type Data = Record<string, unknown>;

const ask = (before: Data, now: Data, staff: StaffLocale = "es") =>
  askAboutPrices([{ port: "bayahibe", ...now }], [{ port: "bayahibe", ...before }], staff).map(
    ({ text }) => text,
  );

/** Saves, and answers what is asked. Gets the questions and the entry afterwards. */
function save(entry: unknown, answer: boolean, known: readonly SiteEntry[] = []) {
  const asked: string[] = [];
  const confirm = (question: string) => {
    asked.push(question);
    return answer;
  };
  try {
    checkEntryBeforeSave(fromJS(entry) as Entry, { staff: "es", known, confirm });
    return { asked, result: "saved" };
  } catch (error) {
    if (!(error instanceof SaveRefusedError)) throw error;
    return { asked, result: error.message };
  }
}

describe("the question about a price", () => {
  it.each<[Data, Data, string[]]>([
    [{ adult: 75 }, { adult: 7500 }, ["7500. Antes 75: ¿seguro?"]],
    [{ adult: 75 }, { adult: 7 }, ["7. Antes 75: ¿seguro?"]],
    [{ adult: 75 }, { adult: 112 }, []],
    [{ adult: 75 }, { adult: 113 }, ["113. Antes 75: ¿seguro?"]],
    [{ adult: 75 }, { adult: 38 }, []],
    [{ adult: 75, child: 40 }, { adult: 75, child: 4 }, ["4. Antes 40: ¿seguro?"]],
    [{ adult: 75 }, { adult: 75, child: 40 }, []],
    [{ port: "punta-cana", adult: 75 }, { adult: 7500 }, []],
  ])("after %j at %j asks %j", (before, now, questions) => {
    expect(ask(before, now)).toEqual(questions);
  });
});

describe("a save that is unusual", () => {
  const { read, raw } = loadEntry("content/excursions/coral-key.json");
  const { prices } = read;
  const old = (prices as { adult: number }[])[0]?.adult ?? 0;
  const getEntry = (adult: number) => {
    const changed = (prices as Data[]).map((row, index) => (index === 0 ? { ...row, adult } : row));
    const data = toForm("offer", { ...read, related: [], prices: changed });
    return { collection: "excursions", slug: "coral-key", raw, data };
  };
  const question = `Precios 1 › Adulto (dólares) — 7500. Antes ${old}: ¿seguro?`;

  it("asks first, and is refused with the field when staff say no", () => {
    expect(save(getEntry(7500), false)).toEqual({
      asked: [question],
      result: `No se guardó.\n${question}`,
    });
    expect(save(getEntry(7500), true)).toEqual({ asked: [question], result: "saved" });
  });

  it("compares with the price in the files at this moment where that is known", () => {
    const known: SiteEntry = {
      ...{ collection: "excursions", key: "coral-key", locale: "en", url_slug: "x", title: "x" },
      ...{ related: [], prices: prices as unknown[] },
    };
    const restored = { ...getEntry(7500), raw: raw.replace(`"adult":${old}`, '"adult":7500') };
    expect(save(restored, true).asked).toEqual([]);
    expect(save(restored, true, [known]).asked).toEqual([question]);
  });
});

describe("an offer that is taken off sale", () => {
  const { read, raw } = loadEntry("content/excursions/coral-key.json");
  const promised = { enquiries: 3, quotes: 1, bookings: 2, nextDay: "2099-01-20" };
  const NONE = { enquiries: 0, quotes: 0, bookings: 0, nextDay: null };
  const WHAT =
    "Esta oferta tiene consultas abiertas: 3, cotizaciones abiertas: 1, reservas por venir: 2 (la próxima: martes, 20 de enero de 2099).";
  const attempt = (
    check: typeof checkEntryBeforeSave,
    sale: string,
    commitments: typeof promised | typeof NONE | undefined,
    answer: boolean,
  ) => {
    const asked: string[] = [];
    const data = toForm("offer", { ...read, related: [], sale });
    const entry = fromJS({ collection: "excursions", slug: "coral-key", raw, data }) as Entry;
    const confirm = (question: string) => asked.push(question) > 0 && answer;
    try {
      check(entry, { staff: "es", known: [], confirm, commitments });
      return { asked, isDone: true };
    } catch (error) {
      if (!(error instanceof SaveRefusedError)) throw error;
      return { asked, isDone: false };
    }
  };

  it.each(["paused", "hidden"])("asks before it is %s, with what it has promised", (sale) => {
    const question = `A la venta — ${WHAT} Las reservas se mantienen. A quien acepte una cotización abierta se le dice que lo decide usted.`;
    expect(attempt(checkEntryBeforeSave, sale, promised, false)).toEqual({
      asked: [question],
      isDone: false,
    });
    expect(attempt(checkEntryBeforeSave, sale, promised, true)).toEqual({ asked: [question], isDone: true });
    expect(attempt(checkEntryBeforeSave, sale, NONE, false)).toEqual({ asked: [], isDone: true });
  });

  it("asks as well where nobody can tell, and nothing while it stays on sale", () => {
    expect(attempt(checkEntryBeforeSave, "paused", undefined, false).asked[0]).toContain(
      "No se pudieron contar",
    );
    expect(attempt(checkEntryBeforeSave, "on-sale", promised, false)).toEqual({ asked: [], isDone: true });
  });

  it("asks before it is deleted", () => {
    const question = `${WHAT} Las reservas y las cotizaciones se mantienen, pero nadie encuentra ya el viaje en la web.`;
    expect(attempt(refuseDeletion, "on-sale", promised, false)).toEqual({ asked: [question], isDone: false });
    expect(attempt(refuseDeletion, "on-sale", promised, true)).toEqual({ asked: [question], isDone: true });
    expect(attempt(refuseDeletion, "on-sale", NONE, false)).toEqual({ asked: [], isDone: true });
  });

  it("is looked up by Decap's own events, once, and for an offer that goes off sale alone", async () => {
    const handlers: Record<string, (event: { entry: unknown }) => Promise<void>> = {};
    const cms = {
      registerEventListener: ({ name, handler }: { name: string; handler: (typeof handlers)[string] }) =>
        (handlers[name] = handler),
    };
    const loadCommitments = jest.fn(async () => promised);
    const confirm = jest.fn(() => false);
    const options = {
      staff: "es",
      confirm,
      loadCommitments,
      known: async () => [],
      onRefusal: jest.fn(),
      onMended: jest.fn(),
    } as const;
    registerSaveValidation(cms as unknown as Parameters<typeof registerSaveValidation>[0], options);
    const send = (name: string, sale: string) => {
      const data = toForm("offer", { ...read, related: [], sale });
      return handlers[name]?.({ entry: fromJS({ collection: "excursions", slug: "coral-key", raw, data }) });
    };
    await send("preSave", "on-sale");
    expect(loadCommitments).not.toHaveBeenCalled();
    await expect(send("preSave", "hidden")).rejects.toThrow("reservas por venir: 2");
    await expect(send("preUnpublish", "on-sale")).rejects.toThrow("No se eliminó.");
    expect(loadCommitments.mock.calls).toEqual([["coral-key"], ["coral-key"]]);
  });
});

describe("a notice", () => {
  const saveNotice = (texts: Record<string, string>, publish_until: string, answer = true) => {
    const text = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, texts[locale] ?? ""]));
    const data = toForm("settings/notice", { text, publish_until, ports: [], offers: [] });
    return save({ collection: "settings", slug: "notice", data }, answer);
  };
  const ALL = { en: "No boats.", es: "No hay barcos.", it: "Niente barche." };

  it("in all languages and with an end to come is saved without a question", () => {
    expect(saveNotice(ALL, "2099-01-01T10:00")).toEqual({ asked: [], result: "saved" });
  });

  it("in one language alone asks, and names the others", () => {
    const silent = "no hay texto: quienes leen en este idioma no verían ningún aviso. ¿Seguro?";
    const question = `English: Aviso — ${silent}\nItaliano: Aviso — ${silent}`;
    expect(saveNotice({ es: ALL.es }, "")).toEqual({ asked: [question], result: "saved" });
    expect(saveNotice({ es: ALL.es }, "", false).result).toBe(`No se guardó.\n${question}`);
  });

  it("that is over is refused, unless its text is deleted", () => {
    expect(saveNotice(ALL, "2020-01-01T10:00").result).toContain("Se muestra hasta — este momento ya pasó");
    expect(saveNotice({}, "2020-01-01T10:00")).toEqual({ asked: [], result: "saved" });
  });

  it("that ends before it begins is refused", () => {
    const file = (publish_from: string, publish_until: string) => {
      const facts = { publish_from, publish_until, ports: [], offers: [] };
      const data = toForm("settings/notice", { text: ALL, ...facts });
      return save({ collection: "settings", slug: "notice", data }, true).result;
    };
    expect(file("2099-01-02T10:00", "2099-01-01T10:00")).toContain(
      "el final debe ser posterior al principio",
    );
    expect(file("2099-01-01T10:00", "2099-01-02T10:00")).toBe("saved");
  });
});

describe("another main picture of the home page", () => {
  const { read, raw } = loadEntry("content/pages/home.json");
  const saveHero = (change: Data) => {
    const data = toForm("pages/home", { ...read, hero: { ...(read["hero"] as Data), ...change } });
    return save({ collection: "pages", slug: "home", raw, data }, true).asked;
  };
  const picture = {
    image: "../media/home/feature-boats.jpg",
    alt: { en: "A beach", es: "Una playa", it: "Una spiaggia" },
  };

  it("asks for its picture for phones, once", () => {
    expect(saveHero({ picture, image_tall: undefined })).toEqual([
      "Portada › Archivo de la foto para teléfonos — todavía no hay ninguna para la foto nueva: los teléfonos mostrarían el centro. ¿Seguro?",
    ]);
  });

  it("asks nothing when it has one, or when the picture is the same", () => {
    expect(saveHero({ picture, image_tall: "../media/home/hero-tall.jpg" })).toEqual([]);
    expect(saveHero({ image_tall: undefined })).toEqual([]);
  });
});
