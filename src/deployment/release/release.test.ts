/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { markAsServing } from "../../hosting/serving-mark";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { installRelease } from "./install-release";
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
    [`app-${HASHES.app}.js.map`]: "{}",
    [`app-${HASHES.app}.js.map.br`]: "br",
    [`7-${HASHES.lazy}.js`]: "",
    [`app-${HASHES.old}.js`]: `load("${"0e".repeat(10)}")`,
    [`8-${"0e".repeat(10)}.js`]: "",
    [`styles.${HASHES.old}.css`]: "",
    [`static/${HASHES.picture}/5a/saona.jpg`]: "",
    [`static/${"0f".repeat(16)}/5a/gone.jpg`]: "",
    // Letters in mailboxes name it.
    [`share/letters/whales-${"1a".repeat(10)}-1200.jpg`]: "",
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
    `share/letters/whales-${"1a".repeat(10)}-1200.jpg`,
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
  /** `node previous/deploy.mjs <home>` */
  const rollBack = async () => (await installRelease(realpathSync(join(home, "previous")), home)).id;
  const getServed = () => basename(realpathSync(join(home, "current")));
  const hasScript = (id: string) => existsSync(join(home, "current/public", `app-${id.repeat(20)}.js`));

  beforeEach(() => {
    home = join(makeTemporaryFolder(), "palmarena");
  });

  it("follow each other, each with the scripts of the two before", async () => {
    expect(await deploy("a")).toEqual({ id: "release-a", carriedOver: 0, deleted: [] });
    expect(await deploy("b")).toEqual({ id: "release-b", carriedOver: 1, deleted: [] });
    expect(await deploy("c")).toEqual({ id: "release-c", carriedOver: 2, deleted: [] });
    expect(await deploy("d")).toEqual({ id: "release-d", carriedOver: 2, deleted: ["release-a"] });
    expect(["a", "b", "c", "d"].map(hasScript)).toEqual([false, true, true, true]);
    expect(readFileSync(join(home, "current/public/index.html"), "utf8")).toBe("d");
  });

  it("keep the pictures of letters, however old", async () => {
    const picture = "share/letters/whales-1200.jpg";
    const first = pack("a");
    write(first, { [`public/${picture}`]: "whale" });
    await installRelease(first, home);
    for (const id of ["b", "c", "d", "e"]) await deploy(id);
    expect(readFileSync(join(home, "current/public", picture), "utf8")).toBe("whale");
  });

  it("are rolled back by installing the one before again, and forwards in the same way", async () => {
    await deploy("a");
    await deploy("b");
    expect(await rollBack()).toBe("release-a");
    expect([getServed(), hasScript("b")]).toEqual(["release-a", true]);
    expect(await rollBack()).toBe("release-b");
    expect(getServed()).toBe("release-b");
  });

  it("may be deployed twice", async () => {
    await deploy("a");
    await deploy("b");
    expect((await deploy("b")).carriedOver).toBe(0);
    expect(await rollBack()).toBe("release-a");
  });

  it("keep the one that worked, and its scripts, when the next one does not start", async () => {
    for (const id of ["a", "broken", "mended"]) await deploy(id);
    expect(readdirSync(join(home, "releases"))).toContain("release-a");
    expect(hasScript("a")).toBe(true);
    await installRelease(join(home, "releases/release-a"), home);
    expect(getServed()).toBe("release-a");
  });

  it("are not deleted while a server runs that was started with them", async () => {
    for (const id of ["a", "b"]) await deploy(id);
    const unmark = markAsServing(join(home, "releases/release-a"));
    for (const id of ["c", "d", "e"]) await deploy(id);
    expect(readdirSync(join(home, "releases")).sort()).toEqual(
      ["a", "c", "d", "e"].map((id) => `release-${id}`),
    );
    unmark();
    expect((await deploy("f")).deleted).toEqual(["release-a", "release-c"]);
  });

  it("are deleted although the mark of a server that was killed is still there", async () => {
    await deploy("a");
    const ended = spawnSync(process.execPath, ["--version"]);
    writeFileSync(join(home, "releases/release-a/serving.pid"), String(ended.pid));
    for (const id of ["b", "c"]) await deploy(id);
    expect((await deploy("d")).deleted).toEqual(["release-a"]);
  });

  it("are not those copies that were cut off, which are deleted", async () => {
    for (const id of ["a", "b"]) await deploy(id);
    write(home, { "releases/release-c.part/public/index.html": "half" });
    expect((await deploy("d")).deleted).toEqual([]);
    expect(readdirSync(join(home, "releases")).sort()).toEqual(["a", "b", "d"].map((id) => `release-${id}`));
  });

  it("leave the served one alone when the new one is not whole", async () => {
    await deploy("a");
    await expect(installRelease(makeTemporaryFolder(), home)).rejects.toThrow("release.json");
    expect(getServed()).toBe("release-a");
  });
});
