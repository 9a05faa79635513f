/** @jest-environment node */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { createContentFiles, createOfferFiles } from "../../testing/create-offer";
import { setUpEditor } from "../../testing/set-up-editor";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { refuseBrokenContent } from "./change-checks";
import { getFileVersion } from "./content-store";
import { readWorkingTree } from "./working-tree/content-files";

describe("a picture in use", () => {
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

describe("sentences of the interface", () => {
  const PATH = "src/locales/es/shortlist.json";
  const editor = setUpEditor({ isShared: true });

  async function save(change: (text: string) => string) {
    const dataFiles = [{ path: PATH, raw: change(editor.read(PATH)) }];
    const versions = editor.open(PATH);
    const { status, json } = await editor.ana.call("persistEntry", { dataFiles, assets: [], versions });
    return { status, codes: (json["problems"] as { code: string }[] | undefined)?.map(({ code }) => code) };
  }
  const edit = (text: string, how: (data: Record<string, unknown>, key: string) => void) => {
    const data = JSON.parse(text) as Record<string, unknown>;
    how(data, Object.keys(data).find((key) => typeof data[key] === "string") ?? "");
    return `${JSON.stringify(data, null, 2)}\n`;
  };

  it.each<[string, (text: string) => string, string[]]>([
    ["that cannot be read", () => "{", ["invalid-json"]],
    ["that are a list", () => "[]", ["no-fields"]],
    ["of which one is missing", (text) => edit(text, (data, key) => (data[key] = undefined)), ["empty-text"]],
    [
      "with another placeholder",
      (text) => edit(text, (data, key) => (data[key] = "{{other}}")),
      ["placeholders-changed"],
    ],
    [
      "with a format",
      (text) => edit(text, (data, key) => (data[key] = `${String(data[key])} {{count, number}}`)),
      ["placeholders-changed"],
    ],
  ])("%s are refused: the site could not be built", async (_name, change, codes) => {
    expect(await save(change)).toEqual({ status: 422, codes });
  });

  it("with other words are saved, in a new order as well", async () => {
    const reorder = (text: string) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse()), null, 2);
    expect(await save(reorder)).toEqual({ status: 200, codes: undefined });
  });
});

describe("a picture under a name that is taken", () => {
  const editor = setUpEditor();
  const PICTURE = "content/media/excursions/coral-key.jpg";

  async function upload(who: "ana" | "luis", path: string, background: string, versions: object = {}) {
    const bytes = await sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
      .composite([{ input: { create: { width: 300, height: 300, channels: 3, background } } }])
      .jpeg()
      .toBuffer();
    const asset = { path, content: bytes.toString("base64"), encoding: "base64" };
    const { status, json } = await editor[who].call("persistMedia", { asset, versions });
    return { status, problems: json["problems"] };
  }
  const refuse = (file: string, owner: string) => ({
    status: 422,
    problems: [{ file: file.replace("content/", ""), code: "name-taken", owner }],
  });

  it("is refused, also to the second of two people who upload it at once", async () => {
    const path = "content/media/excursions/boat.jpg";
    expect((await upload("ana", path, "teal")).status).toBe(200);
    const stored = readFileSync(join(editor.root, path));
    expect(await upload("luis", path, "red")).toEqual(refuse(path, "boat.jpg"));
    expect(readFileSync(join(editor.root, path))).toEqual(stored);
  });

  it("is refused when the names differ in capitals alone", async () => {
    const path = "content/media/excursions/Coral-Key.JPG";
    expect(await upload("ana", path, "teal")).toEqual(refuse(path, "coral-key.jpg"));
  });

  it("is taken when it replaces the one that was opened", async () => {
    expect((await upload("ana", PICTURE, "teal")).status).toBe(422);
    const opened = { [PICTURE]: getFileVersion(readFileSync(join(editor.root, PICTURE))) };
    expect((await upload("ana", PICTURE, "teal", opened)).status).toBe(200);
  });
});

describe("an upload", () => {
  const editor = setUpEditor({ isShared: true });

  it.each([
    ["no picture", "hello", "not-a-picture"],
    ["a page", "<!doctype html><script>1</script>", "not-a-picture"],
    ["a page with a drawing", "<html><svg onload=x>", "wrong-kind"],
    ["an SVG", '<?xml version="1.0"?><svg></svg>', "wrong-kind"],
    ["a page behind the beginning of a JPEG", "\xff\xd8\xff<html>", "broken-picture"],
  ])("that is %s is refused", async (_, content, code) => {
    const bytes = Buffer.from(content, "latin1").toString("base64");
    const asset = { path: "content/media/excursions/a.jpg", content: bytes, encoding: "base64" };
    const { status, json } = await editor.ana.call("persistMedia", { asset });
    expect([status, json]).toMatchObject([422, { problems: [{ file: "media/excursions/a.jpg", code }] }]);
  });
});
