/** @jest-environment node */
import { listPartners } from "../documents/server-data";
import { parseContentFile } from "../parse-content-file";

const HOTEL = { name: "Hotel Brisa", kind: "hotel" };
const NO_COMMISSION = { commission_percent: 0, commission_person: 0 };
const toFile = (content: object) => JSON.stringify({ en: content, es: content, it: content });
const parse = (content: object, file = "partners/hotel-brisa.json") =>
  parseContentFile(file, toFile(content));

describe("a partner", () => {
  it("has a name and a kind; place and contact may be left out", () => {
    const { problems, locales } = parse(HOTEL);
    expect(problems).toEqual([]);
    expect(locales[0]?.content).toEqual({ ...HOTEL, place: "", contact: "", ...NO_COMMISSION });
  });

  it.each([
    [{ ...HOTEL, name: "" }, "en.name"],
    [{ ...HOTEL, kind: "palace" }, "en.kind"],
    [{ ...HOTEL, commission_percent: 101 }, "en.commission_percent"],
    [{ ...HOTEL, name: "x".repeat(61) }, "en.name"],
    [{ ...HOTEL, code: "b" }, "en.code"],
  ])("is refused as %j", (content, path) => {
    expect(parse(content).problems[0]).toMatchObject({ path });
  });

  it.each(["Hotel-Brisa", "hotel brisa", "hotel_brisa", "-hotel", "höfel", ".json", "a/b"])(
    "has no code like %j: it stands in addresses and on cards",
    (code) => {
      expect(parse(HOTEL, `partners/${code}.json`).problems).toMatchObject([{ code: "unknown-file" }]);
    },
  );
});

describe("the list of partners that the build writes for the server", () => {
  it("has the names of the files as codes, and nothing that the build refuses", () => {
    const files = new Map([
      ["content/partners/taxi.json", toFile({ ...HOTEL, contact: "Rosa" })],
      ["content/partners/hotel.json", toFile(HOTEL)],
      ["content/partners/broken.json", "{"],
      ["content/answers/weather.json", toFile(HOTEL)],
    ]);
    expect(listPartners(files)).toEqual([
      { code: "hotel", ...HOTEL, place: "", contact: "", ...NO_COMMISSION },
      { code: "taxi", ...HOTEL, place: "", contact: "Rosa", ...NO_COMMISSION },
    ]);
  });
});
