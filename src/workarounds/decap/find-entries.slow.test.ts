import { findEntries } from "./find-entries";
import { getListPath, toSortValue } from "./list-language";

const SAONA = {
  data: { title: "Saona Island", order: 2 },
  i18n: { es: { data: { title: "Isla Saona" } }, it: {} },
};
const WHALES = {
  data: { title: "Whales", order: 1 },
  i18n: { es: { data: { title: "Ballenas en Samaná" } } },
};

const find = (search: string) =>
  findEntries(search, [SAONA, WHALES], ({ data }) => data.title).map(({ original }) => original);

afterEach(() => (document.documentElement.lang = ""));

it.each([
  ["Isla Saona", [SAONA]],
  ["saona island", [SAONA]],
  ["samana ballenas", [WHALES]],
  ["a", [SAONA, WHALES]],
  ["Isla Catalina", []],
  ["  ", []],
])("an entry is found by words of any of its languages: %j", (search, found) => {
  expect(find(search)).toEqual(found);
});

it("lists are sorted by the title in the language of the editor, and by facts as they are", () => {
  document.documentElement.lang = "es";
  expect(getListPath()).toEqual(["i18n", "es", "data"]);
  expect([SAONA, WHALES].map(toSortValue("data.title"))).toEqual(["isla saona", "ballenas en samana"]);
  expect([SAONA, WHALES].map(toSortValue("data.order"))).toEqual([2, 1]);
  document.documentElement.lang = "it";
  expect(toSortValue("data.title")(SAONA)).toBe("saona island");
});
