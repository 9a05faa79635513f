/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createChangeTimer, createPublisher, readNotedChange } from "./publisher";

/** Waits until something is true; Jest's time limit ends what never is. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(2);
}

describe("publishing", () => {
  it("makes one build of several changes, and another one of a change during a build", async () => {
    const ends: (() => void)[] = [];
    const publish = () => new Promise<void>((end) => ends.push(end));
    const publisher = createPublisher(publish, 5);
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
    const publisher = createPublisher(async () => {
      if (isBroken) throw new Error("field: summary");
    }, 1);
    publisher.request();
    await until(() => publisher.getStatus().state !== "publishing");
    expect(publisher.getStatus()).toEqual({ state: "failed", message: "field: summary" });
    isBroken = false;
    publisher.request();
    await until(() => publisher.getStatus().state !== "publishing");
    expect(publisher.getStatus()).toEqual({ state: "live" });
    await publisher.stop();
  });
});

const HOUR = 60 * 60_000;
const NOW = Date.parse("2026-12-01T08:00:00Z");

describe("the moment of the next change", () => {
  let next: number | undefined;
  let due: number;
  let timer: ReturnType<typeof createChangeTimer>;

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
    due = 0;
    timer = createChangeTimer(
      () => Promise.resolve(next),
      () => (due += 1),
    );
  });
  afterEach(() => {
    timer.stop();
    jest.useRealTimers();
  });

  it("is not missed, however far it is", async () => {
    next = NOW + 50 * 24 * HOUR;
    await timer.look();
    await jest.advanceTimersByTimeAsync(50 * 24 * HOUR - 1);
    expect(due).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(due).toBe(1);
  });

  it("that is over counts at once, and after a publish that failed with a pause", async () => {
    next = NOW - 1;
    await timer.look();
    await jest.advanceTimersByTimeAsync(1);
    expect(due).toBe(1);
    await timer.look(60_000);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(due).toBe(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(due).toBe(2);
  });
});

it("the note of the last build is read; none is no change", async () => {
  const root = makeTemporaryFolder();
  expect(await readNotedChange(root)).toBeUndefined();
  mkdirSync(join(root, ".build"));
  for (const next of [NOW, null]) {
    writeFileSync(join(root, ".build/next-change.json"), JSON.stringify(next));
    expect(await readNotedChange(root)).toBe(next ?? undefined);
  }
});
