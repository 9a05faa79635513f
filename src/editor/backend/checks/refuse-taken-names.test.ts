/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { setUpEditor } from "../../../testing/set-up-editor";

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

describe("a picture under a name that is taken", () => {
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
    const { json } = await editor.ana.call("getMediaFile", { path: PICTURE });
    const opened = { [PICTURE]: (json as { id: string }).id };
    expect((await upload("ana", PICTURE, "teal", opened)).status).toBe(200);
  });
});
