import { fromJS, type List, Map } from "immutable";

import { spreadFacts } from "./spread-facts";

type Field = Map<string, unknown>;
const toField = (field: object) => fromJS(field) as Field;

const PICKUP = toField({
  name: "pickup",
  fields: [{ name: "port", neutral: true }, { name: "place" }, { name: "time", neutral: true }],
});
const LANGUAGES = { defaultLocale: "en", locales: ["en", "es", "it"] };

const row = (port: string, place: string, time: string) => ({ port, place, time });
const open = (field: string, en: unknown, es: unknown) =>
  fromJS({ data: { [field]: en }, i18n: { es: { data: { [field]: es } }, it: { data: {} } } }) as Field;

/** Changes a field in a language as Decap's reducer does; what the other languages have then. */
function change(entry: Field, field: Field, currentLocale: string, edit: (value: List<Field>) => unknown) {
  const path = [
    ...(currentLocale === "en" ? ["data"] : ["i18n", currentLocale, "data"]),
    String(field.get("name")),
  ];
  const before = entry.getIn(path) as List<Field>;
  const changed = entry.setIn(path, edit(before));
  const { data, i18n } = spreadFacts(changed, field, before, {
    currentLocale,
    ...LANGUAGES,
  }).toJS() as unknown as { data: object; i18n: { es: { data: object }; it: { data: object } } };
  return { en: data, es: i18n.es.data, it: i18n.it.data };
}

describe("a change in one language", () => {
  const rows = () =>
    open(
      "pickup",
      [row("bayahibe", "Pier", "08:00"), row("punta-cana", "Lobby", "06:30")],
      [row("bayahibe", "Muelle", "08:00"), row("punta-cana", "Recepción", "06:30")],
    );

  it("of a fact is one in all languages, wherever it was made", () => {
    const field = toField({ name: "order", neutral: true });
    expect(change(open("order", 1, 1), field, "es", () => 7)).toEqual({
      en: { order: 7 },
      es: { order: 7 },
      it: { order: 7 },
    });
  });

  it("of words stays in its language", () => {
    const field = toField({ name: "title" });
    expect(change(open("title", "Saona", "Saona"), field, "es", () => "Isla Saona").en).toEqual({
      title: "Saona",
    });
  });

  it("of a row's time leaves the words of the others", () => {
    const { en, it: italian } = change(rows(), PICKUP, "es", (list) => list.setIn([1, "time"], "07:00"));
    expect(en).toEqual({ pickup: [row("bayahibe", "Pier", "08:00"), row("punta-cana", "Lobby", "07:00")] });
    expect(italian).toMatchObject({ pickup: [{ port: "bayahibe" }, { time: "07:00" }] });
  });

  it("adds, deletes and moves the rows of all", () => {
    const added = Map({ port: "punta-cana" }) as Field;
    expect(change(rows(), PICKUP, "es", (list) => list.push(added)).en).toMatchObject({
      pickup: [{ place: "Pier" }, { place: "Lobby" }, { port: "punta-cana" }],
    });
    expect(change(rows(), PICKUP, "es", (list) => list.delete(0)).en).toEqual({
      pickup: [row("punta-cana", "Lobby", "06:30")],
    });
    expect(change(rows(), PICKUP, "en", (list) => list.reverse()).es).toEqual({
      pickup: [row("punta-cana", "Recepción", "06:30"), row("bayahibe", "Muelle", "08:00")],
    });
  });

  it("of rows that are words alone stays in its language", () => {
    const faq = toField({ name: "faq", fields: [{ name: "question" }] });
    const entry = open("faq", [{ question: "Why?" }], [{ question: "¿Por qué?" }]);
    expect(change(entry, faq, "es", (list) => list.delete(0)).en).toEqual({ faq: [{ question: "Why?" }] });
  });

  it("takes an optional fact away from all", () => {
    const seat = toField({ name: "cover", fields: [{ name: "tall", neutral: true }, { name: "alt" }] });
    const entry = open("cover", { tall: "a.jpg", alt: "A boat" }, { tall: "a.jpg", alt: "Un barco" });
    const { es } = change(entry, seat, "en", (cover) => (cover as unknown as Field).delete("tall"));
    expect(es).toEqual({ cover: { alt: "Un barco" } });
  });

  it("of a picture asks for its description in all languages, and for the phone's picture", () => {
    // As the home page has it: the picture for phones stands beside the other one.
    const parts = [{ name: "image", neutral: true }, { name: "alt" }];
    const hero = toField({
      name: "hero",
      fields: [{ name: "picture", fields: parts }, { name: "image_tall", neutral: true }, { name: "title" }],
    });
    const toHero = (alt: string) => ({
      picture: { image: "a.jpg", alt },
      image_tall: "tall.jpg",
      title: alt,
    });
    const entry = open("hero", toHero("A boat"), toHero("Un barco"));
    const { en, es } = change(entry, hero, "es", (value) =>
      (value as unknown as Field).setIn(["picture", "image"], "b.jpg"),
    );
    const picture = { image: "b.jpg", alt: "" };
    expect([en, es]).toEqual([
      { hero: { picture, title: "A boat" } },
      { hero: { picture, title: "Un barco" } },
    ]);
  });

  it("of a row's picture leaves the descriptions of the others, and one that is written with it", () => {
    const gallery = toField({ name: "gallery", fields: [{ name: "image", neutral: true }, { name: "alt" }] });
    const rows = (...alts: string[]) => alts.map((alt, index) => ({ image: `${index}.jpg`, alt }));
    const entry = open("gallery", rows("One", "Two"), rows("Uno", "Dos"));
    const { en, es } = change(entry, gallery, "en", (list) =>
      list.set(1, Map({ image: "new.jpg", alt: "New" })),
    );
    expect(en).toMatchObject({ gallery: [{ alt: "One" }, { image: "new.jpg", alt: "New" }] });
    expect(es).toMatchObject({ gallery: [{ alt: "Uno" }, { image: "new.jpg", alt: "" }] });
  });
});
