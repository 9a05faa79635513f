import { expect } from "@playwright/test";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { LetterReply, LettersReply } from "../../src/staff/shell/client";
import { queryStaff } from "../support/call-staff";
import { choose, expectRefused, getFields, getForm, openEditor, publish, writeText } from "../support/editor";
import { getOffer } from "../support/fixture";
import { expectPublished } from "../support/publishing";
import { test } from "../support/editor-test";

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

const KEY = `${new Date().toISOString().slice(0, "YYYY-MM".length)}-calm-sea`;
/** A letter is sent elsewhere: nothing is published here. */
const SAVE = ["Publish", "Save draft"] as const;
const TEXTS = [
  ["en", "Calm sea", "The sea is calm again."],
  ["es", "Mar en calma", "El mar vuelve a estar en calma."],
  ["it", "Mare calmo", "Il mare è di nuovo calmo."],
] as const;

test("a letter is written in three languages, without picture and button, and waits in the room Letters", async ({
  page,
  site,
}) => {
  await openEditor(page, "letters/new");
  for (const [language, subject, text] of TEXTS) {
    const form = getForm(page, language);
    await getFields(form, "Subject").fill(subject);
    await getFields(form, "Line beside the subject").fill(`${subject}!`);
    if (language !== "it") await writeText(form, text);
  }
  await choose(getFields(getForm(page), "Offers as cards"), getOffer("coral-key", "en").title);
  await publish(page, SAVE);
  await expectRefused(page, "Italiano · Text");
  await writeText(getForm(page, "it"), TEXTS[2][2]);
  await publish(page, SAVE);
  const file = join(site.root, `content/letters/${KEY}.json`);
  await expect.poll(() => existsSync(file)).toBe(true);
  const written = ([, subject, body]: (typeof TEXTS)[number]) => ({
    ...{ subject, preheader: `${subject}!`, body, offers: ["coral-key"] },
  });
  const [en, es, it] = TEXTS.map(written);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ en, es, it });

  await expectPublished(page);
  await expect
    .poll(async () => (await queryStaff<LettersReply>(page.request, "letters.list")).letters)
    .toContainEqual({
      ...{ key: KEY, subject: "Calm sea", state: "draft", startedAt: null, figures: null },
    });
  const { previews } = await queryStaff<LetterReply>(page.request, "letters.get", { key: KEY });
  expect(previews.es.html).toContain("El mar vuelve a estar en calma.");
  // The card's picture was made when the letter was published.
  const [, picture = ""] = /src="[^"]+(\/share\/letters\/[^"]+)"/.exec(previews.it.html) ?? [];
  expect((await page.request.get(picture)).headers()["content-type"]).toBe("image/jpeg");

  await page.goto(`/admin/letters#${KEY}`);
  await page.getByRole("link", { name: "Change it in the editor" }).click();
  await expect(getFields(getForm(page), "Subject")).toHaveValue("Calm sea", { timeout: 90_000 });
});
