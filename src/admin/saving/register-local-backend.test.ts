import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { LocalCallError, nameVersions } from "./register-local-backend";
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
const theirs = { path: EN, text: "theirs", version: "en-3", at: null, by: { kind: "editor" } } as const;
const REFUSED: FakeReply = { status: 409, json: { error: "changed", files: [theirs] } };

/** Creates a backend whose server gives these replies; gets it, what was asked and which saves were in conflict. */
function createBackend(...replies: [FakeReply, ...FakeReply[]]) {
  const requests = fakeFetch(...replies);
  const conflicts: SaveConflict[] = [];
  const onConflict = (conflict: SaveConflict) => conflicts.push(conflict);
  const backend = nameVersions({ proxyUrl: "/api/local-cms" }, { staff: "es", onConflict });
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
    { status: 404, json: { error: "ENOENT" } },
  ] as const;
  const { backend, getVersions } = createBackend(...replies, ok({}));
  await backend.request(open(EN));
  await backend.request(open(ES));
  await expect(backend.request(open(ES))).rejects.toThrow("ENOENT");
  await backend.request(save(true));
  await backend.request(save());
  expect(getVersions().slice(3)).toEqual([{}, { [EN]: "en-1" }]);
});

it("a refused save says why in the staff's language, and may replace what was shown, no later version", async () => {
  const { backend, conflicts, getVersions } = createBackend(opened(EN, "en-1"), REFUSED);
  await backend.request(open(EN));
  const refusal: unknown = await backend.request(save()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(LocalCallError);
  expect(String(refusal)).toContain("No se guardó: esta entrada se cambió en otra ventana de este editor");
  expect(conflicts).toMatchObject([{ files: [theirs], mine: { [EN]: "mine" }, isDeletion: false }]);
  await expect(backend.request(save())).rejects.toThrow(LocalCallError);
  conflicts[0]?.replaceTheirs();
  await expect(backend.request(save())).rejects.toThrow(LocalCallError);
  expect(getVersions().slice(1)).toEqual([{ [EN]: "en-1" }, { [EN]: "en-1" }, { [EN]: "en-3" }]);
});

it("another refusal is passed on as it is", async () => {
  const { backend, conflicts } = createBackend({ status: 422, json: { error: "field: summary" } });
  await expect(backend.request(save())).rejects.toMatchObject({ message: "field: summary", status: 422 });
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
  await expect(backend.request(save())).rejects.toThrow(LocalCallError);
  expect(getVersions()[3]).toEqual({ [EN]: "en-1" });
});
