import { readEditorCall, wrapReply } from "../../../testing/fake-editor";
import { loadEntry } from "../../../testing/load-entry";
import { openEditorPage } from "../../../testing/open-editor-page";
import { fromForm, toForm } from "../config/form-groups";
import { RefusedError } from "../save-validation/messages";
import { createEditorBackend } from "./editor-backend";
import type { SaveConflict } from "./editor-calls";

const PATH = "content/excursions/coral-key.json";
const [FACTS, SPANISH] = ["offer.yml", "es.md"].map((name) => `content/excursions/coral-key/${name}`) as [
  string,
  string,
];
const { texts, raw, files } = loadEntry(PATH);
interface Reply {
  status: number;
  json: unknown;
}
const ok = (json: unknown): Reply => ({ status: 200, json });
const STORED = ok(Object.entries(texts).map(([path, data]) => ({ data, file: { path, id: `1 ${path}` } })));
const theirs = { path: FACTS, text: texts[FACTS] ?? "", version: "3", at: null, by: "Ana" } as const;
const REFUSED: Reply = { status: 409, json: { code: "conflict", files: [theirs] } };

function createBackend(...replies: Reply[]) {
  const made: ReturnType<typeof readEditorCall>[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    made.push(readEditorCall(input, init));
    return wrapReply(replies[made.length - 1] ?? REFUSED);
  });
  const conflicts: SaveConflict[] = [];
  const Backend = createEditorBackend((conflict) => conflicts.push(conflict));
  const backend = new Backend({ media_folder: "content/media/home" });
  return { backend, conflicts, calls: () => made };
}

beforeEach(() => openEditorPage("es", []));

/** Another title in Spanish, another price. */
function change(edit: (data: Record<string, unknown>) => void): string {
  const data = fromForm(JSON.parse(raw) as Record<string, unknown>);
  edit(data);
  return JSON.stringify(toForm(files.concept, data));
}
const retitle = (title: string) => change((data) => Object.assign(data["title"] as object, { es: title }));
const save = (backend: ReturnType<typeof createBackend>["backend"], text: string, newEntry = false) =>
  backend.persistEntry({ dataFiles: [{ path: PATH, raw: text }], assets: [] }, { newEntry });

it("sends the files that have changed, with the versions that were opened or written last, and no others", async () => {
  const versions = { [SPANISH]: "2" };
  const { backend, calls } = createBackend(
    STORED,
    ok({ versions }),
    ok({ versions: {} }),
    ok({ versions: {} }),
  );
  await backend.getEntry(PATH);
  await save(backend, retitle("Cayo sin prisas"));
  await save(backend, retitle("Cayo con prisas"));
  const [, first, second] = calls();
  expect(first?.params["dataFiles"]).toEqual([
    { path: SPANISH, raw: expect.stringContaining("title: Cayo sin prisas") as string },
  ]);
  expect(first?.params["versions"]).toEqual({ [SPANISH]: `1 ${SPANISH}` });
  expect(second?.params["versions"]).toEqual(versions);
  await save(backend, retitle("Cayo con prisas"));
  expect(calls()).toHaveLength(3);
});

it("a new entry is based on nothing, and has no file of a language without a text", async () => {
  const { backend, calls } = createBackend(ok({ versions: {} }));
  const onlyEnglish = JSON.stringify({ texts: { title: { en: "Kayak" } }, facts: { order: 3 } });
  await save(backend, onlyEnglish, true);
  const { dataFiles, versions } = calls()[0]?.params ?? {};
  expect((dataFiles as { path: string }[]).map(({ path }) => path)).toEqual([
    FACTS,
    "content/excursions/coral-key/en.md",
  ]);
  expect(versions).toEqual({});
});

it("a refused save says why in the staff's language, and may replace what was shown, no later version", async () => {
  const { backend, conflicts, calls } = createBackend(STORED, REFUSED);
  await backend.getEntry(PATH);
  const priced = change((data) => (data["order"] = 77));
  const refusal: unknown = await save(backend, priced).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RefusedError);
  expect(String(refusal)).toContain("No se guardó: esta entrada se cambió por Ana");
  expect(conflicts).toMatchObject([
    { path: PATH, files: [theirs], base: { [FACTS]: texts[FACTS] }, isDeletion: false },
  ]);
  conflicts[0]?.replaceTheirs();
  await expect(save(backend, priced)).rejects.toThrow(RefusedError);
  expect(
    calls()
      .slice(1)
      .map(({ params }) => params["versions"]),
  ).toEqual([{ [FACTS]: `1 ${FACTS}` }, { [FACTS]: "3" }]);
});

it("a deletion takes all files of the entry that are there", async () => {
  const { backend, calls } = createBackend(STORED, ok({ versions: {} }));
  await backend.getEntry(PATH);
  await backend.deleteFiles([PATH]);
  expect(calls()[1]).toEqual({
    action: "deleteFiles",
    params: {
      paths: [...files.paths],
      versions: Object.fromEntries(files.paths.map((path) => [path, `1 ${path}`])),
    },
  });
});

it.each([
  [
    422,
    { code: "invalid", problems: [{ file: "media/home/a.jpg", code: "not-a-picture" }] },
    /^a\.jpg: No es una foto/,
  ],
  [401, { code: "unauthorized" }, /^Su sesión terminó/],
  [429, { code: "too-many-requests" }, /^Demasiado a la vez/],
  [500, { code: "server-error" }, /^No ha funcionado\. Lo que escribió sigue aquí/],
])("another refusal (%d, %j) is put into the words of staff", async (status, json, message) => {
  const { backend, conflicts } = createBackend(STORED, { status, json });
  await backend.getEntry(PATH);
  await expect(save(backend, retitle("x"))).rejects.toMatchObject({
    message: expect.stringMatching(message) as string,
  });
  expect(conflicts).toEqual([]);
});

it("lists what can be read, and an entry that cannot with nothing", async () => {
  const broken = { data: "---\n- x\n---", file: { path: "content/excursions/broken/en.md", id: "1" } };
  const stored = STORED.json as object[];
  const { backend } = createBackend(ok([...stored, broken]));
  expect(await backend.entriesByFolder("content/excursions")).toMatchObject([
    { data: raw, file: { path: PATH } },
    { data: "{}", file: { path: "content/excursions/broken.json" } },
  ]);
});
