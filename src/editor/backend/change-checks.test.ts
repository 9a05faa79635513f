/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { setUpEditor } from "../../testing/set-up-editor";
import { getFileVersion } from "./content-store";

describe("sentences of the interface", () => {
  const PATH = "src/locales/es/shortlist.json";
  const editor = setUpEditor({ isShared: true });

  async function save(change: (text: string) => string) {
    const dataFiles = [{ path: PATH, raw: change(editor.read(PATH)) }];
    const versions = editor.open(PATH);
    const { status, json } = await editor.ana.call("persistEntry", { dataFiles, assets: [], versions });
    return { status, codes: (json["problems"] as { code: string }[] | undefined)?.map(({ code }) => code) };
  }
  /** Changes the first sentence. */
  const edit = (text: string, how: (sentence: string) => string | undefined) => {
    const data = JSON.parse(text) as Record<string, unknown>;
    const key = Object.keys(data).find((name) => typeof data[name] === "string") ?? "";
    return JSON.stringify({ ...data, [key]: how(data[key] as string) });
  };

  it.each<[string, (text: string) => string, string[]]>([
    ["that cannot be read", () => "{", ["invalid-json"]],
    ["that are a list", () => "[]", ["no-fields"]],
    ["of which one is missing", (text) => edit(text, () => undefined), ["empty-text"]],
    ["with another placeholder", (text) => edit(text, () => "{{other}}"), ["placeholders-changed"]],
    ["with a format", (text) => edit(text, (was) => `${was} {{count, number}}`), ["placeholders-changed"]],
  ])("%s are refused: the site could not be built", async (_name, change, codes) => {
    expect(await save(change)).toEqual({ status: 422, codes });
  });
});

describe("a picture that is in use, or under a name that is taken", () => {
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

  it("may not be deleted while a page shows it: file and field are named", async () => {
    const { status, json } = await editor.ana.call("deleteFiles", { paths: [PICTURE] });
    expect([status, json["problems"]]).toEqual([
      422,
      expect.arrayContaining([
        expect.objectContaining({ file: "excursions/coral-key/offer.yml", code: "missing-file" }),
      ]),
    ]);
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
