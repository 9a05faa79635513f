import { existsSync } from "node:fs";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { expectServed, test } from "../support/editor";
import { getOffer } from "../support/fixture";
import { waitForMail } from "../support/mailbox";
import { inviteGuest } from "../support/reviews";
import { getTranslator } from "../support/texts";

test.describe.configure({ timeout: 300_000 });

const BAD = "Dos horas de retraso, y nadie avisó.\nEl barco estaba lleno.";
const t = getTranslator("es");

test("a bad review is published with an answer, and goes when the guest withdraws it", async ({
  page,
  site,
  browser,
}) => {
  const readMail = async (email: string) => (await waitForMail("to", email)).text ?? "";
  const { path, file } = await inviteGuest(site.dataDir, readMail, "es");
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-ES" });
  const phone = await context.newPage();
  await phone.goto(path);
  await phone.getByLabel(t("review.star.1")).check();
  await phone.getByLabel(t("review.text")).fill(BAD);
  await phone.getByLabel(t("review.country"), { exact: true }).selectOption("ES");
  await phone.getByLabel(t("review.consent")).check();
  await phone.getByRole("button", { name: t("review.send") }).click();
  await expect(phone.getByRole("heading", { name: t("review.waiting.title") })).toBeVisible();

  await page.goto("/admin/reviews");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await waiting.getByText("Add an answer").click();
  await waiting.getByLabel("Our answer").fill("Lo sentimos. Ese día el mar obligó a esperar.");
  await page.getByRole("button", { name: /^Publish: review by Ana/ }).click();
  await expect(page.getByText(/^Published\./)).toBeVisible();
  const stored = join(site.root, `content/reviews/${file}.json`);
  expect(existsSync(stored)).toBe(true);
  const offer = getOffer("coral-key", "es");
  await expectServed(page, offer.path, "Dos horas de retraso");
  await page.goto(`${offer.path}#reviews`);
  const reviews = page.getByRole("region", { name: t("offer.reviews.title") });
  for (const words of ["España", t("offer.reviews.invited"), "Ese día el mar"])
    await expect(reviews.getByText(words, { exact: false }).first()).toBeVisible();

  await phone.goto(path);
  await phone.getByRole("button", { name: t("review.withdraw.button") }).click();
  await expect(phone.getByRole("heading", { name: t("review.withdrawn.title") })).toBeVisible();
  await expectServed(page, offer.path, "Dos horas de retraso", false);
  expect(existsSync(stored)).toBe(false);
  await context.close();
});
