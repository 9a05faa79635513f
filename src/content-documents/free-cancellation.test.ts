/** @jest-environment node */
import type { Locale } from "../config/locales";
import { loadContent } from "../testing/load-content";
import { parseOffers } from "./find-content-problems";
import { readContentFiles } from "./read-content-files";

const DAY_HOURS = 24;
const HOURS = { en: "hours", es: "horas", it: "ore" } as const satisfies Record<Locale, string>;
const DAYS = { en: "days", es: "días", it: "giorni" } as const satisfies Record<Locale, string>;

test("the hours until which an offer can be cancelled free of charge are those of its sentence", async () => {
  const site = loadContent("settings/site");
  const offers = parseOffers(await readContentFiles(process.cwd()));
  const wrong = offers.filter(({ locale, cancellation, free_until_hours: hours }) => {
    if (hours === undefined) return false;
    const said = [`${hours} ${HOURS[locale]}`, `${hours / DAY_HOURS} ${DAYS[locale]}`];
    const text = cancellation || site[locale].default_cancellation;
    return !said.some((words) => text.includes(words));
  });
  expect(wrong.map(({ key, locale }) => `${key}.${locale}`)).toEqual([]);
  expect(offers.some(({ free_until_hours: hours }) => hours !== undefined)).toBe(true);
});
