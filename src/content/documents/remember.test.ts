/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import type * as memory from "./remember";

/** Another process knows nothing but what was saved. */
async function startProcess(): Promise<typeof memory> {
  jest.resetModules();
  return import("./remember");
}

const getFile = () => join(makeTemporaryFolder(), "memory");
const measure = (text: string) => ({ length: text.length });

describe("what was made of a text", () => {
  it("is made once, by kind and text", async () => {
    const { remember } = await startProcess();
    const compute = jest.fn(() => measure("isla"));
    const first = remember("length", "isla", compute);
    expect(remember("length", "isla", compute)).toBe(first);
    remember("length", "isola", compute);
    remember("other", "isla", compute);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it("is known to later processes of the same version, to others not", async () => {
    const file = getFile();
    const first = await startProcess();
    await first.loadMemory(file, "1");
    first.remember("length", "isla", () => measure("isla"));
    await first.saveMemory(file, "1");
    const compute = jest.fn(() => measure("isla"));
    const same = await startProcess();
    await same.loadMemory(file, "1");
    expect(same.remember("length", "isla", compute)).toEqual({ length: 4 });
    expect(compute).not.toHaveBeenCalled();
    const other = await startProcess();
    await other.loadMemory(file, "2");
    other.remember("length", "isla", compute);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("is forgotten when its text is gone", async () => {
    const file = getFile();
    const { loadMemory, remember, saveMemory } = await startProcess();
    await loadMemory(file, "1");
    remember("length", "old", () => measure("old"));
    await saveMemory(file, "1");
    remember("length", "new", () => measure("new"));
    await saveMemory(file, "1");
    const compute = jest.fn(() => measure("old"));
    const next = await startProcess();
    await next.loadMemory(file, "1");
    next.remember("length", "old", compute);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it("is made anew when the file of the memory is broken", async () => {
    const file = getFile();
    writeFileSync(file, "cut o");
    const { loadMemory, remember } = await startProcess();
    await loadMemory(file, "1");
    expect(remember("length", "isla", () => measure("isla"))).toEqual({ length: 4 });
  });
});
