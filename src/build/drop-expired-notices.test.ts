/** @jest-environment node */
import type { SourceNodesArgs } from "gatsby";

import { sourceNodes } from "./drop-expired-notices";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const createNotice = (change: object) => ({
  ...{ id: "1", text: "High waves.", locale: "en", children: [] },
  internal: { type: "NoticeSettings", contentDigest: "a", owner: "default-site-plugin", counter: 7 },
  ...change,
});

async function run(node: object) {
  const createNode = jest.fn();
  await sourceNodes?.(
    {
      actions: { createNode },
      createContentDigest: (content: unknown) => JSON.stringify(content),
      getNodesByType: () => [node],
    } as unknown as SourceNodesArgs,
    { plugins: [] },
    () => undefined,
  );
  return createNode.mock.calls.map(([created]: unknown[]) => created);
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe("what a build makes of a notice", () => {
  it("is nothing once its time is over, with a digest of its own, so that pages are rendered anew", async () => {
    const [node] = await run(createNotice({ expires: "2026-11-20T08:00:00-04:00" }));
    expect(node).toMatchObject({ id: "1", text: "", locale: "en" });
    expect(node).toHaveProperty("internal", { type: "NoticeSettings", contentDigest: '["a","expired"]' });
  });

  it.each([
    [{ expires: "2026-11-20T08:00:01-04:00" }],
    [{}],
    [{ text: "", expires: "2026-11-19T08:00:00-04:00" }],
  ])("is the notice itself as long as it holds or says nothing: %j", async (change) => {
    expect(await run(createNotice(change))).toEqual([]);
  });
});
