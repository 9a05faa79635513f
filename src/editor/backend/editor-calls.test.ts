/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { setUpEditor } from "../../testing/set-up-editor";
import { getFileVersion } from "./content-store";

const editor = setUpEditor();
const POOL = ["en.md", "es.md", "it.md", "offer.yml"].map((name) => `content/excursions/coral-key/${name}`);
const [EN = "", ES = "", , FACTS = ""] = POOL;

const change = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);
const toFiles = (files: Record<string, string>) =>
  Object.entries(files).map(([path, raw]) => ({ path, raw, slug: "x" }));
const save = (who: "ana" | "luis", files: Record<string, string>, versions: object) =>
  editor[who].call("persistEntry", { dataFiles: toFiles(files), assets: [], options: {}, versions });

describe("saving", () => {
  it("writes texts, has the site published, and tells the new versions", async () => {
    const files = { [EN]: change(editor.read(EN), "Pool"), [ES]: change(editor.read(ES), "Piscina") };
    const { status, json } = await save("ana", files, editor.open(EN, ES));
    const versions = { [EN]: getFileVersion(files[EN] ?? ""), [ES]: getFileVersion(files[ES] ?? "") };
    expect([status, json]).toEqual([200, { versions }]);
    expect([editor.read(EN), editor.read(ES), editor.written]).toEqual([files[EN], files[ES], 1]);
  });

  it("notes in the staff's log who did what to which entry", async () => {
    await save("ana", { [EN]: change(editor.read(EN), "Pool") }, editor.open(EN));
    await save("luis", { [EN]: "---\nbroken" }, editor.open(EN));
    const { staff } = await editor.site.store();
    expect(await staff.log.list(10)).toMatchObject([
      { who: "Ana", action: "content-saved", subject: "excursions/coral-key" },
    ]);
  });

  it("refuses what would break the build by codes, and writes nothing", async () => {
    const before = editor.read(EN);
    const { status, json } = await save(
      "ana",
      { [EN]: before.replace("summary:", "sumary:") },
      editor.open(EN),
    );
    expect(status).toBe(422);
    expect(json["problems"]).toContainEqual(
      expect.objectContaining({ file: "excursions/coral-key/en.md", code: "unknown-field" }),
    );
    expect([editor.read(EN), editor.written]).toEqual([before, 0]);
  });

  it("refuses to delete an entry that another one names", async () => {
    const { status, json } = await editor.ana.call("deleteFiles", {
      paths: POOL,
      versions: editor.open(...POOL),
    });
    expect([status, JSON.stringify(json["problems"])]).toEqual([
      422,
      expect.stringContaining("related") as string,
    ]);
    expect(existsSync(join(editor.root, EN))).toBe(true);
  });

  it("refuses to delete a page, which is part of the site", async () => {
    const { status } = await editor.ana.call("deleteFiles", { paths: ["content/pages/home.json"] });
    expect([status, existsSync(join(editor.root, "content/pages/home.json"))]).toEqual([403, true]);
  });
});

describe("two people who change one entry", () => {
  it("are both told: the second save is refused with who saved what and when, and nothing is lost", async () => {
    const opened = editor.open(EN, ES);
    const theirs = change(editor.read(EN), "Pool of Ana");
    expect((await save("ana", { [EN]: theirs }, opened)).status).toBe(200);
    const mine = change(editor.read(ES), "Piscina de Luis");
    const { status, json } = await save("luis", { [EN]: editor.read(EN) + "\n", [ES]: mine }, opened);
    expect(status).toBe(409);
    const at = expect.stringMatching(/^2\d{3}-\d\d-\d\dT/) as string;
    expect(json["files"]).toEqual([
      { path: EN, text: theirs, version: getFileVersion(theirs), by: "Ana", at },
    ]);
    expect([editor.read(EN), editor.read(ES)]).toEqual([theirs, expect.not.stringContaining("Luis")]);
    // Knowing theirs, it may be replaced.
    expect((await save("luis", { [EN]: mine.replace(/$/, "") }, editor.open(EN))).status).not.toBe(409);
  });

  it("at the same moment are answered one after another", async () => {
    const opened = editor.open(EN);
    const [one, two] = await Promise.all([
      save("ana", { [EN]: change(editor.read(EN), "One") }, opened),
      save("luis", { [EN]: change(editor.read(EN), "Two") }, opened),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
  });

  it("may not delete what the other has changed, nor change what the other has deleted", async () => {
    const [DELETED] = ["content/catalog/new-charter/en.md"] as const;
    const source = editor.read("content/catalog/long-boat/en.md");
    mkdirSync(join(editor.root, "content/catalog/new-charter"));
    const facts = editor.read("content/catalog/long-boat/offer.yml");
    writeFileSync(join(editor.root, "content/catalog/new-charter/offer.yml"), facts);
    const raw = change(source, "New Charter").replace(/^url_slug: .*$/m, "url_slug: new-charter");
    writeFileSync(join(editor.root, DELETED), raw);
    const opened = editor.open(DELETED);
    writeFileSync(join(editor.root, DELETED), change(raw, "Newer Charter"));
    const remove = (versions: object) => editor.ana.call("deleteFiles", { paths: [DELETED], versions });
    expect((await remove(opened)).status).toBe(409);
    expect((await remove(editor.open(DELETED))).status).toBe(200);
    const late = await save("luis", { [DELETED]: raw }, opened);
    expect([late.status, late.json["files"]]).toEqual([
      409,
      [{ path: DELETED, text: null, version: null, by: "Ana", at: expect.any(String) as string }],
    ]);
  });

  it("a change made outside of the editor is in conflict, too, by nobody that is known", async () => {
    const opened = editor.open(EN);
    writeFileSync(join(editor.root, EN), change(editor.read(EN), "By hand"));
    const { status, json } = await save("ana", { [EN]: "x" }, opened);
    expect([status, json["files"]]).toEqual([409, [expect.objectContaining({ by: null })]]);
  });
});

it("a picture travels with the entry that names it, and is stored before", async () => {
  const bytes = readFileSync(join(editor.root, "content/media/home/hero.jpg"));
  const asset = {
    ...{ path: "content/media/excursions/new.jpg", content: bytes.toString("base64"), encoding: "base64" },
  };
  const withPicture = editor.read(FACTS).replace(/(cover:\s+image: )\S+/, "$1../media/excursions/new.jpg");
  const dataFiles = toFiles({ [FACTS]: withPicture });
  const versions = editor.open(FACTS);
  const { status, json } = await editor.ana.call("persistEntry", { dataFiles, assets: [asset], versions });
  expect([status, json["problems"]]).toEqual([200, undefined]);
  expect(existsSync(join(editor.root, asset.path))).toBe(true);
});
