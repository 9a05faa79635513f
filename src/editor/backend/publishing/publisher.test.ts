/** @jest-environment node */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { captureLog } from "../../../testing/capture-log";
import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { createPublisher, watchContent, watchDates } from "./publisher";

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

  it("logs what went wrong, and recovers", async () => {
    const readLog = captureLog();
    let isBroken = true;
    const publisher = createPublisher(async () => {
      if (isBroken) throw new Error("field: summary");
    }, 1);
    publisher.request();
    await until(() => publisher.getStatus().state !== "publishing");
    expect(publisher.getStatus()).toEqual({ state: "failed" });
    expect(readLog()).toContain("field: summary");
    isBroken = false;
    publisher.request();
    await until(() => publisher.getStatus().state !== "publishing");
    expect(publisher.getStatus()).toEqual({ state: "live" });
    await publisher.stop();
  });
});

it("publishes at the moment that the last build has noted, and again when that failed", async () => {
  const root = makeTemporaryFolder();
  const note = (next: number | null) => {
    mkdirSync(join(root, "public"), { recursive: true });
    writeFileSync(join(root, "public/next-change.json"), JSON.stringify(next));
  };
  const request = jest.fn();
  let look = () => {};
  jest.spyOn(globalThis, "setInterval").mockImplementation((callback) => {
    look = callback;
    return { unref: () => undefined } as unknown as NodeJS.Timeout;
  });
  watchDates(root, { request, getStatus: () => ({ state: "failed" }) });
  const requests = async () => {
    look();
    await wait(150);
    return request.mock.calls.length;
  };
  expect(await requests()).toBe(0);
  note(Date.now() + 60_000);
  expect(await requests()).toBe(0);
  note(Date.now() - 1);
  expect([await requests(), await requests()]).toEqual([1, 2]);
  note(null);
  expect(await requests()).toBe(2);
});

it("notices what changes in the content, also in folders that are new, and no unfinished work", async () => {
  const root = makeTemporaryFolder();
  for (const folder of ["content/media", "src/locales"]) mkdirSync(join(root, folder), { recursive: true });
  const onChange = jest.fn();
  const stop = watchContent(root, onChange);
  await wait(300);
  const isNoticed = async (change: () => void) => {
    onChange.mockClear();
    change();
    for (let turn = 0; turn < 40 && onChange.mock.calls.length === 0; turn += 1) await wait(25);
    await wait(50);
    return onChange.mock.calls.length > 0;
  };
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  expect(await isNoticed(() => mkdirSync(join(root, "content/excursions")))).toBe(true);
  expect(await isNoticed(() => write("content/excursions/en.md", "one"))).toBe(true);
  write("draft", "two");
  const replace = () => renameSync(join(root, "draft"), join(root, "content/excursions/en.md"));
  expect(await isNoticed(replace)).toBe(true);
  expect(await isNoticed(() => write("content/excursions/en.md", "three"))).toBe(true);
  expect(await isNoticed(() => write("content/excursions/.en.md.tmp", "four"))).toBe(false);
  stop();
});
