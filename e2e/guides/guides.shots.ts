import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect as expectSoon, type Page } from "@playwright/test";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { expectState, getFields, getForm, getHeading, publish, reopenEditor } from "../support/editor";
import { getOffer } from "../support/fixture";
import type { SiteCopy } from "../support/site-copy";
import { openGuideDevice, openGuideOffice, speak, type GuideOffice } from "./guide-office";
import {
  expectPictures,
  getGuideWords,
  GUIDE_LOCALES,
  type GuideLocale,
  takeGuidePicture,
  test,
} from "./guide-tools";
import { getStaffText } from "../support/texts";

// Not tests: `npm run guide-pictures` takes the pictures of docs/staff, in the order in which an office would meet what they show.
test.describe.configure({ mode: "serial", timeout: 300_000 });

/** Pictures have time: on a busy machine the editor opens after a minute. */
const expect = expectSoon.configure({ timeout: 120_000 });
const SAONA = "excursions/entries/saona-island";
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const WINDOW = { width: 1280, height: 760 };
/** What each language's pictures change, so that something is changed in each. */
const PRICES = { en: ["79", "82"], es: ["78", "84"] } as const;
const SUMMARIES = {
  en: "A whole day on Saona, with lunch on the beach.",
  es: "Un día entero en Saona, con almuerzo en la playa.",
} as const;

/** An offer that is deleted; the bin names it by its file. */
const DELETED = { en: "try-dive", es: "buceo-de-prueba" } as const;

let office: GuideOffice;
test.beforeAll(async ({ site, launchOptions }) => {
  test.setTimeout(300_000);
  // Whoever wrote the content is somebody of the office.
  await site.git("commit", "--amend", "--no-edit", "--quiet", "--author=Luis Marte <luis@example.com>");
  office = await openGuideOffice(site, launchOptions);
  // What was typed and not saved is left; deletions are meant.
  office.owner.on("dialog", (dialog) => {
    const isDeletion = /Delete|Eliminar/.test(dialog.message());
    void (isDeletion || dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss());
  });
});
test.afterAll(() => office.stop());

const getPrice = (page: Page, locale: GuideLocale) =>
  getFields(getForm(page), getGuideWords(locale).adult).first();

/** Opens an offer as it is kept now, and the part of its form with the texts. */
async function openSaona(page: Page, locale: GuideLocale): Promise<void> {
  // What an earlier step has not saved is not asked about.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("draft ")) localStorage.removeItem(key);
  });
  await reopenEditor(page, SAONA);
  await expect(getPrice(page, locale)).toBeVisible();
  const toggle = getHeading(page, "texts");
  if ((await toggle.getAttribute("aria-expanded")) !== "true") await toggle.click();
}

/** Adds an offer that no other one names, so that it may be deleted, and that has one picture only, which is left to do. */
async function addOffer(site: SiteCopy, key: string): Promise<void> {
  const getFolder = (name: string) => join(site.root, `content/activities/${name}`);
  await cp(getFolder("discover-scuba"), getFolder(key), { recursive: true });
  const facts = join(getFolder(key), "offer.yml");
  const source = await readFile(facts, "utf8");
  await writeFile(facts, source.replace(/^gallery:\n(?: .*\n)+/m, ""));
  for (const locale of LOCALE_CODES) {
    const getFile = (name: string) => join(site.root, `content/activities/${name}/${locale}.md`);
    const source = await readFile(getFile("discover-scuba"), "utf8");
    const offer = source
      .replace(/^url_slug: .*$/m, `url_slug: ${key}-${locale}`)
      .replace(
        /^ {2}(title|description): .*$/gm,
        (_line, name: string) => `  ${name}: ${key} ${name} ${locale}`,
      );
    await writeFile(getFile(key), offer);
  }
  await site.git("add", "--all");
  await site.git("commit", "--quiet", "--message", "Add an activity");
}

for (const locale of GUIDE_LOCALES) {
  const words = getGuideWords(locale);
  const nameOf = (picture: string) => `${picture}.${locale}`;
  const pressTool = (page: Page, key: "versions" | "bin" | "pictures" | "checks") =>
    page
      .getByRole("navigation", { name: words.t("statusBar.tools") })
      .getByRole("button", { name: words.t(`statusBar.${key}`) })
      .click();
  const closeDialog = (page: Page) =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: words.t("shared.close") })
      .click();

  test(`sign-in and one's own page, ${locale}`, async () => {
    const { agency, colleague } = office;
    await speak(office, locale);
    const device = await openGuideDevice(agency, locale, { viewport: { width: 600, height: 740 } });
    await device.goto("/admin/sign-in");
    await device.getByLabel(getStaffText("sign-in.email", locale)).fill("luis@example.com");
    await takeGuidePicture(device, nameOf("sign-in"));
    await device.getByRole("button", { name: getStaffText("sign-in.send", locale) }).click();
    const code = device.getByLabel(getStaffText("sign-in.code", locale));
    await code.fill("482 913");
    await takeGuidePicture(device, nameOf("code"));
    await device.context().close();
    await colleague.goto("/admin/me");
    await expect(colleague.getByRole("heading", { name: getStaffText("me.devices", locale) })).toBeVisible();
    await colleague.setViewportSize({ width: 900, height: 700 });
    await takeGuidePicture(colleague, nameOf("me"), "whole page");
    await colleague.setViewportSize(WINDOW);
  });

  test(`list, form, prices and preview, ${locale}`, async () => {
    const { owner } = office;
    await reopenEditor(owner, "excursions");
    const { title } = getOffer("saona-island", locale);
    await expect(owner.getByRole("link", { name: title }).first()).toBeVisible();
    await expectState(owner, words.t("statusBar.live"));
    await takeGuidePicture(owner, nameOf("list"));
    await reopenEditor(owner, SAONA);
    const price = getPrice(owner, locale);
    await expect(price).toBeVisible();
    await takeGuidePicture(owner, nameOf("form"));
    await owner.setViewportSize({ ...WINDOW, height: 1100 });
    const { y = 0 } = (await price.boundingBox()) ?? {};
    await takeGuidePicture(owner, nameOf("prices"), { x: 0, y: y - 310, width: 640, height: 500 });
    await owner.setViewportSize(WINDOW);
    const preview = owner.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(preview).toBeVisible();
    await owner
      .frameLocator("iframe")
      .locator("img")
      .first()
      .evaluate((picture: HTMLImageElement) => picture.decode());
    await takeGuidePicture(owner, nameOf("preview"));
  });

  test(`publish, and a refused save, ${locale}`, async () => {
    const { owner } = office;
    await openSaona(owner, locale);
    await getPrice(owner, locale).fill(PRICES[locale][0]);
    await owner.getByRole("button", { name: words.publish[0], exact: true }).click();
    await owner.getByRole("menuitem", { name: words.publish[1], exact: true }).waitFor();
    await takeGuidePicture(owner, nameOf("publish"), { x: 0, y: 0, width: WINDOW.width, height: 330 });
    await owner.getByRole("menuitem", { name: words.publish[1], exact: true }).click();
    await expect(owner.getByText(words.saved, { exact: true })).toBeVisible();
    await expectState(owner, words.t("statusBar.live"));
    await expect(owner.getByRole("link", { name: words.t("statusBar.see") })).toBeVisible();
    await takeGuidePicture(
      owner.getByRole("complementary").filter({ hasText: words.t("statusBar.live") }),
      nameOf("bar"),
    );
    const summary = getFields(getForm(owner, locale), words.summary);
    await summary.fill(`${SUMMARIES[locale]} `.repeat(5));
    await publish(owner, words.publish);
    await expect(owner.getByRole("alert").getByRole("listitem").first()).toBeVisible();
    await takeGuidePicture(owner, nameOf("refused"));
  });

  test(`two versions, and earlier ones, ${locale}`, async () => {
    const { owner, colleague } = office;
    await openSaona(owner, locale);
    await openSaona(colleague, locale);
    await getPrice(colleague, locale).fill(PRICES[locale][1]);
    await publish(colleague, words.publish);
    await expect(colleague.getByText(words.saved, { exact: true })).toBeVisible();
    const child = owner.locator('[data-field="child"] input').first();
    await child.fill(String(Number(await child.inputValue()) + 1));
    await publish(owner, words.publish);
    await expect(owner.getByRole("button", { name: words.t("statusBar.copyMine") })).toBeVisible();
    await owner.setViewportSize({ ...WINDOW, height: 1000 });
    await takeGuidePicture(owner, nameOf("two-versions"), { x: 300, y: 300, width: 980, height: 700 });
    await owner.setViewportSize(WINDOW);
    await openSaona(owner, locale);
    await pressTool(owner, "versions");
    const dialog = owner.getByRole("dialog");
    await dialog.getByText(words.t("history.changes")).first().click();
    await expect(dialog.getByText(`${words.t("history.after")}: ${PRICES[locale][1]}`).first()).toBeVisible();
    await takeGuidePicture(owner, nameOf("versions"));
    await closeDialog(owner);
  });

  test(`bin, pictures and what is left to do, ${locale}`, async ({ site }) => {
    const { owner } = office;
    const key = DELETED[locale];
    await addOffer(site, key);
    const shoot = async (tool: "bin" | "pictures" | "checks", name: string) => {
      await pressTool(owner, tool);
      const dialog = owner.getByRole("dialog");
      await expect(dialog.getByText(words.t("shared.loading"))).toBeHidden();
      await expect(dialog.getByRole("listitem").first()).toBeVisible();
      if (tool === "pictures") await expectPictures(dialog, 3);
      await takeGuidePicture(owner, nameOf(name));
      await closeDialog(owner);
    };
    await reopenEditor(owner, "activities");
    await expectState(owner, words.t("statusBar.live"));
    await shoot("checks", "to-do");
    await shoot("pictures", "pictures");
    await reopenEditor(owner, `activities/entries/${key}`);
    await expect(owner.locator('[data-field="title"] input').first()).not.toHaveValue("");
    await owner.getByRole("button", { name: words.remove }).click();
    const remaining = () => site.git("ls-files", `content/activities/${key}*`);
    await expect.poll(remaining).toBe("");
    await reopenEditor(owner, "activities");
    await expectState(owner, words.t("statusBar.live"));
    await shoot("bin", "bin");
  });

  test(`quick changes on a phone, and the people, ${locale}`, async () => {
    const { agency, owner, colleague } = office;
    const phone = await openGuideDevice(agency, locale, PHONE);
    await phone.context().addCookies(await colleague.context().cookies());
    await phone.goto("/admin/quick");
    await phone.getByRole("button", { name: getStaffText("quick.price", locale) }).click();
    await phone
      .getByLabel(getStaffText("quick.offer", locale))
      .selectOption({ label: getOffer("saona-island", locale).title });
    await expect(phone.getByLabel(getStaffText("quick.adult", locale)).first()).toBeVisible();
    await takeGuidePicture(phone, nameOf("quick"), "whole page");
    await phone.context().close();
    await owner.goto("/admin/people");
    await expect(owner.getByRole("heading", { name: getStaffText("people.requests", locale) })).toBeVisible();
    await expect(owner.getByRole("button", { name: /Rosa/ }).first()).toBeVisible();
    await owner.setViewportSize({ width: 900, height: 960 });
    await takeGuidePicture(owner, nameOf("people"));
    await owner.setViewportSize(WINDOW);
  });
}
