import { readdirSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES } from "../../config/locales";
import type { StaffText } from "../../config/staff-text";

type Table = Readonly<Record<string, StaffText>>;

const STAFF = join(__dirname, "..");
const FILES = readdirSync(STAFF, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith("-words.ts"),
);

const TABLES: readonly (readonly [string, Table])[] = FILES.flatMap((name) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(join(STAFF, name)))
    .filter(([exported]) => exported.endsWith("_WORDS"))
    .map(([exported, table]) => [exported, table as Table] as const),
);

const getPlaceholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

const TEXTS = TABLES.flatMap(([name, table]) =>
  Object.entries(table).map(([key, text]) => [`${name}.${key}`, text] as const),
);

it("staff texts have the same placeholders in each language, and no loose spaces", () => {
  expect(TABLES.map(([name]) => name)).toContain("FRAME_WORDS");
  const wrong = TEXTS.filter(([, text]) => {
    const placeholders = LOCALE_CODES.map((locale) => [...new Set(getPlaceholders(text[locale]))].join());
    return (
      new Set(placeholders).size > 1 ||
      LOCALE_CODES.some((locale) => text[locale] === "" || text[locale].trim() !== text[locale])
    );
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it("staff texts use no words of a program, and the informal form", () => {
  const isWrong = (words: string) =>
    /markdown|\bAPI\b|error|\.json|CMS|\bgit\b|token|session id/i.test(words) ||
    /\busted\b|\bsu correo\b|\bLei\b|\bSua\b/.test(words);
  const wrong = TEXTS.filter(([, text]) => Object.values(text).some(isWrong));
  expect(wrong.map(([name]) => name)).toEqual([]);
});
