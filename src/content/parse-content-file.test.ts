/** @jest-environment node */
import { parseContentFile } from "./parse-content-file";

const list = { title: "Tours", intro: "All of them.", seo: { title: "Tours", description: "All.", keywords: "tours" } };

function parseList(en: unknown, es: unknown = list, it: unknown = list) {
  return parseContentFile("pages/excursions.json", JSON.stringify({ en, es, it }));
}

describe("a valid file", () => {
  it("has its words in every language, in the order of the languages", () => {
    const result = parseList(list, { ...list, title: "Excursiones" }, { ...list, title: "Escursioni" });
    expect(result).toEqual({
      type: "ListPage",
      problems: [],
      locales: [
        { locale: "en", content: list },
        { locale: "es", content: { ...list, title: "Excursiones" } },
        { locale: "it", content: { ...list, title: "Escursioni" } },
      ],
    });
  });

  it("may leave everything open that is optional", () => {
    const { problems, locales } = parseContentFile("settings/notice.json", '{"en": {"text": ""}, "es": {}, "it": {}}');
    expect(problems).toEqual([]);
    expect(locales[0]).toEqual({ locale: "en", content: { text: "" } });
  });
});

describe("a wrong file", () => {
  it("is named with the language and the field, what was expected and what was found", () => {
    expect(parseList(list, { ...list, title: "x".repeat(61) }).problems).toEqual([
      {
        file: "pages/excursions.json",
        field: "es.title",
        expected: "at most 60 characters",
        found: '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"',
      },
    ]);
  });

  it("still gives the languages that are right", () => {
    expect(parseList({ ...list, intro: "" }).locales.map(({ locale }) => locale)).toEqual(["es", "it"]);
  });

  it.each([["{"], [""], ["title: Tours"]])("is refused when it is no JSON: %j", (source) => {
    expect(parseContentFile("pages/home.json", source)).toMatchObject({
      locales: [],
      problems: [{ field: "(the whole file)", expected: "JSON", found: expect.stringContaining("SyntaxError") as string }],
    });
  });

  it.each([["null"], ["{}"], ["[]"], ['"words"'], ["7"]])("is refused in all languages when it is %s", (source) => {
    const { problems } = parseContentFile("settings/notice.json", source);
    expect(problems).toEqual(
      ["en", "es", "it"].map((locale) => ({
        file: "settings/notice.json",
        field: `${locale}.(the whole file)`,
        expected: "a value of type object",
        found: "nothing",
      })),
    );
  });

  it.each(["pages/blog.json", "settings/toString.json", "home.json"])("%s is refused because nobody reads it", (file) => {
    const [problem] = parseContentFile(file, "{}").problems;
    expect(problem).toMatchObject({ file, field: "(the file's name)", found: file.replace(".json", "") });
    expect(problem?.expected).toMatch(/^one of pages\/home, .*, settings\/notice$/);
  });
});
