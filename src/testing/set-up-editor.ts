import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import type { StaffRole } from "../domain/config/staff";
import { readContentFiles } from "../content/site-content";
import { formatRecord, readSiteTexts } from "../content/translations/outdated";
import { TEXT_RECORD_FILE } from "../content/translations/text-state";
import { offerEditor } from "../editor/backend/start-editor-site";
import { getFileVersion } from "../editor/backend/content-store";
import { openWorkingTree, type WorkingTree } from "../editor/backend/working-tree/working-tree";
import { captureLog } from "./capture-log";
import { createBrowser } from "./staff-client";
import { openSession, startTestSite, type TestSite } from "./set-up-test-site";
import { makeTemporaryFolder } from "./temporary-folder";

interface EditorReply {
  status: number;
  json: Record<string, unknown>;
}

/** A member of staff who calls the editor. */
export interface EditorClient {
  call(action: string, params?: object): Promise<EditorReply>;
  cookie: string;
}

/** The editor of a working tree of its own, and the ways in which tests use it. */
export interface TestEditor {
  readonly url: string;
  readonly root: string;
  readonly site: TestSite;
  readonly tree: WorkingTree;
  readonly ana: EditorClient;
  readonly luis: EditorClient;
  readonly written: number;
  readLog(): string;
  read(path: string): string;
  /** The versions of files as an editor knows them that has just opened them. */
  open(...paths: string[]): Record<string, string>;
  git(...args: string[]): Promise<string>;
}

interface EditorSettings {
  /** Whether git keeps the working tree. */
  isGit?: boolean;
  /** Whether all tests share one: what they do leaves the content as it is. */
  isShared?: boolean;
  variables?: Record<string, string>;
}

/** Runs git as a person at the machine does. */
export async function runTestGit(root: string, ...args: string[]): Promise<string> {
  const own = ["user.name=Dev", "user.email=dev@example.com", "core.hooksPath=", "init.defaultBranch=main"];
  const options = own.flatMap((setting) => ["-c", setting]);
  const { stdout } = await promisify(execFile)("git", [...options, ...args], { cwd: root });
  return stdout;
}

/** Copies the fixture content without its reviews, and the messages, into a folder; all translations count as up to date. */
export async function copyContent(root: string): Promise<void> {
  const isTaken = (path: string) => path !== "e2e/content/reviews";
  cpSync("e2e/content", join(root, "content"), { recursive: true, filter: isTaken });
  cpSync("src/locales", join(root, "src/locales"), { recursive: true });
  const texts = await readSiteTexts(root, await readContentFiles(root));
  writeFileSync(join(root, TEXT_RECORD_FILE), formatRecord(undefined, texts));
}

/** Makes a repository with the content, to be copied for each test: to commit hundreds of files takes git a second. */
export async function makeSeedRepository(): Promise<string> {
  const seed = makeTemporaryFolder();
  await copyContent(seed);
  await runTestGit(seed, "init", "--quiet", "--initial-branch=main");
  await runTestGit(seed, "add", "--all");
  await runTestGit(seed, "commit", "--quiet", "--message=As it was");
  await runTestGit(seed, "repack", "-adq");
  return seed;
}

const MUTATIONS = ["persistEntry", "persistMedia", "deleteFiles", "bringBack", "confirmText"];

/** Adds a person to a site, signed in. */
export async function createEditorClient(
  site: TestSite,
  name: string,
  role: StaffRole = "staff",
): Promise<EditorClient> {
  const cookie = `__Host-staff=${await openSession(name, role)}`;
  const browser = createBrowser(site, cookie, "editor");
  return {
    cookie,
    async call(action, params = {}) {
      const response = await browser[MUTATIONS.includes(action) ? "mutate" : "query"](action, params);
      return { status: response.status, json: (await response.json()) as Record<string, unknown> };
    },
  };
}

/** Starts an editor with a working tree and two members of staff, a fresh one for each test of the file or `describe`. */
export function setUpEditor({
  isGit = true,
  isShared = false,
  variables = {},
}: EditorSettings = {}): TestEditor {
  let current: Omit<TestEditor, "written">;
  let written = 0;
  let stop: () => Promise<void>;
  let seed: string;

  beforeAll(async () => {
    if (isGit) seed = await makeSeedRepository();
  });
  (isShared ? beforeAll : beforeEach)(async () => {
    written = 0;
    const readLog = captureLog();
    const root = makeTemporaryFolder();
    if (isGit) cpSync(seed, root, { recursive: true });
    else await copyContent(root);
    const site = await startTestSite(variables);
    const tree = await openWorkingTree({ root, env: site.env, onWritten: () => (written += 1) });
    const getStatus = () => Promise.resolve({ state: "live" } as const);
    const withdraw = offerEditor({ store: tree.store, getStatus });
    const [ana, luis] = [await createEditorClient(site, "Ana"), await createEditorClient(site, "Luis")];
    const read = (path: string) => readFileSync(join(root, path), "utf8");
    current = {
      ...{ url: site.url, root, site, tree, ana, luis, readLog, read },
      open: (...paths) => Object.fromEntries(paths.map((path) => [path, getFileVersion(read(path))])),
      git: (...args) => runTestGit(root, ...args),
    };
    stop = async () => {
      withdraw();
      tree.stop();
      await site.stop();
      rmSync(root, { recursive: true, force: true });
    };
  });
  (isShared ? afterAll : afterEach)(() => stop());

  return new Proxy({} as TestEditor, {
    get: (_, name: keyof TestEditor) => (name === "written" ? written : current[name]),
  });
}
