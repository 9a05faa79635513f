import { findMeantPage } from "./find-meant-page";

const PAGES = [
  { id: "excursions", locale: "en", path: "/excursions", title: "Excursions" },
  { id: "excursions", locale: "es", path: "/es/excursiones", title: "Excursiones" },
  { id: "saona", locale: "en", path: "/excursions/saona-island", title: "Saona Island" },
  { id: "saona", locale: "es", path: "/es/excursiones/isla-saona", title: "Isla Saona" },
  { id: "reef", locale: "es", path: "/es/excursiones/arrecife", title: "Arrecife" },
];

it.each<[string, string, string | undefined]>([
  ["/Excursions", "en", "/excursions"],
  ["/Excursions/Saona-Island/", "en", "/excursions/saona-island"],
  ["/excursiones", "en", "/excursions"],
  ["/excursions/isla-saona", "en", "/excursions/saona-island"],
  ["/es/excursions/saona-island", "es", "/es/excursiones/isla-saona"],
  ["/arrecife", "en", "/es/excursiones/arrecife"],
  ["/saona", "en", undefined],
  ["/", "en", undefined],
])("%s in %s may mean %s", (pathname, locale, path) => {
  expect(findMeantPage(pathname, locale, PAGES)?.path).toBe(path);
});
