import fc from "fast-check";

import { KEY } from "../config/patterns";
import { toSourceCode } from "./normalize";

it.each([
  ["hotel-brisa", "hotel-brisa"],
  ["Hotel Brisa", "hotel-brisa"],
  ["  HOTEL   BRÍSA ", "hotel-brisa"],
  ["Café «El Muelle»", "cafe-el-muelle"],
  ["Año Nuevo 24", "ano-nuevo-24"],
  ["ＨＯＴＥＬ", "hotel"],
  ["—", ""],
  ["", ""],
])("%j is the code %j", (source, code) => {
  expect(toSourceCode(source)).toBe(code);
});

it("is a key or nothing, and stays what it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (source) => {
      const code = toSourceCode(source);
      if (code !== "") expect(code).toMatch(KEY);
      expect(toSourceCode(code)).toBe(code);
    }),
  );
});
