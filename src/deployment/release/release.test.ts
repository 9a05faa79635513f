/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { installRelease, rollBack } from "./install-release";
import { noteRunning } from "./links";
import { listReleaseFiles } from "./list-release-files";

const HASHES = {
  app: "0a".repeat(10),
  old: "0b".repeat(10),
  lazy: "0c".repeat(10),
  picture: "0d".repeat(16),
};

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

it("belongs to a build what its pages name, and what that names in turn", async () => {
  const folder = makeTemporaryFolder();
  write(folder, {
    "index.html": `<script src="/app-${HASHES.app}.js"></script>`,
    "index.html.br": "br",
    "page-data/index/page-data.json": `{"src":"/static/${HASHES.picture}/5a/saona.jpg"}`,
    "admin/index.html": '<script src="/admin/main-ABCD1234.js"></script>',
    "admin/main-ABCD1234.js": "",
    "admin/main-OLDONE99.js": "",
    [`app-${HASHES.app}.js`]: `load({7:"${HASHES.lazy}"})`,
    [`app-${HASHES.app}.js.br`]: "br",
    [`7-${HASHES.lazy}.js`]: "",
    [`app-${HASHES.old}.js`]: `load("${"0e".repeat(10)}")`,
    [`8-${"0e".repeat(10)}.js`]: "",
    [`styles.${HASHES.old}.css`]: "",
    [`static/${HASHES.picture}/5a/saona.jpg`]: "",
    [`static/${"0f".repeat(16)}/5a/gone.jpg`]: "",
  });
  expect(await listReleaseFiles(folder)).toEqual([
    `7-${HASHES.lazy}.js`,
    "admin/index.html",
    "admin/main-ABCD1234.js",
    `app-${HASHES.app}.js`,
    `app-${HASHES.app}.js.br`,
    "index.html",
    "index.html.br",
    "page-data/index/page-data.json",
    `static/${HASHES.picture}/5a/saona.jpg`,
  ]);
});

describe("releases", () => {
  let home: string;
  const pack = (id: string) => {
    const folder = makeTemporaryFolder();
    const own = `app-${id.repeat(20)}.js`;
    write(folder, {
      "release.json": JSON.stringify({ id: `release-${id}`, files: [own] }),
      "public/index.html": id,
      [`public/${own}`]: id,
    });
    return folder;
  };
  const deploy = (id: string) => installRelease(pack(id), home);
  /** What the supervisor does when a release answers. */
  const answer = (id: string) => noteRunning(home, join(home, "releases", `release-${id}`));
  const deployAndAnswer = async (id: string) => {
    const deployed = await deploy(id);
    await answer(id);
    return deployed;
  };
  const getServed = () => basename(realpathSync(join(home, "current")));
  const hasScript = (id: string) => existsSync(join(home, "current/public", `app-${id.repeat(20)}.js`));

  beforeEach(() => {
    home = join(makeTemporaryFolder(), "palmarena");
  });

  it("follow each other, with the scripts of the one before and not of the one before that", async () => {
    expect(await deploy("a")).toEqual({ id: "release-a", lent: 0, deleted: [] });
    expect(await deploy("b")).toEqual({ id: "release-b", lent: 1, deleted: [] });
    expect(await deploy("c")).toEqual({ id: "release-c", lent: 1, deleted: ["release-a"] });
    expect(["a", "b", "c"].map(hasScript)).toEqual([false, true, true]);
    expect(readFileSync(join(home, "current/public/index.html"), "utf8")).toBe("c");
    expect(readdirSync(join(home, "releases"))).toEqual(["release-b", "release-c"]);
  });

  it("are rolled back by one command, which keeps the scripts of the newer one, and forwards again", async () => {
    await deploy("a");
    await deploy("b");
    expect(await rollBack(home)).toBe("release-a");
    expect([getServed(), hasScript("b")]).toEqual(["release-a", true]);
    expect(await rollBack(home)).toBe("release-b");
    expect(getServed()).toBe("release-b");
  });

  it("may be deployed twice", async () => {
    await deploy("a");
    await deploy("b");
    const again = await deploy("b");
    expect(again.lent).toBe(0);
    expect(await rollBack(home)).toBe("release-a");
  });

  it("keep the one that answers while others do not start, with its scripts and as the one to go back to", async () => {
    for (const id of ["a", "b"]) await deployAndAnswer(id);
    for (const id of ["c", "d", "e"]) await deploy(id);
    expect(readdirSync(join(home, "releases"))).toEqual(["release-b", "release-d", "release-e"]);
    expect(["b", "c", "d", "e"].map(hasScript)).toEqual([true, false, false, true]);
    expect(await rollBack(home)).toBe("release-b");
    expect(getServed()).toBe("release-b");
    expect(await deploy("f")).toEqual({ id: "release-f", lent: 1, deleted: ["release-d", "release-e"] });
    expect(await rollBack(home)).toBe("release-b");
  });

  it("keep the one that answers when one that was served before does not start again", async () => {
    for (const id of ["a", "b"]) await deployAndAnswer(id);
    await rollBack(home);
    await answer("a");
    await rollBack(home);
    expect(getServed()).toBe("release-b");
    await deploy("c");
    expect(await rollBack(home)).toBe("release-a");
  });

  it("go by what was served where the note leads nowhere", async () => {
    for (const id of ["a", "b"]) await deployAndAnswer(id);
    rmSync(join(home, "running"));
    symlinkSync("releases/release-gone", join(home, "running"));
    await deploy("c");
    expect(await rollBack(home)).toBe("release-b");
  });

  it("are noted only where they were installed", async () => {
    await deploy("a");
    await noteRunning(home, makeTemporaryFolder());
    await noteRunning(home, join(makeTemporaryFolder(), "release-a"));
    expect(existsSync(join(home, "running"))).toBe(false);
  });

  it("cannot be rolled back when there is one alone", async () => {
    await deploy("a");
    await expect(rollBack(home)).rejects.toThrow("has no release before");
    expect(getServed()).toBe("release-a");
  });

  it("leave the served one alone when the new one is not whole", async () => {
    await deploy("a");
    await expect(installRelease(makeTemporaryFolder(), home)).rejects.toThrow("release.json");
    expect(getServed()).toBe("release-a");
  });
});
