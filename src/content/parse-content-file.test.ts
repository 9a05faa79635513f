/** @jest-environment node */
import { LOCALE_CODES } from "../domain/config/locales";
import { CONTENT_FILES } from "./content-files";
import { parseContentFile } from "./parse-content-file";

const list = {
  title: "Tours",
  intro: "All of them.",
  picture: { image: "../media/home/tours.jpg", alt: "A boat" },
  seo: { title: "Tours", description: "All.", keywords: "tours" },
};

const byLocale = (content: unknown) => Object.fromEntries(LOCALE_CODES.map((locale) => [locale, content]));

const parseList = (es: unknown) =>
  parseContentFile("pages/excursions.json", JSON.stringify({ ...byLocale(list), es }));

describe("a wrong file", () => {
  it("is named with the language and the field, what was expected and what was found", () => {
    expect(parseList({ ...list, title: "x".repeat(61) }).problems).toEqual([
      {
        file: "pages/excursions.json",
        path: "es.title",
        ...{ code: "too-long", max: 60 },
        found: "x".repeat(61),
      },
    ]);
  });

  it.each([["{"], [""]])("is refused when it is no JSON: %j", (source) => {
    expect(parseContentFile("pages/home.json", source)).toMatchObject({
      locales: [],
      problems: [
        {
          code: "invalid-json",
          reason: expect.stringContaining("SyntaxError") as string,
        },
      ],
    });
  });

  it.each(["pages/blog.json", "settings/toString.json", "home.json"])(
    "%s is refused because nobody reads it",
    (file) => {
      const [problem] = parseContentFile(file, "{}").problems;
      expect(problem).toEqual({
        ...{ file, code: "unknown-file", found: file.replace(".json", "") },
        names: Object.keys(CONTENT_FILES),
      });
    },
  );
});

describe("the moment at which a notice ends", () => {
  const parse = (publish_until: string) => {
    const source = JSON.stringify({ ...byLocale({}), en: { text: "High waves.", publish_until } });
    return parseContentFile("settings/notice.json", source);
  };

  it.each([
    ["2026-12-01T18:00", "2026-12-01T22:00:00.000Z"],
    ["2026-12-01T18:00:00-04:00", "2026-12-01T22:00:00.000Z"],
    ["2026-12-01T18:00:00Z", "2026-12-01T18:00:00.000Z"],
  ])("%s is Dominican time unless it says otherwise", (written, instant) => {
    const { problems, locales } = parse(written);
    expect(problems).toEqual([]);
    expect(new Date(String(locales[0]?.content["publish_until"])).toISOString()).toBe(instant);
  });

  it.each([["2026-12-01"], ["2026-02-30T10:00"]])("%s is refused", (written) => {
    expect(parse(written).problems).toMatchObject([{ path: "en.publish_until", code: "invalid-datetime" }]);
  });
});

it("a notice that ends before it begins is refused", () => {
  const dates = { publish_from: "2026-12-01T18:00", publish_until: "2026-12-01T12:00" };
  const source = JSON.stringify({ ...byLocale({}), en: { text: "High waves.", ...dates } });
  expect(parseContentFile("settings/notice.json", source).problems).toMatchObject([
    { path: "en.publish_until", code: "ends-too-early", found: "2026-12-01T12:00-04:00" },
  ]);
});
