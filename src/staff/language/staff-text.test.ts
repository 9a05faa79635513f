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

it("finds the tables of the staff's texts", () => {
  expect(TABLES.map(([name]) => name)).toEqual(
    expect.arrayContaining(["FRAME_WORDS", "ROOM_WORDS", "QUICK_WORDS"]),
  );
});

describe.each(TABLES)("%s", (_, table) => {
  it.each(Object.entries(table))("%s says the same in each language", (_key, text) => {
    const [first, ...others] = LOCALE_CODES.map((locale) => [...new Set(getPlaceholders(text[locale]))]);
    for (const other of others) expect(other).toEqual(first);
    for (const locale of LOCALE_CODES) expect(text[locale].trim()).toBe(text[locale]);
  });

  it("speaks to people: no words of a program, in Spanish and Italian not formally", () => {
    const all = Object.values(table).flatMap((text) => Object.values(text));
    expect(
      all.filter((text) => /markdown|\bAPI\b|error|\.json|CMS|\bgit\b|token|session id/i.test(text)),
    ).toEqual([]);
    expect(all.filter((text) => /\busted\b|\bsu correo\b|\bLei\b|\bSua\b/.test(text))).toEqual([]);
  });
});
