/** @jest-environment node */
import { KNOWN_PLACEHOLDERS } from "../../../config/answers";
import { STAFF_LOCALES } from "../../../config/staff";
import { checkDraft, type Draft } from "./check-draft";

const draft = (text: string): Draft => {
  const words = { title: "Weather", text };
  return { en: words, es: words, it: { ...words, text: "Ciao {{name}}" } };
};

describe("a ready-made answer that is saved", () => {
  it("is checked in every language, a new one and an old one", () => {
    for (const key of ["", "weather"])
      expect(checkDraft("answers", key, draft("Hello {{name}}"), { staff: "en", known: [] })).toEqual([]);
  });

  it.each(STAFF_LOCALES)("is refused in %s with the words that the site cannot fill in", (staff) => {
    const messages = checkDraft("answers", "weather", draft("Hello {{prize}}"), { staff, known: [] });
    expect(messages.map(({ language }) => language)).toEqual(["English", "Español"]);
    expect(messages[0]?.text).toContain("{{prize}}");
    expect(messages[0]?.text).toContain(KNOWN_PLACEHOLDERS.join(", "));
  });
});
