/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createApp } from "../../../hosting/create-app";
import { createLiveSite } from "./live-site";

let root: string;

function write(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = makeTemporaryFolder();
  write("public/index.html", "one");
  write(".build/published/settings.json", '"one"');
});

const start = () => createLiveSite(root, createApp);
const has = (name: string) => existsSync(join(root, ".build/live", name));

/** A process of somebody else, which does nothing. */
async function startProcess() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const end = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { pid: child.pid ?? 0, end };
}

describe("the copies of the site that a process serves", () => {
  it("stay when another site is started in the same folder, and go when their process has ended", async () => {
    const other = await startProcess();
    write(`.build/live/${other.pid}/1/public/index.html`, "of the other site");
    const live = await start();
    expect([has(`${other.pid}/1/public/index.html`), has(`${process.pid}/1/public/index.html`)]).toEqual([
      true,
      true,
    ]);
    await other.end();
    await live.remove();
    await start();
    expect([has(String(other.pid)), has(String(process.pid))]).toEqual([false, true]);
  });

  it("are never made of a site that another process is just building", async () => {
    write(".build/stamp.json", "first");
    write(".build/lock/x", "");
    rmSync(join(root, "public/index.html"));
    const starting = start();
    await setTimeout(300);
    expect(has(`${process.pid}/1`)).toBe(false);
    write("public/index.html", "two");
    rmSync(join(root, ".build/lock"), { recursive: true });
    await starting;
    expect(readFileSync(join(root, ".build/live", `${process.pid}/1/public/index.html`), "utf8")).toBe("two");
  });

  it("are exchanged in one step, and removed in the end", async () => {
    const live = await start();
    const server = createServer((request, response) => live.listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const read = async () =>
      (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();
    write("public/index.html", "two");
    expect(await read()).toBe("one");
    await live.show();
    expect(await read()).toBe("two");
    server.close();
    await live.remove();
    expect(has(String(process.pid))).toBe(false);
  });
});
