/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { createChangeTimer, type ChangeTimer } from "./change-timer";

const HOUR = 60 * 60_000;
const NOW = Date.parse("2026-12-01T08:00:00Z");

let root: string;
let due: number;
let timer: ChangeTimer;

const note = (next: number | null) =>
  writeFileSync(join(root, ".build/next-change.json"), JSON.stringify(next));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "setImmediate"] });
  root = makeTemporaryFolder();
  mkdirSync(join(root, ".build"));
  due = 0;
  timer = createChangeTimer(root, () => (due += 1));
});
afterEach(() => {
  timer.stop();
  jest.useRealTimers();
});

/** Lets hours pass; the timer reads its file at each look. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR) {
    await jest.advanceTimersByTimeAsync(Math.min(left, HOUR));
    for (let tick = 0; tick < 100; tick += 1) await new Promise(setImmediate);
  }
}

it("calls at the moment of the next change, however far it is", async () => {
  note(NOW + 50 * 24 * HOUR);
  await timer.look();
  await pass(50 * 24 * HOUR - 4 * HOUR);
  expect(due).toBe(0);
  await pass(4 * HOUR);
  expect(due).toBe(1);
});

it("calls at once for a moment that is over, and after a publish that failed with a pause", async () => {
  note(NOW - 1);
  await timer.look();
  await pass(1);
  expect(due).toBe(1);
  await timer.look(60_000);
  await pass(59_000);
  expect(due).toBe(1);
  await pass(2_000);
  expect(due).toBe(2);
});

it.each([null, undefined])("calls never when the last build has noted %s", async (next) => {
  if (next === null) note(next);
  await timer.look();
  await pass(48 * HOUR);
  expect(due).toBe(0);
});
