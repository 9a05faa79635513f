/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { waitForContent } from "./post-build";

function createBuild({ pid }: { pid: number }) {
  const root = makeTemporaryFolder();
  const [marker, next] = [join(root, ".build/reading-content"), join(root, ".build/content-next")];
  mkdirSync(next, { recursive: true });
  writeFileSync(marker, String(pid));
  return { root, next, end: () => rmSync(marker) };
}

async function isWaiting(waiting: Promise<void>): Promise<boolean> {
  const states = [waiting.then(() => false), sleep(300).then(() => true)];
  return Promise.race(states);
}

describe("waitForContent", () => {
  it("waits while a build reads the content beside Gatsby", async () => {
    const { root, end } = createBuild({ pid: process.pid });
    const waiting = waitForContent(root);
    expect(await isWaiting(waiting)).toBe(true);
    end();
    await expect(waiting).resolves.toBeUndefined();
  });

  it("stops the build when the content could not be read", async () => {
    const { root, next, end } = createBuild({ pid: process.pid });
    const waiting = waitForContent(root);
    rmSync(next, { recursive: true });
    end();
    await expect(waiting).rejects.toThrow("The content could not be read.");
  });

  it("does not wait for a build that was killed, nor where nothing is read", async () => {
    // Linux gives no process this number.
    await expect(waitForContent(createBuild({ pid: 2 ** 30 }).root)).resolves.toBeUndefined();
    await expect(waitForContent(makeTemporaryFolder())).resolves.toBeUndefined();
  });
});
