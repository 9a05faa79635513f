import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { adaptProxyBackend, RefusedCallError } from "./register-editor-backend";
import type { SaveConflict } from "./save-conflict";

const [EN, ES] = ["content/excursions/saona-island.en.md", "content/excursions/saona-island.es.md"] as const;
const OTHER = "content/excursions/saona-island-west.en.md";
const ok = (json: unknown): FakeReply => ({ status: 200, json });
const opened = (path: string, id: string) => ok({ data: "", file: { path, id } });
const open = (path: string) => ({ action: "getEntry", params: { path } });
const save = (newEntry = false) => ({
  action: "persistEntry",
  params: { dataFiles: [EN, ES].map((path) => ({ path, raw: "mine" })), options: { newEntry } },
});
const theirs = { path: EN, text: "theirs", version: "en-3", at: null, by: "Ana" } as const;
const REFUSED: FakeReply = { status: 409, json: { files: [theirs] } };

/** Creates a backend whose server gives these replies; gets it, what was asked and which saves were in conflict. */
function createBackend(...replies: [FakeReply, ...FakeReply[]]) {
  const requests = fakeFetch(...replies);
  const conflicts: SaveConflict[] = [];
  const onConflict = (conflict: SaveConflict) => conflicts.push(conflict);
  const backend = adaptProxyBackend({ proxyUrl: "/api/editor" }, { staff: "es", entries: [], onConflict });
  const getVersions = () =>
    requests.map(({ body }) => (body as { params: { versions: unknown } }).params.versions);
  return { backend, conflicts, getVersions };
}

it("a save names the versions that were opened, and the next one those that it has written", async () => {
  const versions = { [EN]: "en-2", [ES]: "es-2" };
  const { backend, getVersions } = createBackend(opened(EN, "en-1"), opened(ES, "es-1"), ok({ versions }));
  await backend.request(open(EN));
  await backend.request(open(ES));
  await backend.request(save());
  await backend.request(save());
  expect(getVersions().slice(2)).toEqual([{ [EN]: "en-1", [ES]: "es-1" }, versions]);
});

it("a new entry is based on nothing, and so is a language without a file", async () => {
  const replies = [
    opened(EN, "en-1"),
    opened(ES, "es-1"),
    { status: 404, json: { code: "not-found" } },
  ] as const;
  const { backend, getVersions } = createBackend(...replies, ok({}));
  await backend.request(open(EN));
  await backend.request(open(ES));
  await expect(backend.request(open(ES))).rejects.toThrow("Ya no está.");
  await backend.request(save(true));
  await backend.request(save());
  expect(getVersions().slice(3)).toEqual([{}, { [EN]: "en-1" }]);
});

it("a refused save says why in the staff's language, and may replace what was shown, no later version", async () => {
  const { backend, conflicts, getVersions } = createBackend(opened(EN, "en-1"), REFUSED);
  await backend.request(open(EN));
  const refusal: unknown = await backend.request(save()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RefusedCallError);
  expect(String(refusal)).toContain("No se guardó: esta entrada se cambió por Ana");
  expect(conflicts).toMatchObject([{ files: [theirs], mine: { [EN]: "mine" }, isDeletion: false }]);
  await expect(backend.request(save())).rejects.toThrow(RefusedCallError);
  conflicts[0]?.replaceTheirs();
  await expect(backend.request(save())).rejects.toThrow(RefusedCallError);
  expect(getVersions().slice(1)).toEqual([{ [EN]: "en-1" }, { [EN]: "en-1" }, { [EN]: "en-3" }]);
});

it.each([
  [422, { problems: [{ file: "media/home/a.jpg", code: "not-a-picture" }] }, /^a\.jpg: No es una foto/],
  [401, { code: "unauthorized" }, /^Tu sesión terminó/],
  [429, { code: "too-many-requests" }, /^Demasiado a la vez/],
  [500, { code: "server-error" }, /^No ha funcionado\. Lo que escribiste sigue aquí/],
])("another refusal (%d, %j) is put into the words of staff", async (status, json, message) => {
  const { backend, conflicts } = createBackend({ status, json });
  await expect(backend.request(save())).rejects.toMatchObject({
    message: expect.stringMatching(message) as string,
    status,
  });
  expect(conflicts).toEqual([]);
});

it("a restored text brings the versions with it that it was based on", async () => {
  const { backend, getVersions } = createBackend(
    opened(EN, "en-1"),
    opened(OTHER, "x"),
    opened(EN, "en-2"),
    REFUSED,
  );
  await backend.request(open(EN));
  await backend.request(open(OTHER));
  const kept = backend.getVersions("content/excursions/saona-island.md");
  expect(kept).toEqual({ [EN]: "en-1" });
  expect(backend.getVersions("")).toEqual({});
  await backend.request(open(EN));
  backend.adoptVersions(kept);
  await expect(backend.request(save())).rejects.toThrow(RefusedCallError);
  expect(getVersions()[3]).toEqual({ [EN]: "en-1" });
});

it("the library shows small pictures by their addresses", async () => {
  const listed = { id: "1", path: "content/media/home/hero.jpg", name: "hero.jpg" };
  const thumbnail = "/api/editor/thumbnail?path=content%2Fmedia%2Fhome%2Fhero.jpg&version=1";
  const { backend } = createBackend(ok([{ ...listed, thumbnail }]));
  expect(await backend.getMedia("content/media/home")).toEqual([
    { ...listed, url: thumbnail, displayURL: thumbnail },
  ]);
});
