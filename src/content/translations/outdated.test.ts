/** @jest-environment node */
import { describeContentWarning } from "../content-problem";
import { findOutdatedWarnings, formatRecord } from "./outdated";
import { getTextEntry } from "./entry-texts";

const toFile = (title: string) => `---\ntitle: ${title}\n---\nText\n`;
const toPath = (locale: string) => `content/excursions/saona-island/${locale}.md`;
const PAGE = "content/pages/terms.json";
const ANSWER = "content/answers/weather.json";
const SENTENCES = "src/locales/it/common.json";

const SITE: ReadonlyMap<string, string> = new Map([
  ...["en", "es", "it"].map((locale) => [toPath(locale), toFile("Saona")] as const),
  [PAGE, JSON.stringify({ en: { title: "Terms" }, es: { title: "Términos" }, it: { title: "Termini" } })],
  [ANSWER, JSON.stringify({ en: { title: "Rain" }, es: { title: "Lluvia" }, it: { title: "Pioggia" } })],
  ...["en", "es", "it"].map(
    (locale) => [`src/locales/${locale}/common.json`, JSON.stringify({ skip: "Skip" })] as const,
  ),
]);
const withChange = (path: string, text: string) => new Map([...SITE, [path, text]]);
const RECORD = formatRecord(undefined, SITE);
const find = (texts: ReadonlyMap<string, string>, record = RECORD) =>
  findOutdatedWarnings(texts, record).map((warning) => `${warning.file}: ${describeContentWarning(warning)}`);

describe("texts that somebody changes by hand", () => {
  it("are named by what is left to do, each in the file that is to be looked at", () => {
    expect(find(SITE)).toEqual([]);
    expect(find(withChange(toPath("es"), toFile("Isla Saona")))).toEqual([
      `${toPath("en")}: The Spanish text has changed: is the English one still right?`,
      `${toPath("it")}: The Spanish text has changed: is the Italian one still right?`,
    ]);
    expect(find(withChange(SENTENCES, JSON.stringify({ skip: "Salta" })))).toHaveLength(2);
    const page = JSON.stringify({ en: { title: "New" }, es: { title: "Nuevo" }, it: { title: "Termini" } });
    expect(find(withChange(PAGE, page)).sort()).toEqual([
      `${PAGE}: The English text has changed: is the Italian one still right?`,
      `${PAGE}: The Spanish text has changed: is the Italian one still right?`,
    ]);
    const answer = JSON.stringify({
      en: { title: "Storm" },
      es: { title: "Lluvia" },
      it: { title: "Pioggia" },
    });
    expect(find(withChange(ANSWER, answer))).toEqual([
      `${ANSWER}: The English text has changed: is the Spanish one still right?`,
      `${ANSWER}: The English text has changed: is the Italian one still right?`,
    ]);
  });

  it("stay outdated when content:format has noted them, until they follow", () => {
    const changed = withChange(toPath("es"), toFile("Isla Saona"));
    const noted = formatRecord(RECORD, changed);
    expect(find(changed, noted)).toHaveLength(2);
    expect(formatRecord(noted, changed)).toBe(noted);
    const followed = new Map([...changed, [toPath("en"), toFile("Isle")], [toPath("it"), toFile("Isola")]]);
    expect(find(followed, formatRecord(noted, followed))).toEqual([]);
  });

  it("leave the record when their entry is gone, and are right when it is new", () => {
    const others = new Map([...SITE].filter(([path]) => path !== PAGE));
    expect(formatRecord(RECORD, others)).not.toContain("pages/terms");
    expect(find(SITE, formatRecord(formatRecord(RECORD, others), SITE))).toEqual([]);
  });
});

it.each(["", "answers", "excursions/a/b", "settings/none", "../x", "toString"])(
  "there is no entry %j",
  (name) => expect(getTextEntry(name)).toBeUndefined(),
);
