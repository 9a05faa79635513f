import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";

import type { Locale } from "../src/domain/config/locales";
import { getFactsFile, getOfferFile } from "../src/content/offer-file";
import { formatPrice } from "../src/domain/i18n/format";
import {
  expectServed,
  expectState,
  getChangedLines,
  getFields,
  getForm,
  openEditor,
  publish,
  test,
} from "./support/editor";
import { getStoredEnquiry } from "./support/stored-rows";
import { getOffer } from "./support/fixture";
import { inventVisitor } from "./support/form";

test.use({ viewport: { width: 1600, height: 1000 } });

const OFFER = getOffer("coral-key", "en");
const SPANISH = getOffer("coral-key", "es");
const ENTRY = `${OFFER.collection}/entries/${OFFER.key}`;
const [PRICE] = OFFER.prices;
const BEFORE = PRICE?.adult ?? NaN;
const AFTER = BEFORE + 4;
/** All but the record of which texts may be outdated. */
const TEXTS = ["--", ".", ":!content/translations.json"];
const FACTS = `content/${getFactsFile(OFFER)}`;
const getFile = (locale: Locale) => `content/${getOfferFile({ ...OFFER, locale })}`;

test("the editor opens under its own content policy, and shows an entry in two languages", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  await openEditor(page, ENTRY);
  await expect(getFields(getForm(page), "Title").first()).toHaveValue(OFFER.title);
  await expect(getFields(getForm(page, "es"), "Title").first()).toHaveValue(SPANISH.title);
  const { "content-security-policy": policy, "x-robots-tag": robots } = (
    await page.request.get("/admin")
  ).headers();
  expect(policy).toContain("script-src 'self' 'unsafe-eval'");
  expect(robots).toBe("noindex");
  expect((await page.request.get("/")).headers()["content-security-policy"]).not.toContain("unsafe-eval");
  expect(complaints).toEqual([]);
});

test("a price and a Spanish text that are saved are these lines of the files, and live", async ({
  page,
  site,
}) => {
  const summary = "Un día en la isla, con comida y baño.";
  await openEditor(page, ENTRY);
  await getFields(getForm(page), "Adult (US dollars)").first().fill(String(AFTER));
  await getFields(getForm(page, "es"), "Summary").fill(summary);
  await publish(page);
  await expect.poll(() => readFile(join(site.root, FACTS), "utf8")).toContain(`adult: ${AFTER}`);
  await expectServed(page, SPANISH.path, summary);
  await expectServed(page, OFFER.path, formatPrice(AFTER, "en"));
  await expectState(page, "Live");
  const price = [`-    adult: ${BEFORE}`, `+    adult: ${AFTER}`];
  const [, before = ""] = /^(summary: .*)$/m.exec(await site.git("show", `HEAD~1:${getFile("es")}`)) ?? [];
  expect(getChangedLines(await site.diff("--unified=0", ...TEXTS))).toEqual([
    ...[`+++ b/${getFile("es")}`, `-${before}`, `+summary: ${summary}`],
    ...[`+++ b/${FACTS}`, ...price],
  ]);
  await expect.poll(() => site.git("status", "--porcelain")).toBe("");

  const sent = await page.request.post("/api/contact", {
    data: {
      ...{ ...inventVisitor(), lang: "es", service: OFFER.key, collection: OFFER.collection },
      ...{ port: PRICE?.port, adults: 2 },
    },
  });
  const { reference } = (await sent.json()) as { reference: string };
  const { payload } = getStoredEnquiry(reference, site.dataDir);
  expect(payload).toMatchObject({ told: { price: { total: 2 * AFTER } } });
});

test("a price that is changed on a phone is in the file", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/quick");
  await page.getByRole("button", { name: "Change a price" }).click();
  await page.getByLabel("Offer").selectOption({ label: OFFER.title });
  await page.getByLabel(/Adult/).first().fill(String(AFTER));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  expect(await readFile(join(site.root, FACTS), "utf8")).toContain(`adult: ${AFTER}`);
});

test("a broken file leaves the last good version live, and the editor names the problem until it is corrected", async ({
  page,
  site,
}) => {
  const [facts, texts] = [FACTS, getFile("it")].map((file) => join(site.root, file)) as [string, string];
  const [good, words] = [await readFile(facts, "utf8"), await readFile(texts, "utf8")];
  const { path } = getOffer(OFFER.key, "it");
  await openEditor(page, ENTRY);
  await expectState(page, "Live");
  await writeFile(facts, good.replace(/adult: \d+/, "adult: free"));
  await writeFile(texts, words.replace("title: ", "title: Adesso "));
  await expectState(page, "Not published: the last good version stays live");
  await expectState(page, "Prices 1 › Adult (US dollars): write a number");
  await expectServed(page, path, "Adesso", false);

  await writeFile(facts, good);
  await expectServed(page, path, "Adesso");
  await expectState(page, "Live");
});
