import { expect, test, type Locator } from "@playwright/test";

/** Uses a page as a finger does, and counts: taps, choices of a list among them, and fields that are filled in. */
export function createFinger() {
  const count = { taps: 0, fields: 0, began: Date.now() };
  return {
    async tap(target: Locator): Promise<void> {
      count.taps += 1;
      await target.click();
    },
    async choose(target: Locator, value: string): Promise<void> {
      count.taps += 1;
      await target.selectOption(value);
    },
    async fill(target: Locator, value: string): Promise<void> {
      count.fields += 1;
      await target.fill(value);
    },
    /** Ends a task, which may take so many taps, and notes it in the report; its seconds are the machine's. */
    end(task: string, most: number): void {
      const seconds = ((Date.now() - count.began) / 1000).toFixed(1);
      const description = `${task}: ${count.taps} taps, ${count.fields} fields, ${seconds} s`;
      test.info().annotations.push({ type: "task", description });
      console.log(description);
      expect(count.taps, task).toBeLessThanOrEqual(most);
      Object.assign(count, { taps: 0, fields: 0, began: Date.now() });
    },
  };
}

export type Finger = ReturnType<typeof createFinger>;
