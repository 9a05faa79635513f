/** @jest-environment node */
import sharp from "sharp";

import { TEXT_RECORD_FILE } from "../../../content/translations/text-state";
import { retitle, setUpGithubEditor } from "../../../testing/github/set-up-github-editor";
import { getFileVersion } from "../content-store";
import { createGithubClient } from "./github-client";
import { createGithubStore } from "./github-store";

const EN = "content/excursions/coral-key/en.md";
const ES = "content/excursions/coral-key/es.md";

const editor = setUpGithubEditor();

describe.each(["token", "app"] as const)("the GitHub store, by %s", (kind) => {
  it("reads entries and makes one commit of a save, by the person who made it", async () => {
    await editor.restart(kind);
    const data = await editor.read(EN);
    const { json: files } = await editor.ana.call("readFiles", { paths: [EN] });
    expect(files).toEqual([{ data, file: { path: EN, id: getFileVersion(data) } }]);
    const { status, json } = await editor.save("ana", "Pool of Ana", EN);
    expect([status, json["problems"]]).toEqual([200, undefined]);
    expect(JSON.stringify([files, json])).not.toContain("github_pat");
    expect(await editor.git("show", "--name-only", "--format=%an <%ae>|%s|%b", "main")).toBe(
      `Ana <ana@example.com>|Change excursions/coral-key|\n\n${EN}\n${TEXT_RECORD_FILE}\n`,
    );
    expect(await editor.git("rev-list", "--count", "main")).toBe("2\n");
    expect(await editor.read(EN)).toContain("title: Pool of Ana");
  });
});

const getCalls = () => editor.github.calls.map((call) => call.replace("/repos/agency/site/", ""));
const STORED = ["201 POST git/trees", "201 POST git/commits", "200 PATCH git/refs/heads%2Fmain"];

describe("a save", () => {
  it("takes six calls", async () => {
    editor.github.calls = [];
    await editor.save("ana", "One", EN);
    expect(getCalls()).toEqual([
      ...["200 GET branches/main", "200 GET git/trees/:sha", "200 POST /graphql", ...STORED],
    ]);
  });

  it("with a picture is one commit, which the library lists without loading it", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const create = { width: 1600, height: 1067, channels: 3, background: "teal", noise } as const;
    const content = (await sharp({ create }).jpeg().toBuffer()).toString("base64");
    const path = "content/media/excursions/boat.jpg";
    const text = await editor.read(EN);
    const reply = await editor.ana.call("persistEntry", {
      dataFiles: [{ path: EN, raw: retitle(text, "Two") }],
      assets: [{ path, content, encoding: "base64" }],
      versions: { [EN]: getFileVersion(text) },
    });
    expect([reply.status, getCalls()]).toEqual([200, expect.arrayContaining(["201 POST git/blobs"])]);
    expect(await editor.git("show", "--name-only", "--format=", "main")).toBe(
      `${EN}\n${path}\n${TEXT_RECORD_FILE}\n`,
    );
    const { json } = await editor.ana.call("getMedia", { mediaFolder: "content/media/excursions" });
    const { thumbnail = "" } = (json as unknown as { name: string; thumbnail: string }[])[0] ?? {};
    expect(getCalls().filter((call) => call.includes("GET git/blobs"))).toEqual([]);
    const headers = { cookie: editor.ana.cookie };
    const load = async (address: string) => {
      const answer = await fetch(`${editor.site.url}${address}`, { headers });
      return [answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")];
    };
    expect(await load(thumbnail)).toEqual([200, "image/webp", "private, max-age=31536000, immutable"]);
    const older = thumbnail.replace(/version=\w+/, "version=older");
    expect(await load(older)).toEqual([200, "image/webp", "private, max-age=300"]);
  });

  it("of what somebody else has saved is refused, with who and when; a deletion as well", async () => {
    const versions = { [EN]: getFileVersion(await editor.read(EN)) };
    expect((await editor.save("ana", "Pool of Ana", EN, versions)).status).toBe(200);
    const { status, json } = await editor.save("luis", "Pool of Luis", EN, versions);
    expect(status).toBe(409);
    const text = await editor.read(EN);
    const at = expect.stringMatching(/^2\d{3}-/) as string;
    expect(json["files"]).toEqual([{ path: EN, text, version: getFileVersion(text), by: "Ana", at }]);
    expect((await editor.luis.call("deleteFiles", { paths: [EN], versions })).status).toBe(409);
    expect(await editor.read(EN)).toContain("Pool of Ana");
  });

  it("follows a branch that moves meanwhile, when its own files are untouched", async () => {
    let count = 0;
    editor.github.onCall = async (name) => {
      if (name.startsWith("PATCH") && (count += 1) <= 2)
        await editor.commitElsewhere("README.md", `${count}`);
      return undefined;
    };
    expect((await editor.save("ana", "Pool of Ana", EN)).status).toBe(200);
    expect(await editor.git("log", "--format=%an", "main")).toBe("Ana\nDev\nDev\nDev\n");
    expect(await editor.read("README.md")).toBe("2");
  });

  it("is refused when the branch moves and its file is another one", async () => {
    const theirs = retitle(await editor.read(EN), "Pushed meanwhile");
    let isFirst = true;
    editor.github.onCall = async (name) => {
      if (name.startsWith("PATCH") && isFirst) await editor.commitElsewhere(EN, theirs);
      if (name.startsWith("PATCH")) isFirst = false;
      return undefined;
    };
    const { status, json } = await editor.save("ana", "Pool of Ana", EN);
    expect([status, json["files"]]).toEqual([409, [expect.objectContaining({ by: "Dev", text: theirs })]]);
    expect(await editor.read(EN)).toBe(theirs);
  });
});

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
