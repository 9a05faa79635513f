/** @jest-environment node */
import { setUpGithubEditor } from "../../../testing/github/set-up-github-editor";
import { createGithubStore } from "./github-store";
import { createGithubClient } from "./github-client";

const EN = "content/excursions/coral-key/en.md";
const ES = "content/excursions/coral-key/es.md";

const editor = setUpGithubEditor();

describe("earlier versions at GitHub", () => {
  it("are listed and read", async () => {
    await editor.save("ana", "Pool of Ana", EN);
    const list = await editor.luis.call("listVersions", { paths: [EN, ES] });
    const versions = list.json["versions"] as { id: string; by: string }[];
    expect(versions.map(({ by }) => by)).toEqual(["Ana", "Dev"]);
    const old = await editor.luis.call("readVersion", {
      paths: [EN, "content/catalog/none/en.md"],
      id: versions[1]?.id,
    });
    expect(old.json["files"]).toEqual([
      { path: EN, text: await editor.git("show", `main~1:${EN}`) },
      { path: "content/catalog/none/en.md", text: null },
    ]);
  });
});

describe("the bin at GitHub", () => {
  it("holds what somebody has deleted by git, too, with all languages together", async () => {
    const paths = ["en.md", "es.md", "it.md", "offer.yml"].map((name) => `content/catalog/long-boat/${name}`);
    const before = await Promise.all(paths.map((path) => editor.read(path)));
    await editor.deleteElsewhere(paths);
    const { json } = await editor.ana.call("listBin");
    const items = json["items"] as { paths: string[]; by: string; id: string }[];
    expect(items).toMatchObject([{ by: "Dev", paths }]);
    const back = await editor.luis.call("bringBack", { id: items[0]?.id });
    expect(back.status).toBe(200);
    expect(await Promise.all(paths.map((path) => editor.read(path)))).toEqual(before);
  });
});

describe("trouble at GitHub", () => {
  it.each<[string, { status: number; headers?: Record<string, string> }, number, object]>([
    [
      "a limit by the hour",
      { status: 403, headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "0" } },
      429,
      { code: "too-many-requests", retryAfter: 60 },
    ],
    ["a token that has ended", { status: 401 }, 503, { code: "unavailable" }],
  ])("%s is answered by a code", async (_name, trouble, status, json) => {
    editor.github.onCall = () => trouble;
    expect(await editor.ana.call("readFiles", { paths: [EN] })).toEqual({ status, json });
    expect(editor.readLog()).toContain("github-refused");
    expect(editor.readLog()).not.toContain("github_pat");
  });

  it("no answer in time is an outage", async () => {
    editor.github.onCall = () => ({ isSilent: true });
    const store = createGithubStore(() => createGithubClient(editor.site.env.cms, 200));
    await expect(store.read()).rejects.toThrow("unavailable");
  });

  it("a branch that takes no commits is said in the log, and nothing is stored", async () => {
    editor.github.onCall = (name) => (name.startsWith("PATCH") ? { status: 422 } : undefined);
    expect((await editor.save("ana", "Pool of Ana", EN)).status).toBe(503);
    expect(editor.readLog()).toContain("github-branch-refused");
  });
});
