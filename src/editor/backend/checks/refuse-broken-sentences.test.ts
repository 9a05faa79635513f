/** @jest-environment node */
import { setUpEditor } from "../../../testing/set-up-editor";

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

describe("sentences of the interface", () => {
  it.each<[string, (text: string) => string, string[]]>([
    ["that cannot be read", () => "{", ["invalid-json"]],
    ["that are a list", () => "[]", ["no-fields"]],
    ["of which one is missing", (text) => edit(text, (data, key) => (data[key] = undefined)), ["empty-text"]],
    ["of which one is empty", (text) => edit(text, (data, key) => (data[key] = " ")), ["empty-text"]],
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
