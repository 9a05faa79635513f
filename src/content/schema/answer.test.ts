/** @jest-environment node */
import { ANSWER_VALUES } from "../../config/answers";
import { LOCALE_CODES } from "../../config/locales";
import { parseContentFile } from "../parse-content-file";

const parse = (text: string, file = "answers/weather.json") => {
  const words = { title: "Weather", text };
  return parseContentFile(file, JSON.stringify({ en: words, es: words, it: words }));
};

describe("a ready-made answer", () => {
  it("may leave open what the site fills in, and is no file that pages ask for", () => {
    const all = ANSWER_VALUES.map((name) => `{{${name}}}`).join(" ");
    const { name, locales, problems } = parse(all);
    expect([name, problems]).toEqual([undefined, []]);
    expect(locales.map(({ locale }) => locale)).toEqual(LOCALE_CODES);
  });

  it.each([
    ["Hello {{nome}}", "{{nome}}"],
    ["Hello {{ name }}", "{{ name }}"],
    ["Hello {{name}", "{{name}"],
    ["Hello {name}", "{name}"],
    ["Hello {{{name}}}", "{{{name}}}"],
    ["Hello name}}", "}}"],
  ])("is refused with %j, in words that name it", (text, unknown) => {
    expect(parse(text).problems[0]).toMatchObject({
      ...{ file: "answers/weather.json", path: "en.text", code: "unknown-placeholder" },
      ...{ unknown: [unknown], known: ["{{name}}", "{{offer}}", "{{date}}", "{{price}}", "{{reference}}"] },
    });
  });

  it.each(["answers/Weather.json", "answers/a/b.json", "answers/.json"])("is no file called %s", (file) => {
    expect(parse("Hello", file).problems).toMatchObject([{ code: "unknown-file" }]);
  });
});
