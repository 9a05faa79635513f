/** @jest-environment node */
import { toLetterText } from "./letter-blocks";

describe("a letter as plain text", () => {
  it("has headings in capital letters, and addresses as they are", () => {
    const heading = [{ text: "See " }, { text: "the day", href: "https://site.example/es/Ballenas" }];
    expect(toLetterText({ heading })).toBe("SEE THE DAY (https://site.example/es/Ballenas)");
  });

  it("numbers a list that has an order", () => {
    const list = [[{ text: "One" }], [{ text: "Two" }]];
    expect(toLetterText({ list, isOrdered: true })).toBe("1. One\n2. Two");
  });
});
