/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { installRelease } from "./install-release";

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

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
    expect(await deploy("a")).toEqual({ id: "release-a", deleted: [] });
    expect(await deploy("b")).toEqual({ id: "release-b", deleted: [] });
    expect(await deploy("c")).toEqual({ id: "release-c", deleted: [] });
    expect(await deploy("d")).toEqual({ id: "release-d", deleted: ["release-a"] });
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

  it("leave the served one alone when the new one is not whole", async () => {
    await deploy("a");
    await expect(installRelease(makeTemporaryFolder(), home)).rejects.toThrow("release.json");
    expect(getServed()).toBe("release-a");
  });
});
