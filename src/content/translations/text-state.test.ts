import {
  advanceTexts,
  confirmText,
  type TextChange,
  formatTextRecord,
  parseTextRecord,
  type TextHashes,
  type TextState,
} from "./text-state";

const RIGHT: TextState = { texts: { en: "e1", es: "s1", it: "i1" }, doubts: [] };
const change = (...fields: string[]): TextChange => ({
  at: "2026-11-23T09:00:00.000Z",
  getFields: () => fields,
});

/** Saves one after another; each names the texts that it changes. */
function save(...saves: TextHashes[]): TextState {
  return saves.reduce<TextState>(
    (state, texts) => advanceTexts(state, { ...state.texts, ...texts }, change("title")),
    RIGHT,
  );
}
const list = ({ doubts }: TextState) => doubts.map(({ text, because }) => `${text} because ${because}`);

describe("texts in several languages", () => {
  it.each([
    ["en", ["es because en", "it because en"]],
    ["es", ["en because es", "it because es"]],
    ["it", ["en because it", "es because it"]],
  ])("are outdated when the one in %s changes alone", (locale, doubts) => {
    expect(list(save({ [locale]: "new" }))).toEqual(doubts);
  });

  it("are right when they change together", () => {
    expect(list(save({ en: "e2", es: "s2", it: "i2" }))).toEqual([]);
    expect(list(save({ en: "e2", es: "s2" }))).toEqual(["it because en", "it because es"]);
  });

  it("are right after they have followed, and ask nothing back", () => {
    expect(list(save({ en: "e2" }, { es: "s2" }))).toEqual(["it because en", "it because es"]);
    expect(list(save({ en: "e2" }, { es: "s2" }, { it: "i2" }))).toEqual([]);
  });

  it("ask nothing of a text that was found right with what they follow", () => {
    const asked = save({ en: "e2" });
    const found = confirmText(asked, "it", { en: "e2", es: "s1" });
    expect(list(found)).toEqual(["es because en"]);
    expect(list(advanceTexts(found, { ...found.texts, es: "s2" }, change()))).toEqual([]);
  });

  it("stay outdated when the other one changes again after a person has looked", () => {
    const again = save({ en: "e2" }, { en: "e3" });
    expect(list(confirmText(again, "es", { en: "e2" }))).toEqual(["es because en", "it because en"]);
  });

  it("are right again when the other one becomes what it was", () => {
    expect(list(save({ en: "e2" }, { en: "e1" }))).toEqual([]);
  });

  it("tell what has changed since they were right, and when last", () => {
    const first = advanceTexts(RIGHT, { ...RIGHT.texts, en: "e2" }, change("title"));
    const second = advanceTexts(
      first,
      { ...first.texts, en: "e3" },
      { ...change("body", "title"), at: null },
    );
    expect(second.doubts[0]).toEqual({
      text: "es",
      because: "en",
      was: "e1",
      fields: ["title", "body"],
      at: null,
    });
  });

  it("are not asked about before they exist, nor because of a first translation", () => {
    const untranslated: TextState = { texts: { en: "e1", es: "s1" }, doubts: [] };
    expect(list(advanceTexts(untranslated, { en: "e2", es: "s1" }, change()))).toEqual(["es because en"]);
    expect(list(advanceTexts(untranslated, { en: "e1", es: "s1", it: "i1" }, change()))).toEqual([]);
  });
});

describe("the record of translations", () => {
  it("is read as it was written, by entry", () => {
    const record = { "pages/home": RIGHT, "excursions/a": save({ en: "e2" }) };
    const text = formatTextRecord(record);
    expect(parseTextRecord(text)).toEqual(record);
    expect(text.indexOf("excursions/a")).toBeLessThan(text.indexOf("pages/home"));
    expect(parseTextRecord(formatTextRecord({}))).toEqual({});
  });

  it.each(["<<<<<<< HEAD\n{}", '{"pages/home": 3}', undefined])("counts as empty when it is %j", (source) => {
    expect(parseTextRecord(source)).toEqual({});
  });
});
