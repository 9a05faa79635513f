/** @jest-environment node */
import { readFileSync } from "node:fs";
import sharp from "sharp";

import { forgetSingleton } from "../../server/process-singleton";
import { captureLog } from "../../testing/capture-log";
import { startFakeGithub, type FakeGithub } from "../../testing/github/start-fake-github";
import { copyContent, createEditorClient, runTestGit, type EditorClient } from "../../testing/set-up-editor";
import { startTestSite, type TestSite } from "../../testing/start-test-site";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { getFileVersion } from "../store/file-version";
import { createGithubStore } from "./create-github-store";
import { createGithubClient } from "./github-client";

const EN = "content/excursions/natural-pool.en.md";
const ES = "content/excursions/natural-pool.es.md";

let github: FakeGithub;
let site: TestSite;
let [ana, luis]: EditorClient[] = [];
let readLog: () => string;
let seed: string;
let bare: string;

/** A repository as the agency has it, made once and copied for each test. */
beforeAll(async () => {
  seed = makeTemporaryFolder();
  copyContent(seed);
  await runTestGit(seed, "init", "--quiet", "--initial-branch=main");
  await runTestGit(seed, "add", "--all");
  await runTestGit(seed, "commit", "--quiet", "--message=As it was");
});

async function start(kind: "token" | "app" = "token"): Promise<void> {
  for (const name of ["github-client", "github-store", "github-trees", "github-texts"]) forgetSingleton(name);
  site = await startTestSite(github.settings[kind]);
  [ana, luis] = [await createEditorClient(site, "Ana"), await createEditorClient(site, "Luis")];
}

beforeEach(async () => {
  readLog = captureLog();
  bare = makeTemporaryFolder();
  await runTestGit(bare, "clone", "--quiet", "--bare", seed, ".");
  github = await startFakeGithub(bare);
  await start();
});
afterEach(async () => {
  await site.stop();
  await github.stop();
});

const read = (path: string) => runTestGit(bare, "show", `main:${path}`);
const retitle = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);

async function save(who: EditorClient | undefined, title: string, versions?: object, path = EN) {
  const raw = retitle(await read(path), title);
  const opened = versions ?? { [path]: getFileVersion(await read(path)) };
  const reply = await who?.call("persistEntry", { dataFiles: [{ path, raw }], versions: opened });
  if (!reply) throw new Error("nobody is signed in");
  return reply;
}

/** Commits as somebody does who pushes to the repository. */
async function commitElsewhere(path: string, text: string): Promise<void> {
  const { objects } = github;
  const parent = (await objects.find("refs/heads/main")) ?? "";
  const tree = await objects.writeTree(`${parent}^{tree}`, [{ path, mode: "100644", content: text }]);
  const author = { name: "Dev", email: "dev@example.com", date: new Date().toISOString() };
  const sha = await objects.writeCommit({ message: "Change", tree, parents: [parent], author });
  await objects.moveBranch("main", sha);
}

describe.each(["token", "app"] as const)("the GitHub store, by %s", (kind) => {
  it("reads entries and makes one commit of a save, by the person who made it", async () => {
    await site.stop();
    await start(kind);
    const entry = await ana?.call("getEntry", { path: EN });
    expect(entry?.json).toEqual({
      data: await read(EN),
      file: { path: EN, id: getFileVersion(await read(EN)) },
    });
    const { status, json } = await save(ana, "Pool of Ana");
    expect([status, json["problems"]]).toEqual([200, undefined]);
    expect(await runTestGit(bare, "show", "--name-only", "--format=%an <%ae>|%s|%b", "main")).toBe(
      `Ana <ana@example.com>|Change excursions/natural-pool|\n\n${EN}\n`,
    );
    expect(await runTestGit(bare, "rev-list", "--count", "main")).toBe("2\n");
    expect(await read(EN)).toContain("title: Pool of Ana");
  });
});

describe("a save", () => {
  const count = () => ({
    calls: github.calls.map(({ name }) => name.replace("/repos/agency/site", "")),
    kilobytes: Math.ceil(github.calls.reduce((sum, { sent, received }) => sum + sent + received, 0) / 1000),
  });

  it("takes seven calls at first and four afterwards", async () => {
    github.calls = [];
    await save(ana, "One");
    const first = count();
    github.calls = [];
    await save(ana, "Two");
    const next = count();
    const stored = ["POST /git/trees", "POST /git/commits", "PATCH /git/refs/heads%2Fmain"];
    expect(first.calls).toEqual([
      ...["GET /branches/main", "GET /git/trees/:sha", "POST /graphql", "POST /graphql", ...stored],
    ]);
    expect(next.calls).toEqual(["GET /branches/main", ...stored]);
    expect(first.kilobytes).toBeLessThan(1000);
    expect(next.kilobytes).toBeLessThan(30);
  });

  it("with a picture takes one call more, and both are one commit", async () => {
    await save(ana, "One");
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const create = { width: 1600, height: 1067, channels: 3, background: "teal", noise } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const path = "content/media/excursions/natural-pool.jpg";
    const asset = { path, content: bytes.toString("base64"), encoding: "base64" };
    const raw = retitle(await read(EN), "Two");
    github.calls = [];
    const versions = { [EN]: getFileVersion(await read(EN)) };
    const reply = await ana?.call("persistEntry", {
      dataFiles: [{ path: EN, raw }],
      assets: [asset],
      versions,
    });
    expect([reply?.status, github.calls.length]).toEqual([200, 5]);
    expect(await runTestGit(bare, "show", "--name-only", "--format=", "main")).toBe(`${EN}\n${path}\n`);
  });

  it("that changes nothing makes no commit", async () => {
    const raw = await read(EN);
    const versions = { [EN]: getFileVersion(raw) };
    const reply = await ana?.call("persistEntry", { dataFiles: [{ path: EN, raw }], versions });
    expect([reply?.status, await runTestGit(bare, "rev-list", "--count", "main")]).toEqual([200, "1\n"]);
  });

  it("of what somebody else has saved is refused, with who and when; a deletion as well", async () => {
    const versions = { [EN]: getFileVersion(await read(EN)) };
    expect((await save(ana, "Pool of Ana", versions)).status).toBe(200);
    const { status, json } = await save(luis, "Pool of Luis", versions);
    expect(status).toBe(409);
    expect(json["files"]).toEqual([
      {
        ...{ path: EN, text: await read(EN), version: getFileVersion(await read(EN)), by: "Ana" },
        at: expect.stringMatching(/^2\d{3}-/) as string,
      },
    ]);
    expect((await luis?.call("deleteFiles", { paths: [EN], versions }))?.status).toBe(409);
    expect(await read(EN)).toContain("Pool of Ana");
  });

  it("follows a branch that moves meanwhile, when its own files are untouched", async () => {
    let count_ = 0;
    github.onCall = async (name) => {
      if (name.startsWith("PATCH") && (count_ += 1) <= 2) await commitElsewhere("README.md", `${count_}`);
      return undefined;
    };
    expect((await save(ana, "Pool of Ana")).status).toBe(200);
    expect(await runTestGit(bare, "log", "--format=%an", "main")).toBe("Ana\nDev\nDev\nDev\n");
    expect(await read("README.md")).toBe("2");
  });

  it("is refused when the branch moves and its file is another one", async () => {
    const theirs = retitle(await read(EN), "Pushed meanwhile");
    let isFirst = true;
    github.onCall = async (name) => {
      if (name.startsWith("PATCH") && isFirst) await commitElsewhere(EN, theirs);
      if (name.startsWith("PATCH")) isFirst = false;
      return undefined;
    };
    const { status, json } = await save(ana, "Pool of Ana");
    expect([status, json["files"]]).toEqual([409, [expect.objectContaining({ by: "Dev", text: theirs })]]);
    expect(await read(EN)).toBe(theirs);
  });

  it("by two at the same moment loses neither", async () => {
    const versions = { [EN]: getFileVersion(await read(EN)), [ES]: getFileVersion(await read(ES)) };
    const replies = await Promise.all([
      save(ana, "One", { [EN]: versions[EN] }),
      save(luis, "Uno", { [ES]: versions[ES] }, ES),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([await read(EN), await read(ES)]).toEqual([
      expect.stringContaining("title: One") as string,
      expect.stringContaining("title: Uno") as string,
    ]);
  });
});

describe("earlier versions at GitHub", () => {
  it("are listed, read, and deleted entries brought back with their pictures", async () => {
    await save(ana, "Pool of Ana");
    const list = await luis?.call("listVersions", { paths: [EN, ES] });
    const versions = list?.json["versions"] as { id: string; by: string }[];
    expect(versions.map(({ by }) => by)).toEqual(["Ana", "Dev"]);
    const old = await luis?.call("readVersion", {
      paths: [EN, "content/catalog/none.en.md"],
      id: versions[1]?.id,
    });
    expect(old?.json["files"]).toEqual([
      { path: EN, text: await runTestGit(bare, "show", `main~1:${EN}`) },
      { path: "content/catalog/none.en.md", text: null },
    ]);

    const [added, picture] = ["content/catalog/new-charter.en.md", "content/media/catalog/new.jpg"];
    const source = await read("content/catalog/fishing-boat-charter.en.md");
    await commitElsewhere(added, source.replace(/^url_slug: .*$/m, "url_slug: new-charter"));
    await commitElsewhere(picture, "bytes");
    const removed = await ana?.call("deleteFiles", {
      paths: [added],
      versions: { [added]: getFileVersion(await read(added)) },
    });
    expect([removed?.status, removed?.json["problems"]]).toEqual([200, undefined]);
    const bin = await luis?.call("listBin");
    const items = bin?.json["items"] as { id: string }[];
    expect(items).toMatchObject([{ paths: [added], by: "Ana" }]);
    const back = await luis?.call("bringBack", { id: items[0]?.id });
    expect(back?.status).toBe(422);
    expect(JSON.stringify(back?.json["problems"])).toContain("missing-file");
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
    [
      "a limit by the moment",
      { status: 429, headers: { "retry-after": "7" } },
      429,
      { code: "too-many-requests", retryAfter: 7 },
    ],
    ["an outage", { status: 502 }, 503, { code: "unavailable" }],
    ["a token that has ended", { status: 401 }, 503, { code: "unavailable" }],
  ])("%s is answered by a code", async (_name, trouble, status, json) => {
    github.onCall = () => trouble;
    expect(await ana?.call("getEntry", { path: EN })).toEqual({ status, json });
    expect(readLog()).toContain("github-refused");
    expect(readLog()).not.toContain("github_pat");
  });

  it("no answer in time is an outage", async () => {
    github.onCall = () => ({ isSilent: true });
    const store = createGithubStore(() => createGithubClient(site.env.cms, 200));
    await expect(store.read()).rejects.toThrow("unavailable");
  });

  it("a branch that takes no commits is said in the log, and nothing is stored", async () => {
    github.onCall = (name) => (name.startsWith("PATCH") ? { status: 422 } : undefined);
    expect((await save(ana, "Pool of Ana")).status).toBe(503);
    expect(readLog()).toContain("github-branch-refused");
  });
});

it("no token is in any answer of the editor", async () => {
  const replies = [await ana?.call("info"), await ana?.call("listBin"), await save(ana, "x")];
  expect(JSON.stringify(replies)).not.toContain("github_pat");
  expect(readFileSync("src/editor-backend/editor-host.ts", "utf8")).not.toContain("githubToken");
});
