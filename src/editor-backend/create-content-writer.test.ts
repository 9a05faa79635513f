/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES } from "../config/locales";
import { createOfferSource } from "../testing/create-offer";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { createContentWriter, type ContentWriter } from "./create-content-writer";
import { FILE_ACTIONS } from "./file-actions";
import { getVersion, type FileVersions } from "./file-versions";
import { OutdatedChangeError } from "./refuse-outdated-change";

const PATHS = LOCALE_CODES.map((locale) => `content/excursions/saona-island.${locale}.md`);
const [ENGLISH = "", , ITALIAN = ""] = PATHS;

let root: string;
let writer: ContentWriter;
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), "utf8");
const open = (): FileVersions => Object.fromEntries(PATHS.map((path) => [path, getVersion(read(path))]));

function run(action: "persistEntry" | "deleteFiles", params: object): Promise<unknown> {
  const act = FILE_ACTIONS[action];
  if (!act) throw new Error(`There is no action ${action}.`);
  return writer(action, act, params);
}

/** Saves the entry in all languages with another adult's price, based on the versions that were opened. */
function save(price: number, versions: FileVersions): Promise<unknown> {
  const dataFiles = PATHS.map((path) => ({ path, raw: read(path).replace(/adult: \d+/, `adult: ${price}`) }));
  return run("persistEntry", { dataFiles, assets: [], versions });
}

/** Gets what was refused: by path, who changed the file. */
async function getRefused(change: Promise<unknown>): Promise<unknown> {
  const error: unknown = await change.catch((refusal: unknown) => refusal);
  if (!(error instanceof OutdatedChangeError)) throw error;
  return error.files.map(({ path, by }) => [path, by]);
}

function git(...args: string[]): void {
  const names = ["-c", "user.name=Ana Pérez", "-c", "user.email=ana@localhost", "-c", "core.hooksPath="];
  execFileSync("git", [...names, ...args], { cwd: root });
}

beforeEach(() => {
  root = makeTemporaryFolder();
  cpSync("content", join(root, "content"), { recursive: true, filter: (path) => !/\.(jpg|png)$/.test(path) });
  writer = createContentWriter(root);
});

it("saves what is based on the present files, and again what is based on the answer", async () => {
  const { versions } = (await save(80, open())) as { versions: FileVersions };
  expect(versions).toEqual(open());
  await save(81, versions);
  expect(read(ENGLISH)).toContain("adult: 81");
});

it("writes one of two saves that come at once, and refuses the other", async () => {
  const versions = open();
  const results = await Promise.allSettled([save(80, versions), save(81, versions), save(82, versions)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  for (const path of PATHS) expect(read(path)).toContain("adult: 80");
});

it("counts every language of an entry, and says who changed it", async () => {
  const versions = open();
  writeFileSync(at(ITALIAN), read(ITALIAN).replace("summary: ", "summary: Ora "));
  expect(await getRefused(save(80, versions))).toEqual([[ITALIAN, { kind: "unknown" }]]);
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "By hand");
  expect(await getRefused(save(80, versions))).toEqual([[ITALIAN, { kind: "commit", name: "Ana Pérez" }]]);
  await save(81, open());
  const by = { kind: "editor" };
  expect(await getRefused(save(80, versions))).toEqual(PATHS.map((path) => [path, by]));
});

it("refuses to write a deleted entry again, and to delete a changed one", async () => {
  const versions = open();
  const path = "content/excursions/copy.en.md";
  writeFileSync(at(path), createOfferSource({}));
  const copy = getVersion(read(path));
  writeFileSync(at(path), read(path).replace("summary: ", "summary: Now "));
  const deletion = { paths: [path], versions: { [path]: copy } };
  expect(await getRefused(run("deleteFiles", deletion))).toEqual([[path, { kind: "unknown" }]]);
  expect(existsSync(at(path))).toBe(true);
  rmSync(at(path));
  await run("deleteFiles", deletion);

  const raw = read(ENGLISH);
  rmSync(at(ENGLISH));
  const save = { dataFiles: [{ path: ENGLISH, raw }], assets: [], versions };
  expect(await getRefused(run("persistEntry", save))).toEqual([[ENGLISH, { kind: "unknown" }]]);
  expect(existsSync(at(ENGLISH))).toBe(false);
});

it("refuses a new entry in the place of another one, and a save that names no version", async () => {
  expect(await getRefused(save(80, {}))).toHaveLength(LOCALE_CODES.length);
});

it("takes what is already there: two people may write the same", async () => {
  const versions = open();
  await save(80, versions);
  await save(80, versions);
  expect(read(ENGLISH)).toContain("adult: 80");
});

it("shows nobody a file that is no content", async () => {
  mkdirSync(at("src"));
  writeFileSync(at("src/secret.md"), "secret");
  for (const path of ["src/secret.md", "content/../src/secret.md"]) {
    const change = run("persistEntry", { dataFiles: [{ path, raw: "x" }], assets: [] });
    await expect(change).rejects.toThrow("The editor may not touch");
  }
});
