/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createChangeTimer, readNotedChange, type ChangeTimer } from "./change-timer";

const HOUR = 60 * 60_000;
const NOW = Date.parse("2026-12-01T08:00:00Z");

describe("the moment of the next change", () => {
  let next: number | undefined;
  let due: number;
  let timer: ChangeTimer;

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

  it("is never when there is none", async () => {
    next = undefined;
    await timer.look();
    await jest.advanceTimersByTimeAsync(48 * HOUR);
    expect(due).toBe(0);
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
