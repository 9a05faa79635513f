/** @jest-environment node */
import { describeContentWarning } from "../content-problem";
import { findHeadingWarnings } from "./text-warnings";
import { findSeoWarnings, type SearchText } from "./field-warnings";

const text = (change: Partial<SearchText> = {}): SearchText => ({
  file: "content/excursions/saona-island/en.md",
  locale: "en",
  title: "Saona Island by boat from Bayahíbe",
  description:
    "A full day on Saona with hotel pick-up: catamaran, beach, lunch, village and the natural pool.",
  ...change,
});
const other = (change: Partial<SearchText> = {}) => text({ file: "content/pages/home.json", ...change });
const words = (texts: readonly SearchText[]) =>
  findSeoWarnings(texts).map((warning) => `${warning.file}: ${describeContentWarning(warning)}`);

describe("titles and descriptions for search engines", () => {
  it("are left alone when each page has its own of a good length", () => {
    expect(
      words([
        text(),
        other({ title: "Excursions from Bayahíbe", description: `Other. ${text().description}` }),
      ]),
    ).toEqual([]);
  });

  it("may be the same in two languages", () => {
    expect(words([text(), text({ file: "content/excursions/saona-island/es.md", locale: "es" })])).toEqual(
      [],
    );
  });

  it("are named when two pages have the same", () => {
    expect(words([text(), other()])).toEqual([
      "content/pages/home.json: The title for search engines (English) is the same as on the page “Saona Island by boat from Bayahíbe”: each page needs its own.",
      "content/pages/home.json: The text for search engines (English) is the same as on the page “Saona Island by boat from Bayahíbe”: each page needs its own.",
    ]);
  });

  it.each<[Partial<SearchText>, string]>([
    [{ title: "Saona" }, "The title for search engines (English) has 5 characters; 15 to 65 are shown well."],
    [
      { title: "x".repeat(66) },
      "The title for search engines (English) has 66 characters; 15 to 65 are shown well.",
    ],
    [
      { description: "A day." },
      "The text for search engines (English) has 6 characters; 70 to 165 are shown well.",
    ],
  ])("are named with their length when it is not good: %j", (change, sentence) => {
    expect(words([text(change)])).toEqual([`${text().file}: ${sentence}`]);
  });
});

describe("headings in texts", () => {
  const find = (file: string, source: string) =>
    findHeadingWarnings(new Map([[file, source]])).map(describeContentWarning);

  it.each([
    ["a/en.md", "---\ntitle: x\n---\nText.\n\n## One\n\n### Two\n\n## Three\n"],
    ["a/en.md", "---\ntitle: '# not a heading'\n---\nText with # signs #.\n"],
    ["pages/terms.json", JSON.stringify({ en: { body: "## One\n\ntext\n\n### Two" } })],
    ["settings/notice.json", '<<<<<<< HEAD\n{ "en": { "text": "# Waves" } }'],
  ])("are left alone when they are in order (%s)", (file, source) => {
    expect(find(file, source)).toEqual([]);
  });

  it("may not be the page's own title", () => {
    expect(find("a/en.md", "---\ntitle: x\n---\n# Saona\n")).toEqual([
      expect.stringContaining("begin with ##"),
    ]);
  });

  it.each([
    ["a/en.md", "---\ntitle: x\n---\n## One\n\n#### Two\n"],
    ["pages/terms.json", JSON.stringify({ en: { body: "### One" } })],
  ])("may not leave a level out (%s)", (file, source) => {
    expect(find(file, source)).toEqual([expect.stringContaining("no level may be left out")]);
  });
});
