/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES, type Locale } from "../config/locales";
import { STAFF_LOCALES } from "../config/staff";
import { listPlaceholders } from "./messages";
import type { Messages } from "./create-i18n";

const FOLDER = join(process.cwd(), "src/locales");
/** Decap's phrases have placeholders of their own, `%{name}`; some of them replace a phrase by nothing. */
const DECAP = "editor/decap.json";

/** The files of a language, the editor's included. */
const listFiles = (locale: Locale) =>
  readdirSync(join(FOLDER, locale), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort();

/** Those that a language is to have: the editor and the pages of staff speak the languages of the office alone. */
function listExpected(locale: Locale): string[] {
  const isOfOffice = STAFF_LOCALES.some((own) => own === locale);
  return listFiles("en").filter((file) => isOfOffice || !/^(editor|staff)\//.test(file));
}

const loadFile = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(join(FOLDER, locale, file), "utf8")) as Messages;

const listNames = (file: string, sentence: string) =>
  (file === DECAP ? (sentence.match(/%\{\w+\}/g) ?? []).sort() : listPlaceholders(sentence)).join();

function getSentences(messages: Messages, prefix = ""): [key: string, sentence: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : getSentences(value, `${prefix}${key}.`),
  );
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/** The plural forms that a language has more than English, of which `_other` is the pattern. */
const isFurtherForm = (key: string) => /_(zero|two|few|many)$/.test(key);

/** Lists the faults of a file's messages in a language, compared with the English ones. */
function findFaults(file: string, locale: Locale): string[] {
  const english = getSentences(loadFile("en", file));
  const sentences = getSentences(loadFile(locale, file));
  const keys = sentences.map(([key]) => key).filter((key) => !isFurtherForm(key));
  const expected = new Map(english.map(([key, sentence]) => [key, listNames(file, sentence)]));
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const plurals = sentences.map(([key]) => key).filter((key) => PLURAL_FORM.test(key));
  const stems = new Set(plurals.map((key) => key.replace(PLURAL_FORM, "")));
  const forms = [...stems].flatMap((stem) => categories.map((category) => `${stem}_${category}`));
  return [
    ...english
      .map(([key]) => key)
      .filter((key) => !keys.includes(key))
      .map((key) => `${key} is missing`),
    ...keys.filter((key) => !expected.has(key)).map((key) => `${key} is not in English`),
    ...forms.filter((key) => !plurals.includes(key)).map((key) => `${key} is a missing plural form`),
    ...plurals.filter((key) => !forms.includes(key)).map((key) => `${key} is no plural form of the language`),
    ...sentences.flatMap(([key, sentence]) => {
      const pattern = isFurtherForm(key) ? key.replace(/_\w+$/, "_other") : key;
      const rest = sentence.replace(file === DECAP ? /%\{\w+\}/g : /\{\{\w+\}\}/g, "");
      return [
        ...(listNames(file, sentence) === expected.get(pattern) ? [] : [`${key} has other placeholders`]),
        ...(/[{}]/.test(rest) ? [`${key} has a loose brace`] : []),
        ...(file !== DECAP && /^$|^\s|\s$|\s…/.test(sentence)
          ? [`${key} is empty or has a loose space`]
          : []),
      ];
    }),
  ].map((fault) => `${locale}/${file}: ${fault}`);
}

it("messages have the keys, placeholders and plural forms of the English ones in every language", () => {
  const faults = LOCALE_CODES.flatMap((locale) =>
    listExpected(locale).flatMap((file) => findFaults(file, locale)),
  );
  expect(faults).toEqual([]);
});

it("every language has the message files of English and no more, one for guests alone none of staff", () => {
  for (const locale of LOCALE_CODES)
    expect([locale, listFiles(locale)]).toEqual([locale, listExpected(locale)]);
});

/** How somebody is addressed informally: Spanish says usted to guests and to staff, and ustedes to more than one. */
const INFORMAL = [
  /(?<!\p{L})(tú|tus?|te|ti|contigo|tuy[oa]s?|vos|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(puedes|quieres|tienes|recibes|eres|estás|has|vas|ves|sabes|debes|vienes|viajas|haces|necesitas|prefieres|conoces|llegas|eliges|escribes|pagas|cambias|usas|encuentras|guardas|añades)(?!\p{L})/iu,
  /(?<!\p{L})(podrás|verás|tendrás|recibirás|encontrarás|visitarás|quieras|tengas|puedas|elijas|escribas|digas|hagas|seas|estés|hayas|pulses|borres|cambies|añadas)(?!\p{L})/iu,
  /(?<!\p{L})(?!(?:arte|aparte|comparte|convierte|fuerte|muerte|parte|reparte|suerte)(?!\p{L}))\p{L}*(?:[aei]r|ndo)te(?!\p{L})/iu,
  /(?<!\p{L})(?!(?:existe|consiste|contraste|triste)(?!\p{L}))\p{L}+(?:aste|iste)(?!\p{L})/iu,
  /(?<!\p{L})(acórt|anót|avís|busc|cámbi|cancél|ciérr|compruéb|contáct|cópi|cuént|déj|enséñ|env[ií]|guárd|indíc|intént|llám|llév|mánd|márc|mír|pregúnt|pruéb|quít|rech[aá]z|recupér|revís|tóc|tóm)a(nos|me|l[aeo]s?|noslo)(?!\p{L})/iu,
  /(?<!\p{L})(añád|ábr|corríg|elíg|escríb|píd|respónd|recóg|sígu|vuélv)e(nos|me|l[aeo]s?)(?!\p{L})/iu,
  /(?<!\p{L})(danos|dime|dinos|dile|haz|hazlo|pon|ponl[aeo]|ponte|mantente|siéntate)(?!\p{L})/iu,
  /(?:^|[.:;?!»(] )[¿¡«(]?(busca|completa|comprueba|confirma|deja|elige|escribe|mira|pide|prueba|pulsa|rellena|revisa|toca|vuelve)(?!\p{L})/iu,
];

const isInformal = (sentence: string) => INFORMAL.some((form) => form.test(sentence));

it("texts of staff use no words of a program, and Italian ones the informal form", () => {
  const isWrong = (sentence: string) =>
    /markdown|\bAPI\b|error|\.json|CMS|\bgit\b|token|session id/i.test(sentence) ||
    /\bLei\b|\bSua\b/.test(sentence);
  const files = LOCALE_CODES.flatMap((locale) =>
    listFiles(locale)
      .filter((name) => name.startsWith("staff/"))
      .flatMap((name) => getSentences(loadFile(locale, name))),
  );
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter(([, sentence]) => isWrong(sentence))).toEqual([]);
});

/** The Spanish texts of a document or a guide: its part in Spanish, or all of its lines. */
function readSpanish(path: string): string[] {
  const text = readFileSync(path, "utf8");
  if (!path.endsWith(".json")) return text.split("\n");
  const { es } = JSON.parse(text) as { es?: Messages };
  return es === undefined ? [] : listStrings(es);
}

function listStrings(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(Object(value) as object).flatMap(listStrings);
}

it("Spanish sentences say usted, and call a quote a cotización", () => {
  const sentences = listFiles("es").flatMap((file) => getSentences(loadFile("es", file)));
  expect(sentences.length).toBeGreaterThan(2000);
  expect(sentences.filter(([, sentence]) => isInformal(sentence))).toEqual([]);
  expect(sentences.filter(([, sentence]) => /presupuest/i.test(sentence))).toEqual([]);
});

it.each([
  ["content", /(^|\/)es\.md$|(^|\/)(answers|letters|pages|settings|team)\/[^/]+\.json$/],
  ["docs/staff", /\.es\.md$/],
])("Spanish texts in %s say usted", (folder, pattern) => {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    pattern.test(path),
  );
  const lines = paths.flatMap((path) => readSpanish(join(folder, path)));
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter(isInformal)).toEqual([]);
});

it.each(["Escríbenos por WhatsApp", "Elige un día.", "¿Qué quieres?", "Lo que escribiste", "Es para ti"])(
  "«%s» is informal",
  (sentence) => expect(isInformal(sentence)).toBe(true),
);
