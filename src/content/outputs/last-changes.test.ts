import type { NamedReview } from "../review-file";
import { loadSiteFacts } from "../../testing/content-nodes";
import { getLastChange, listDatedFiles, type Dates } from "./last-changes";
import { listSitePages } from "./sitemap";

const REVIEW: NamedReview = {
  ...{ key: "r1", offer: "coral-key", language: "es", date: "2027-01-22", stars: 4, name: "Ana" },
  ...{ country: "ES", text: "Agua clara.", answer: "" },
};
const [OLD, NEW] = ["2026-11-02T09:30:00.000Z", "2027-01-23T12:00:00.000Z"] as const;
const facts = { ...loadSiteFacts(), reviews: new Map([["coral-key", [REVIEW]]]) };
const pages = listSitePages(facts.locales.en.offers);

function getChange(path: string, changed: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no ${path}.`);
  const dates: Dates = new Map(
    listDatedFiles(facts).map((file) => [file, { created: OLD, changed: file === changed ? NEW : OLD }]),
  );
  return getLastChange(facts, dates, page);
}

it.each([
  ["an offer with its own text", "/excursions/coral-key", "excursions/coral-key/en.md", NEW],
  ["an offer with one of its reviews", "/excursions/coral-key", "reviews/r1.json", NEW],
  ["another offer without it", "/excursions/river-cave", "reviews/r1.json", OLD],
  ["a list with an offer that it lists", "/excursions", "excursions/coral-key/en.md", NEW],
  ["a list of other offers without it", "/activities", "excursions/coral-key/en.md", OLD],
  ["a page with its file", "/reviews", "pages/reviews.json", NEW],
])("the last change of %s", (_, path, changed, expected) => {
  expect(getChange(path, changed)).toBe(expected);
});
