/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { copyBuild } from "./live-site";
import { createPublisher } from "./publisher";

/** Waits until something is true; Jest's time limit ends what never is. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(2);
}

describe("publishing", () => {
  it("makes one build of several changes, and another one of a change during a build", async () => {
    const ends: (() => void)[] = [];
    const publish = () => new Promise<void>((end) => ends.push(end));
    const publisher = createPublisher({ publish, delayMs: 5 });
    publisher.request();
    publisher.request();
    expect(publisher.getStatus()).toEqual({ state: "publishing" });
    await until(() => ends.length === 1);
    publisher.request();
    ends[0]?.();
    await until(() => ends.length === 2);
    ends[1]?.();
    await until(() => publisher.getStatus().state === "live");
    await publisher.stop();
    expect(ends).toHaveLength(2);
  });

  it("says what went wrong, and recovers", async () => {
    let isBroken = true;
    const publisher = createPublisher({
      publish: async () => {
        if (isBroken) throw new Error("field: summary");
      },
      delayMs: 1,
    });
    publisher.request();
    await until(() => publisher.getStatus().state !== "publishing");
    expect(publisher.getStatus()).toEqual({ state: "failed", message: "field: summary" });
    isBroken = false;
    publisher.request();
    await until(() => publisher.getStatus().state !== "publishing");
    expect(publisher.getStatus()).toEqual({ state: "live" });
    await publisher.stop();
  });

  it("copies a build so that the next one cannot disturb it", async () => {
    const [from, to] = [makeTemporaryFolder(), join(makeTemporaryFolder(), "copy")];
    mkdirSync(join(from, "es"));
    writeFileSync(join(from, "es/index.html"), "one");
    await copyBuild(from, to);
    writeFileSync(join(from, "es/index.html"), "two");
    expect(readFileSync(join(to, "es/index.html"), "utf8")).toBe("one");
  });
});
