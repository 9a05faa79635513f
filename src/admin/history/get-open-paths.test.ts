import { getOpenPaths } from "./get-open-paths";

it.each([
  [
    "#/collections/excursions/entries/saona-island",
    ["offer.yml", "en.md", "es.md", "it.md"].map((name) => `content/excursions/saona-island/${name}`),
  ],
  ["#/collections/settings/entries/notice", ["content/settings/notice.json"]],
  ["#/collections/answers/entries/weather", ["content/answers/weather.json"]],
  ["#/collections/answers/new", []],
  ["#/collections/pages/entries/not-found?x=1", ["content/pages/not-found.json"]],
  ["#/collections/messages/entries/common-es", ["src/locales/es/common.json"]],
  ["#/collections/excursions/new", []],
  ["#/collections/excursions", []],
  ["#/collections/pages/entries/unknown", []],
  ["#/collections/messages/entries/common-xx", []],
  ["", []],
])("knows the files of %s", (hash, paths) => {
  expect(getOpenPaths(hash)).toEqual(paths);
});
