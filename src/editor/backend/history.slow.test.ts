/** @jest-environment node */
import { appendFileSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { TEXT_RECORD_FILE } from "../../content/translations/text-state";
import { captureLog } from "../../testing/capture-log";
import { makeSeedRepository, runTestGit, setUpEditor, type TestEditor } from "../../testing/set-up-editor";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { openWorkingTree } from "./working-tree/working-tree";

const EN = "content/excursions/coral-key/en.md";
const ES = "content/excursions/coral-key/es.md";
const CHARTER = ["en.md", "es.md", "it.md", "offer.yml"].map((name) => `content/catalog/new-charter/${name}`);
const ANA = { name: "Ana", email: "ana@example.com" };
const PICTURE = "content/media/excursions/coral-key.jpg";

interface Version {
  id: string;
  at: string;
  by: string | null;
}

const retitle = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);

async function save(editor: TestEditor, who: "ana" | "luis", title: string): Promise<void> {
  const dataFiles = [{ path: EN, raw: retitle(editor.read(EN), title) }];
  const { status, json } = await editor[who].call("persistEntry", { dataFiles, versions: editor.open(EN) });
  expect([status, json["problems"]]).toEqual([200, undefined]);
}

async function listVersions(editor: TestEditor, ...paths: string[]): Promise<Version[]> {
  const { json } = await editor.ana.call("listVersions", { paths });
  return json["versions"] as Version[];
}

async function readVersion(editor: TestEditor, id: string, path = EN): Promise<string | null | undefined> {
  const { json } = await editor.ana.call("readVersion", { paths: [path], id });
  return (json["files"] as { path: string; text: string | null }[])[0]?.text;
}

/** Adds an offer that no other one names, with pictures of its own; gets its texts. */
async function addCharter(editor: TestEditor, picture: string, isGit: boolean): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of ["media/catalog", "catalog/new-charter"])
    mkdirSync(join(editor.root, "content", folder), { recursive: true });
  for (const path of CHARTER) {
    const source = editor.read(path.replace("new-charter", "long-boat"));
    const own = source.replace(/^url_slug: .*$/m, "url_slug: new-charter");
    const raw = own.replace(/(cover:\s+image: )\S+/, `$1${picture.replace("content/", "../")}`);
    files.set(path, raw);
    writeFileSync(join(editor.root, path), raw);
    for (const name of raw.match(/\.\.\/media\/[\w/-]+\.jpg/g) ?? [])
      copyFileSync(join(editor.root, PICTURE), join(editor.root, name.replace("../", "content/")));
  }
  if (isGit) await editor.git("add", "--all");
  if (isGit) await editor.git("commit", "--quiet", "--message=Add an offer");
  return files;
}

describe.each([
  ["by git", true],
  ["without git, in a repository of their own", false],
])("earlier versions, kept %s", (_name, isGit) => {
  const editor = setUpEditor({ isGit });

  it("are listed with who made them, newest first, and can be read and saved again", async () => {
    const first = editor.read(EN);
    await save(editor, "ana", "Pool of Ana");
    await save(editor, "luis", "Pool of Luis");
    const versions = await listVersions(editor, EN);
    expect(versions.map(({ by }) => by)).toEqual(["Luis", "Ana", isGit ? "Dev" : null]);
    expect(versions.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
    expect(await readVersion(editor, versions[1]?.id ?? "")).toContain("title: Pool of Ana");
    expect(await readVersion(editor, versions[2]?.id ?? "")).toBe(first);
    const files = [{ path: EN, raw: first }];
    const again = await editor.ana.call("persistEntry", { dataFiles: files, versions: editor.open(EN) });
    expect([again.status, editor.read(EN)]).toEqual([200, first]);
    expect(await listVersions(editor, EN)).toHaveLength(4);
  });

  it("hold an entry in all its languages, also those that no save has changed", async () => {
    await save(editor, "ana", "Pool of Ana");
    for (const { id } of await listVersions(editor, EN, ES))
      expect(await readVersion(editor, id, ES)).toBe(editor.read(ES));
  });

  it("hold what was changed by hand before a save replaced it", async () => {
    writeFileSync(join(editor.root, EN), retitle(editor.read(EN), "By hand"));
    const byHand = editor.read(EN);
    await save(editor, "ana", "By Ana");
    const versions = await listVersions(editor, EN);
    expect(versions.slice(0, 2).map(({ by }) => by)).toEqual(["Ana", null]);
    expect(await readVersion(editor, versions[1]?.id ?? "")).toBe(byHand);
  });

  it("of a file that is not theirs are nothing", async () => {
    const [version] = await listVersions(editor, "content/pages/home.json");
    const other = "0".repeat(40);
    for (const id of ["HEAD", other, "--help", "../x", `${version?.id ?? other}:package.json`]) {
      const { status, json } = await editor.ana.call("readVersion", { paths: [EN], id });
      expect([
        id,
        status,
        (json["files"] as { text: string | null }[] | undefined)?.[0]?.text ?? null,
      ]).toEqual([...[id, expect.any(Number) as number, null]]);
    }
  });

  it("of deleted entries and pictures are in the bin, whole, and come back through the same checks", async () => {
    const picture = "content/media/catalog/new-charter.jpg";
    const files = await addCharter(editor, picture, isGit);
    const removed = await editor.ana.call("deleteFiles", {
      paths: CHARTER,
      versions: editor.open(...CHARTER),
    });
    expect([removed.status, removed.json["problems"]]).toEqual([200, undefined]);
    expect((await editor.luis.call("deleteFiles", { paths: [picture] })).status).toBe(200);

    const bin = await editor.luis.call("listBin");
    const items = bin.json["items"] as (Version & { paths: string[] })[];
    expect(items).toMatchObject([
      { paths: [picture], by: "Luis" },
      { paths: CHARTER, by: "Ana" },
    ]);
    const { status, json } = await editor.luis.call("bringBack", { id: items[1]?.id });
    expect([status, Object.keys(Object(json["versions"]) as object).sort()]).toEqual([
      200,
      [...CHARTER, picture].sort(),
    ]);
    for (const [path, text] of files) expect(editor.read(path)).toBe(text);
    expect(existsSync(join(editor.root, picture))).toBe(true);
    expect((await editor.luis.call("listBin")).json).toEqual({ items: [] });
    expect((await editor.luis.call("bringBack", { id: items[1]?.id })).status).toBe(404);
    expect((await editor.luis.call("bringBack", { id: "made-up" })).status).toBe(404);
  });
});

describe("a working tree that git keeps", () => {
  const editor = setUpEditor();
  it("gets one commit of the saved files alone for each save, by who made it; no hook runs, nothing is signed", async () => {
    const [staged, dirty] = ["content/pages/home.json", "content/settings/site.json"];
    appendFileSync(join(editor.root, staged), "\n");
    await editor.git("add", staged);
    appendFileSync(join(editor.root, dirty), "\n");
    writeFileSync(join(editor.root, "note.txt"), "mine");
    const hook = join(editor.root, ".git/hooks/pre-commit");
    writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    await editor.git("config", "commit.gpgSign", "true");
    await save(editor, "ana", "Pool of Ana");
    expect(await editor.git("show", "--name-only", "--format=%an <%ae>|%cn|%s|%b", "HEAD")).toBe(
      `Ana <ana@example.com>|Ana|Change excursions/coral-key|\n\n${EN}\n${TEXT_RECORD_FILE}\n`,
    );
    expect(await editor.git("rev-list", "--count", "HEAD")).toBe("2\n");
    const status = await editor.git("status", "--porcelain");
    expect(status.split("\n").sort()).toEqual(["", ` M ${dirty}`, "?? note.txt", `M  ${staged}`]);
  });

  it("keeps a save that could not be committed, says so, and commits it with the next one", async () => {
    const lock = join(editor.root, ".git/index.lock");
    writeFileSync(lock, "");
    await save(editor, "ana", "Pool of Ana");
    expect(editor.read(EN)).toContain("title: Pool of Ana");
    expect(editor.readLog()).toContain("content-history-failed");
    rmSync(lock);
    await save(editor, "luis", "Pool of Luis");
    expect(await editor.git("status", "--porcelain")).toBe("");
    const versions = await listVersions(editor, EN);
    expect(versions.map(({ by }) => by)).toEqual(["Luis", "Ana", "Dev"]);
    expect(await readVersion(editor, versions[1]?.id ?? "")).toContain("title: Pool of Ana");
  });

  it("notes a save in the name of nobody else when an earlier one could not be committed at all", async () => {
    const lock = join(editor.root, ".git/index.lock");
    writeFileSync(lock, "");
    await save(editor, "ana", "Pool of Ana");
    await save(editor, "luis", "Pool of Luis");
    rmSync(lock);
    const other = { [ES]: retitle(editor.read(ES), "Piscina") };
    const dataFiles = Object.entries(other).map(([path, raw]) => ({ path, raw }));
    await editor.ana.call("persistEntry", { dataFiles, versions: editor.open(ES) });
    expect((await listVersions(editor, EN)).map(({ by }) => by)).toEqual(["Luis", "Dev"]);
    expect((await listVersions(editor, ES)).map(({ by }) => by)).toEqual(["Ana", "Dev"]);
  });
});

it("a machine without a git program keeps versions as well, and its output says why they are elsewhere", async () => {
  const [root, dataDir, readLog] = [await makeSeedRepository(), makeTemporaryFolder(), captureLog()];
  const { PATH } = process.env;
  process.env["PATH"] = makeTemporaryFolder();
  try {
    const tree = await openWorkingTree({ root, env: { dataDir, cms: { isPushed: true } } });
    const files = new Map([[EN, "changed"]]);
    await tree.store.change(ANA, () => Promise.resolve({ files, subject: "Change it" }));
    expect((await tree.store.listRevisions([EN])).map(({ by }) => by)).toEqual(["Ana", null]);
  } finally {
    process.env["PATH"] = PATH;
  }
  expect(readLog()).toMatch(/content-history-created.*content\.git.*spawn git ENOENT/);
  expect(await runTestGit(root, "rev-list", "--count", "HEAD")).toBe("1\n");
});

describe("a folder without git", () => {
  const editor = setUpEditor({ isGit: false });
  const getRepository = () => join(editor.site.env.dataDir, "content.git");
  const runOwnGit = (...args: string[]) => runTestGit(editor.root, `--git-dir=${getRepository()}`, ...args);

  it("gets a repository in DATA_DIR with the first save, which git can read, and says so once", async () => {
    expect(existsSync(getRepository())).toBe(false);
    writeFileSync(join(editor.root, "note.txt"), "mine");
    await save(editor, "ana", "Pool of Ana");
    await save(editor, "luis", "Pool of Luis");
    expect(await runOwnGit("log", "--format=%an <%ae>|%cn|%s")).toBe(
      [
        "Luis <luis@example.com>|Luis|Change excursions/coral-key",
        "Ana <ana@example.com>|Ana|Change excursions/coral-key",
        "Unknown <unknown@localhost>|Unknown|Keep content as it was found\n",
      ].join("\n"),
    );
    expect(await runOwnGit("show", "--name-only", "--format=", "HEAD")).toBe(`${EN}\n${TEXT_RECORD_FILE}\n`);
    expect(await runOwnGit("show", `HEAD:${EN}`)).toBe(editor.read(EN));
    await runOwnGit("fsck", "--strict");
    const names = (await runOwnGit("ls-tree", "-r", "--name-only", "HEAD")).trim().split("\n");
    expect(names.filter((name) => !/^(content|src\/locales)\//.test(name))).toEqual([]);
    expect(existsSync(join(editor.root, ".git"))).toBe(false);
    expect(editor.readLog().match(/content-history-created/g)).toHaveLength(1);
  });
});

describe("CMS_PUSH=1", () => {
  const editor = setUpEditor({ variables: { CMS_PUSH: "1" } });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));

  it("pushes what was saved", async () => {
    const remote = makeTemporaryFolder();
    await runTestGit(remote, "init", "--quiet", "--bare");
    await editor.git("remote", "add", "origin", remote);
    await editor.git("push", "--quiet", "--set-upstream", "origin", "HEAD");
    await save(editor, "ana", "Pool of Ana");
    await settle();
    expect(await runTestGit(remote, "log", "-1", "--format=%an")).toBe("Ana\n");
  });

  it("never fails a save when there is nowhere to push to; the log says so", async () => {
    await save(editor, "ana", "Pool of Ana");
    await settle();
    expect(editor.readLog()).toContain("content-push-failed");
    expect(await editor.git("log", "-1", "--format=%an")).toBe("Ana\n");
  });
});
