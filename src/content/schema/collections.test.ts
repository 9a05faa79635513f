/** @jest-environment node */
import { KNOWN_PLACEHOLDERS } from "../../domain/config/answers";
import { LOCALE_CODES } from "../../domain/config/locales";
import { parseContentFile } from "../parse-content-file";

const parse = (file: string, content: object) =>
  parseContentFile(file, JSON.stringify(Object.fromEntries(LOCALE_CODES.map((code) => [code, content]))));
const parseAnswer = (text: string, file = "answers/weather.json") => parse(file, { title: "Weather", text });

describe("a ready-made answer", () => {
  it("may leave open what the site fills in", () => {
    const { locales, problems } = parseAnswer(KNOWN_PLACEHOLDERS.join(" "));
    expect(problems).toEqual([]);
    expect(locales.map(({ locale }) => locale)).toEqual(LOCALE_CODES);
  });

  it.each([
    ["Hello {{hotel}}", "{{hotel}}"],
    ["Hello {{ name }}", "{{ name }}"],
    ["Hello {name}", "{name}"],
    ["Hello name}}", "}}"],
  ])("is refused with %j, in words that name it", (text, unknown) => {
    expect(parseAnswer(text).problems[0]).toMatchObject({
      ...{ file: "answers/weather.json", path: "en.text", code: "unknown-placeholder", unknown: [unknown] },
      known: expect.arrayContaining(["{{name}}", "{{recogida}}", "{{riferimento}}"]) as string[],
    });
  });
});

describe("a partner", () => {
  const HOTEL = { name: "Hotel Brisa", kind: "hotel" };

  it.each([
    [{ ...HOTEL, name: "" }, "en.name"],
    [{ ...HOTEL, kind: "palace" }, "en.kind"],
    [{ ...HOTEL, commission_percent: 101 }, "en.commission_percent"],
    [{ ...HOTEL, code: "b" }, "en.code"],
  ])("is refused as %j", (content, path) => {
    expect(parse("partners/hotel-brisa.json", content).problems[0]).toMatchObject({ path });
  });
});
