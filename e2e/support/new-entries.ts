import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { type Locale, LOCALE_CODES } from "../../src/domain/config/locales";
import { getOfferFile } from "../../src/content/offer-file";
import { getOfferPath } from "../../src/domain/i18n/routes";
import { choose, getFields, getForm, openEditor, uploadPicture, writeText } from "./editor";
import type { EditedSite } from "./site-copy";

/** Gets the page of an added activity in a language. */
export function getActivityPath(key: string, locale: Locale): string {
  return getOfferPath("activities", locale, `${key}-${locale}`);
}

/** Gets the file of an activity's texts, relative to the root. */
export function getActivityFile(key: string, locale: Locale): string {
  return `content/${getOfferFile({ collection: "activities", key, locale })}`;
}

/** Adds an activity that no other entry names, so that it may be deleted: a copy of the night dive, committed. */
export async function addActivity(site: EditedSite, key: string): Promise<void> {
  await cp(join(site.root, "content/activities/night-reef"), join(site.root, `content/activities/${key}`), {
    recursive: true,
  });
  for (const locale of LOCALE_CODES) {
    const source = await readFile(join(site.root, getActivityFile("night-reef", locale)), "utf8");
    const copy = source.replace(/^url_slug: .*$/m, `url_slug: ${key}-${locale}`);
    await writeFile(join(site.root, getActivityFile(key, locale)), copy);
  }
  await site.git("add", "--all");
  await site.git("commit", "--quiet", "--message", "Add an activity");
}

/** The files of the excursion that the staff tests add. */
export const NEW_FILES = ["offer.yml", "en.md", "es.md", "it.md"].map(
  (name) => `content/excursions/sunrise-kayak/${name}`,
);
/** Its pages. */
export const NEW_PAGES = [
  "/excursions/sunrise-kayak",
  "/es/excursiones/kayak-al-alba",
  "/it/escursioni/kayak-alba",
];

/** What search engines, other programs and the search read, and the new offer's words there. */
const FILES_BESIDE_PAGES = [
  ["/sitemap.xml", "/it/escursioni/kayak-alba"],
  ["/it/feeds/offers.json", "Kayak all'alba"],
  ["/feeds/new-offers.xml", "Sunrise Kayak"],
  ["/es/search-index.json", '"kayak"'],
] as const;

/** Fills in a new excursion in three languages as a person does, with `buffer` as its picture; it is not published yet. */
export async function writeNewExcursion(page: Page, buffer: Buffer): Promise<void> {
  const facts = getForm(page);
  await openEditor(page, "excursions/new");

  async function writeWords(language: Locale, title: string, address: string): Promise<void> {
    const form = getForm(page, language);
    await getFields(form, "Title").first().fill(title);
    await getFields(form, "Address on the site").fill(address);
    await getFields(form, "Summary").fill(`${title}: two quiet hours.`);
    await getFields(form, "Description of the picture").fill(`${title}, seen from the shore`);
    await getFields(form, "Title in search results").fill(title);
    await getFields(form, "Text in search results").fill(`${title}, two hours on the water.`);
    await getFields(form, "Keywords").fill("kayak, bayahibe");
    await writeText(form, `${title} begins in the dark.`);
  }

  await uploadPicture(page, { name: "kayak.jpg", mimeType: "image/jpeg", buffer });
  await writeWords("en", "Sunrise Kayak", "sunrise-kayak");
  await choose(getFields(facts, "Kinds"), "Sea");
  await choose(getFields(facts, "Days of the week"), "Monday", "Friday");
  await choose(getFields(facts, "Ports"), "Bayahíbe");
  await facts.getByRole("button", { name: "Add price", exact: true }).click();
  await choose(getFields(facts, "Port"), "Bayahíbe");
  await getFields(facts, "Adult (US dollars)").fill("35");
  await writeWords("es", "Kayak al alba", "kayak-al-alba");
  await writeWords("it", "Kayak all'alba", "kayak-alba");
}

/** Expects that the new excursion, whose page is shown, has a card for chats, and that files beside the pages know it, compressed or not. */
export async function expectToldElsewhere(page: Page): Promise<void> {
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  const cardAnswer = await page.request.get(new URL(card ?? "").pathname);
  expect([cardAnswer.status(), cardAnswer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  for (const [path, words] of FILES_BESIDE_PAGES)
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await page.request.get(path, { headers: { "Accept-Encoding": encoding } });
      expect(await answer.text(), `${path} as ${encoding}`).toContain(words);
    }
}
