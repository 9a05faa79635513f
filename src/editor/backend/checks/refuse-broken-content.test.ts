/** @jest-environment node */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createContentFiles, createOfferFiles } from "../../../testing/create-offer";
import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { readWorkingTree } from "../working-tree/content-files";
import { refuseBrokenContent } from "./refuse-broken-content";

const SAONA = "content/excursions/saona-island/offer.yml";
const TEXTS = "content/excursions/saona-island/en.md";
const COVER = "content/media/excursions/saona-island.jpg";
const HERO = "content/media/home/hero.jpg";

let root: string;

beforeEach(() => {
  root = makeTemporaryFolder();
  for (const folder of ["excursions", "pages", "media/excursions", "media/home"])
    mkdirSync(join(root, "content", folder), { recursive: true });
  for (const path of [COVER, HERO, "content/media/home/unused.jpg"]) writeFileSync(join(root, path), "");
  mkdirSync(join(root, "content/excursions/saona-island"));
  for (const [path, text] of createContentFiles(createOfferFiles())) writeFileSync(join(root, path), text);
  copyFileSync("e2e/content/pages/home.json", join(root, "content/pages/home.json"));
});

const refuse = (files: [path: string, content: string | null][]) =>
  refuseBrokenContent(readWorkingTree(root), new Map(files));
const remove = (...paths: string[]) => refuse(paths.map((path) => [path, null]));
const save = (image: string, assets: readonly string[] = []) => {
  const cover = { image: `../media/excursions/${image}`, alt: "A beach with palms" };
  return refuse([
    ...createContentFiles(createOfferFiles({ cover })),
    ...assets.map((name): [string, string] => [`content/media/excursions/${name}`, ""]),
  ]);
};

describe("a picture in use", () => {
  it("may not be deleted; file and field are named", async () => {
    await expect(remove(COVER)).rejects.toThrow(
      /excursions\/saona-island\/offer\.yml\s+field: +cover\.image/,
    );
    await expect(remove(HERO)).rejects.toThrow(/pages\/home\.json\s+field: +es\.hero\.picture\.image/);
  });

  it("may be deleted together with the entry that names it, or when nobody does", async () => {
    await expect(remove(COVER, SAONA, TEXTS)).resolves.toBeUndefined();
    await expect(remove("content/media/home/unused.jpg")).resolves.toBeUndefined();
  });

  it("may be uploaded with the entry that names it, and has to be", async () => {
    await expect(save("new.jpg", ["new.jpg"])).resolves.toBeUndefined();
    await expect(save("new.jpg")).rejects.toThrow("../media/excursions/new.jpg");
  });

  it("that is gone already does not keep staff from working", async () => {
    rmSync(join(root, COVER));
    await expect(save("saona-island.jpg")).resolves.toBeUndefined();
    await expect(remove("content/media/home/unused.jpg")).resolves.toBeUndefined();
  });
});
