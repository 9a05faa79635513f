import { loadavg } from "node:os";

import { expect, test, type Page } from "@playwright/test";

/** The time limit of a publish on a busy machine; the actual time is printed. */
const PATIENCE = { intervals: [200], timeout: 90_000 };
const WANTED_SECONDS = 15;

/** Waits until a served page contains a text, or no longer does. */
export async function expectServed(page: Page, path: string, text: string, isThere = true): Promise<void> {
  const hasText = async () => (await (await page.request.get(path)).text()).includes(text);
  await expect.poll(hasText, { ...PATIENCE, message: `${path} with “${text}”` }).toBe(isThere);
}

/** Waits until the editor's status bar shows a text. */
export async function expectState(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible({
    timeout: PATIENCE.timeout,
  });
}

/** Prints how long it took from Save until the page was served; never a reason to fail. */
export function report(what: string, savedAt: number): void {
  const seconds = (performance.now() - savedAt) / 1000;
  const load = loadavg()[0]?.toFixed(1) ?? "?";
  const description = `${what}: ${seconds.toFixed(1)} s from Save to live (wanted: ${WANTED_SECONDS} s; load ${load})`;
  test.info().annotations.push({ type: seconds > WANTED_SECONDS ? "slow" : "in time", description });
  console.log(description);
}

/** The lines that a diff changes, each file's after its name. */
export function getChangedLines(diff: string): string[] {
  return diff.split("\n").filter((line) => /^(\+\+\+ |[+-](?![+-]))/.test(line));
}

/** Waits until the content on disk is published, while the status bar reports an unsaved entry. */
export async function expectPublished(page: Page): Promise<void> {
  const getState = () =>
    page.evaluate(async () => {
      const response = await fetch("/api/editor/status");
      return ((await response.json()) as { state: string }).state;
    });
  await expect.poll(getState, PATIENCE).toBe("live");
}
