/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import sharp from "sharp";

import { loadSiteFacts } from "../../testing/content-nodes";
import { createLetterContent } from "../../testing/published-letters";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import type { SiteFacts } from "../outputs/site-facts";
import { drawWords } from "./draw-share-picture";
import { writeLetterPictures, writeSharePictures } from "./write-share-pictures";
import { getCoverFile, getEntryPicturePath, getOfferShare, getSiteShare } from "./share-paths";

const everything = loadSiteFacts();

/** The site with one offer in each language: as many pictures as a test needs. */
function keepOne(key: string): SiteFacts {
  const locales = Object.entries(everything.locales).map(([locale, words]) => [
    locale,
    { ...words, offers: words.offers.filter((offer) => offer.key === key) },
  ]);
  return { ...everything, locales: Object.fromEntries(locales) as SiteFacts["locales"] };
}

describe("the words on a share picture", () => {
  it("are drawn as outlines, so that they need no font of the machine", async () => {
    const svg = await drawWords({ title: "Isla Saona en catamarán", kind: "Excursión", brand: "Palmarena" });
    expect(svg).not.toMatch(/<text|font-family/);
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(20);
  });
});

describe("the pictures for chats and search engines", () => {
  it("are JPEGs of the right size and weight, made once and removed when nobody needs them", async () => {
    const root = makeTemporaryFolder();
    symlinkSync(join(process.cwd(), "e2e/content"), join(root, "content"));
    mkdirSync(join(root, "public/share"), { recursive: true });
    writeFileSync(join(root, "public/share/old.jpg"), "");
    const facts = keepOne("coral-key");
    // Three cards of the offer, its picture without words, three cards of the site.
    expect(await writeSharePictures(root, facts)).toBe(7);
    expect(await writeSharePictures(root, facts)).toBe(0);
    const files = readdirSync(join(root, "public/share"), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".jpg"))).toHaveLength(7);
    const [offer] = facts.locales.es.offers;
    const picture = join(root, "public", offer ? getOfferShare(facts, offer).path : "");
    expect(await sharp(readFileSync(picture)).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(statSync(picture).size).toBeLessThanOrEqual(200_000);
  });

  it("are upright, however the phone was held that took the cover", async () => {
    const root = makeTemporaryFolder();
    const facts = keepOne("coral-key");
    const [offer] = facts.locales.es.offers;
    const [cover, home] = [offer ? getCoverFile(offer) : "", getSiteShare(facts, "es").file];
    for (const file of [cover, home]) mkdirSync(dirname(join(root, "content", file)), { recursive: true });
    copyFileSync(join("e2e/content", home), join(root, "content", home));
    const sky = { input: { create: { width: 1200, height: 315, channels: 3, background: "blue" } } } as const;
    await sharp({ create: { width: 1200, height: 630, channels: 3, background: "red" } })
      .composite([{ ...sky, gravity: "south" }])
      .withMetadata({ orientation: 3 })
      .toFile(join(root, "content", cover));
    await writeSharePictures(root, facts);
    const picture = join(root, "public", offer ? getEntryPicturePath(facts, offer) : "");
    const [red = 0, , blue = 0] = await sharp(picture)
      .extract({ left: 600, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue).toBeGreaterThan(red);
  });
});

describe("the pictures of letters", () => {
  it("are written once, small enough for a mail, and stay when the letter is gone: mails that were sent show them", async () => {
    const root = makeTemporaryFolder();
    for (const folder of [".build/content", "content"]) mkdirSync(join(root, folder), { recursive: true });
    symlinkSync(join(process.cwd(), "e2e/content/media"), join(root, "content/media"));
    const publish = (letters: object[]) =>
      writeFileSync(join(root, ".build/content/letters.json"), JSON.stringify(letters));
    const path = "/share/letters/whales-0123456789abcdef0123.jpg";
    const picture = { path, file: "content/media/excursions/coral-key.jpg", width: 1200, alt: "" };
    publish([{ key: "whales", content: createLetterContent({ picture }) }]);
    expect([await writeLetterPictures(root), await writeLetterPictures(root)]).toEqual([1, 0]);
    const file = join(root, "public", path);
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
    expect(statSync(file).size).toBeLessThan(200_000);
    publish([]);
    await writeLetterPictures(root);
    await writeSharePictures(root, keepOne("none"));
    expect(readdirSync(join(root, "public/share/letters"))).toHaveLength(1);
  });
});
