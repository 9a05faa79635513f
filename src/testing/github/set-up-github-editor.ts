import { getFileVersion } from "../../editor/backend/content-store";
import { captureLog } from "../capture-log";
import { createEditorClient, makeSeedRepository, runTestGit, type EditorClient } from "../set-up-editor";
import { startTestSite, type TestSite } from "../set-up-test-site";
import { makeTemporaryFolder } from "../temporary-folder";
import { startFakeGithub, type FakeGithub } from "./start-fake-github";

interface GithubEditor {
  readonly github: FakeGithub;
  readonly site: TestSite;
  readonly ana: EditorClient;
  readonly luis: EditorClient;
  readLog(): string;
  /** Starts the site anew, by this kind of credentials. */
  restart(kind: "token" | "app"): Promise<void>;
  /** Runs git in the repository at GitHub. */
  git(...args: string[]): Promise<string>;
  /** Reads a file as the branch has it. */
  read(path: string): Promise<string>;
  /** Saves another title of an offer, based on `versions` or on what is there. */
  save(who: "ana" | "luis", title: string, path: string, versions?: object): ReturnType<EditorClient["call"]>;
  /** Commits as somebody does who pushes to the repository. */
  commitElsewhere(path: string, text: string): Promise<void>;
  deleteElsewhere(paths: readonly string[]): Promise<void>;
}

/** Writes another title into an offer's file. */
export const retitle = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);

/** Starts a site that works on a fake GitHub, with the content of this one and two members of staff, anew for each test. */
export function setUpGithubEditor(): GithubEditor {
  let seed: string;
  let bare: string;
  let current: Pick<GithubEditor, "github" | "site" | "ana" | "luis" | "readLog">;

  async function start(github: FakeGithub, kind: "token" | "app", readLog: () => string): Promise<void> {
    const site = await startTestSite(github.settings[kind]);
    const [ana, luis] = [await createEditorClient(site, "Ana"), await createEditorClient(site, "Luis")];
    current = { github, site, ana, luis, readLog };
  }

  /** A repository as the agency has it, made once and copied for each test. */
  beforeAll(async () => {
    seed = await makeSeedRepository();
  });
  beforeEach(async () => {
    const readLog = captureLog();
    bare = makeTemporaryFolder();
    await runTestGit(bare, "clone", "--quiet", "--bare", seed, ".");
    await start(await startFakeGithub(bare), "token", readLog);
  });
  afterEach(async () => {
    await current.site.stop();
    await current.github.stop();
  });

  const read = (path: string) => runTestGit(bare, "show", `main:${path}`);
  async function commit(files: readonly { path: string; content?: string; sha?: null }[]): Promise<void> {
    const { objects } = current.github;
    const parent = (await objects.find("refs/heads/main")) ?? "";
    const entries = files.map((file) => ({ mode: "100644", ...file }));
    const tree = await objects.writeTree(`${parent}^{tree}`, entries);
    const author = { name: "Dev", email: "dev@example.com", date: new Date().toISOString() };
    const sha = await objects.writeCommit({ message: "Change", tree, parents: [parent], author });
    await objects.moveBranch("main", sha);
  }
  const ways = {
    read,
    git: (...args: string[]) => runTestGit(bare, ...args),
    async restart(kind: "token" | "app") {
      await current.site.stop();
      await start(current.github, kind, current.readLog);
    },
    async save(who: "ana" | "luis", title: string, path: string, versions?: object) {
      const text = await read(path);
      const dataFiles = [{ path, raw: retitle(text, title) }];
      return current[who].call("persistEntry", {
        dataFiles,
        versions: versions ?? { [path]: getFileVersion(text) },
      });
    },
    commitElsewhere: (path: string, content: string) => commit([{ path, content }]),
    deleteElsewhere: (paths: readonly string[]) => commit(paths.map((path) => ({ path, sha: null }))),
  };
  return new Proxy(ways as GithubEditor, {
    get: (own, name: keyof GithubEditor) => (name in own ? own : current)[name as keyof typeof current],
  });
}
