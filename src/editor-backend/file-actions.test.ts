/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createOfferSource } from "../testing/create-offer";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { FILE_ACTIONS } from "./file-actions";

const MEDIA = "content/media/excursions";
const TEXTS = "content/excursions";

function createTree(names: Record<string, readonly string[]>): string {
  const root = makeTemporaryFolder();
  for (const [folder, files] of Object.entries(names)) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of files) writeFileSync(join(root, folder, name), createOfferSource());
  }
  return root;
}

describe("a stray file", () => {
  it("does not keep the editor from the pictures of its folder, which are asked for with every entry", async () => {
    const strays = [".DS_Store", "Thumbs.db", "Foto Saona.jpg", "beach.heic", ".5f0c.tmp", "saona.en.md"];
    const root = createTree({ [MEDIA]: ["beach.jpg", "loop.webm", ...strays] });
    const media = await FILE_ACTIONS["getMedia"]?.(root, { mediaFolder: MEDIA });
    expect(media).toMatchObject([{ name: "beach.jpg" }, { name: "loop.webm" }]);
  });

  it("does not keep the editor from the entries of its folder", async () => {
    const strays = [".DS_Store", "._saona-island.en.md", "To do.md", "saona-island.xx.md"];
    const root = createTree({ [TEXTS]: ["saona-island.en.md", ...strays] });
    const entries = await FILE_ACTIONS["entriesByFolder"]?.(root, { folder: TEXTS, extension: "md" });
    expect(entries).toMatchObject([{ file: { path: `${TEXTS}/saona-island.en.md` } }]);
  });
});
