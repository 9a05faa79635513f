/** @jest-environment node */
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { createLetterContent } from "../../testing/published-letters";
import { loadSiteFacts } from "../../testing/content-nodes";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { writeLetterPictures, writeSharePictures } from "./write-share-pictures";

const PATH = "/share/letters/whales-0123456789abcdef0123.jpg";

function setUp() {
  const root = makeTemporaryFolder();
  for (const folder of [".build/content", "content/media"])
    mkdirSync(join(root, folder), { recursive: true });
  copyFileSync("e2e/content/media/excursions/coral-key.jpg", join(root, "content/media/whales.jpg"));
  const publish = (letters: object[]) =>
    writeFileSync(join(root, ".build/content/letters.json"), JSON.stringify(letters));
  const picture = { path: PATH, file: "content/media/whales.jpg", width: 1200, alt: "" };
  return { root, publish, letter: { key: "whales", content: createLetterContent({ picture }) } };
}

describe("the pictures of letters", () => {
  it("are written once, small enough for a mail", async () => {
    const { root, publish, letter } = setUp();
    expect(await writeLetterPictures(root)).toBe(0);
    publish([letter]);
    expect(await writeLetterPictures(root)).toBe(1);
    expect(await writeLetterPictures(root)).toBe(0);
    const file = join(root, "public", PATH);
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
    expect(statSync(file).size).toBeLessThan(200_000);
  });

  it("stay when the letter is gone: mails that were sent show them", async () => {
    const { root, publish, letter } = setUp();
    publish([letter]);
    await writeLetterPictures(root);
    publish([]);
    await writeLetterPictures(root);
    const facts = loadSiteFacts();
    const locales = Object.entries(facts.locales).map(([code, words]) => [code, { ...words, offers: [] }]);
    const opening = facts.locales.en.openingPicture.replace("../", "content/");
    mkdirSync(join(root, opening, ".."), { recursive: true });
    copyFileSync(join("e2e", opening), join(root, opening));
    await writeSharePictures(root, {
      ...facts,
      locales: Object.fromEntries(locales) as typeof facts.locales,
    });
    expect(readdirSync(join(root, "public/share/letters"))).toHaveLength(1);
  });
});
