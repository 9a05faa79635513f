import { expect, type Page } from "@playwright/test";

import {
  choose,
  getFields,
  getSide,
  openEditor,
  openGroup,
  showLanguage,
  uploadPicture,
  writeText,
} from "./editor";

/** The files of the excursion that the staff tests add. */
export const NEW_FILES = ["en", "es", "it"].map((locale) => `content/excursions/sunrise-kayak.${locale}.md`);
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
  const [left, right] = [getSide(page, "left"), getSide(page, "right")];
  await openEditor(page, "excursions/new");

  async function writeWords(side: typeof left, title: string, address: string): Promise<void> {
    await getFields(side, "Title").first().fill(title);
    await getFields(side, "Address on the site").fill(address);
    await getFields(side, "Summary").fill(`${title}: two quiet hours.`);
    await openGroup(side, "Main picture");
    await getFields(side, "Description of the picture").fill(`${title}, seen from the shore`);
    await openGroup(side, "For search engines");
    await getFields(side, "Title in search results").fill(title);
    await getFields(side, "Text in search results").fill(`${title}, two hours on the water.`);
    await getFields(side, "Keywords").fill("kayak, bayahibe");
    await writeText(side, `${title} begins in the dark.`);
  }

  await writeWords(left, "Sunrise Kayak", "sunrise-kayak");
  await uploadPicture(page, left, { name: "kayak.jpg", mimeType: "image/jpeg", buffer });
  await choose(getFields(left, "Kinds"), "Sea");
  await choose(getFields(left, "Days of the week"), "Monday", "Friday");
  await choose(getFields(left, "Ports"), "Bayahíbe");
  await left.getByRole("button", { name: "Add price", exact: true }).click();
  await choose(getFields(left, "Port"), "Bayahíbe");
  await getFields(left, "Adult (US dollars)").fill("35");
  await writeWords(right, "Kayak al alba", "kayak-al-alba");
  await showLanguage(page, "it");
  await writeWords(right, "Kayak all'alba", "kayak-alba");
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
