/** @jest-environment node */
import type { OutdatedTranslation } from "../../domain/contracts/editor";
import { setUpEditor, type EditorClient } from "../../testing/set-up-editor";

const NAME = "excursions/coral-key";
const toPath = (locale: string) => `content/${NAME}/${locale}.md`;

describe("translations of a working tree", () => {
  const editor = setUpEditor();

  async function save(client: EditorClient, changes: Record<string, RegExp | [RegExp, string]>) {
    const dataFiles = Object.entries(changes).map(([locale, how]) => {
      const [pattern, text] = Array.isArray(how) ? how : [how, "title: Another title"];
      return { path: toPath(locale), raw: editor.read(toPath(locale)).replace(pattern, text) };
    });
    const versions = editor.open(...dataFiles.map(({ path }) => path));
    return client.call("persistEntry", { dataFiles, assets: [], versions });
  }
  async function list(): Promise<OutdatedTranslation[]> {
    return (await editor.ana.call("listDoubts")).json["doubts"] as OutdatedTranslation[];
  }
  const toLine = ({ text, because, fields }: OutdatedTranslation) =>
    `${text} because ${because}: ${fields.join(", ")}`;
  const TITLE = /^title: .*$/m;

  it("are outdated after a save in any language, with the changed fields and the time", async () => {
    await save(editor.ana, { es: TITLE });
    const outdated = await list();
    expect(outdated.map(toLine)).toEqual(["en because es: title", "it because es: title"]);
    expect(outdated[0]).toMatchObject({ entry: NAME, file: toPath("en") });
    expect(Math.abs(Date.now() - Date.parse(outdated[0]?.at ?? ""))).toBeLessThan(60_000);
  });

  it("are found right by a person, for the texts that they have seen", async () => {
    await save(editor.ana, { en: TITLE });
    const [outdated] = await list();
    const confirm = (text: string, version = "") =>
      editor.luis.call("confirmText", { entry: NAME, text, seen: { en: version } });
    const late = (await confirm("es", "another")).json["doubts"] as OutdatedTranslation[];
    expect(late.map(toLine)).toEqual(["es because en: title", "it because en: title"]);
    const { status, json } = await confirm("es", outdated?.version);
    const left = json["doubts"] as OutdatedTranslation[];
    expect([status, left.map(toLine)]).toEqual([200, ["it because en: title"]]);
    const { staff } = await editor.site.store();
    expect((await staff.log.list(1))[0]).toMatchObject({
      who: "Luis",
      action: "text-confirmed",
      subject: `${NAME} (es)`,
    });
  });
});
