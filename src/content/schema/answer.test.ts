/** @jest-environment node */
import { KNOWN_PLACEHOLDERS } from "../../config/answers";
import { LOCALE_CODES } from "../../config/locales";
import { parseContentFile } from "../parse-content-file";

const parse = (text: string, file = "answers/weather.json") => {
  const words = { title: "Weather", text };
  return parseContentFile(file, JSON.stringify({ en: words, es: words, it: words }));
};

describe("a ready-made answer", () => {
  it("may leave open what the site fills in, and is no file that pages ask for", () => {
    const { name, locales, problems } = parse(KNOWN_PLACEHOLDERS.join(" "));
    expect([name, problems]).toEqual([undefined, []]);
    expect(locales.map(({ locale }) => locale)).toEqual(LOCALE_CODES);
  });

  it.each([
    ["Hello {{hotel}}", "{{hotel}}"],
    ["Hello {{ name }}", "{{ name }}"],
    ["Hello {{name}", "{{name}"],
    ["Hello {name}", "{name}"],
    ["Hello {{{name}}}", "{{{name}}}"],
    ["Hello name}}", "}}"],
  ])("is refused with %j, in words that name it", (text, unknown) => {
    expect(parse(text).problems[0]).toMatchObject({
      ...{ file: "answers/weather.json", path: "en.text", code: "unknown-placeholder" },
      unknown: [unknown],
      known: expect.arrayContaining(["{{name}}", "{{recogida}}", "{{riferimento}}"]) as string[],
    });
  });

  it.each(["answers/Weather.json", "answers/a/b.json", "answers/.json"])("is no file called %s", (file) => {
    expect(parse("Hello", file).problems).toMatchObject([{ code: "unknown-file" }]);
  });
});
