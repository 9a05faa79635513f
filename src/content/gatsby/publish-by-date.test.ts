/** @jest-environment node */
import type { Node, SourceNodesArgs } from "gatsby";

import { createOffer } from "../../testing/create-offer";
import { sourceNodes } from "./create-nodes";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const PAST = "2026-11-20T08:00:00-04:00";
const FUTURE = "2026-11-20T08:00:01-04:00";

/** Runs the hook on nodes and keeps them as Gatsby does; gets what is there afterwards. */
async function run(nodes: readonly object[]) {
  const store = new Map((nodes as Node[]).map((node) => [node.id, node]));
  const links: [string, string][] = [];
  const args = {
    actions: {
      createNode: (node: Node) => void store.set(node.id, node),
      deleteNode: (node: Node) => void store.delete(node.id),
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) =>
        void links.push([parent.id, child.id]),
    },
    createContentDigest: (content: unknown) => JSON.stringify(content),
    createNodeId: (name: string) => name,
    getNode: (id: string) => (id === "markdown" ? { id } : store.get(id)),
    getNodesByType: (type: string) => [...store.values()].filter(({ internal }) => internal.type === type),
  } as unknown as SourceNodesArgs;
  await sourceNodes?.(args, { plugins: [] }, () => undefined);
  return { nodes: [...store.values()], links };
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe("what a build makes of an offer", () => {
  const createNode = (type: string, change: object) => ({
    ...createOffer(),
    ...change,
    ...{ id: `${type} excursions/saona-island/en.md`, parent: "markdown", children: [] },
    internal: { type, contentDigest: "a", owner: "default-site-plugin", counter: 7 },
  });

  it.each([
    ["Offer", { publish_until: PAST }, "UnpublishedOffer"],
    ["UnpublishedOffer", { publish_from: PAST }, "Offer"],
  ])("that was a node %s with %j is a %s below the same markdown", async (before, dates, after) => {
    const { nodes, links } = await run([createNode(before, dates)]);
    const id = `${after} excursions/saona-island/en.md`;
    expect(nodes).toMatchObject([{ id, key: "saona-island", ...dates }]);
    expect(nodes[0]?.internal).toEqual({ type: after, contentDigest: "a" });
    expect(links).toEqual([["markdown", id]]);
  });

  it.each([
    ["Offer", {}],
    ["Offer", { publish_until: FUTURE }],
    ["UnpublishedOffer", { publish_from: FUTURE }],
    ["UnpublishedOffer", { sale: "hidden" }],
  ])("%s with %j is the node itself", async (type, dates) => {
    const node = createNode(type, dates);
    const { nodes } = await run([node]);
    expect(nodes).toEqual([node]);
    expect(nodes[0]).toBe(node);
  });
});

describe("what a build makes of a notice", () => {
  const createNotice = (change: object) => ({
    ...{ id: "1", text: "High waves.", locale: "en", children: [] },
    internal: { type: "NoticeSettings", contentDigest: "a", owner: "default-site-plugin", counter: 7 },
    ...change,
  });

  it.each([{ publish_until: PAST }, { publish_from: FUTURE }])(
    "is nothing outside of its time, with a digest of its own, so that pages are rendered anew: %j",
    async (dates) => {
      const [node] = (await run([createNotice(dates)])).nodes;
      expect(node).toMatchObject({ id: "1", text: "", locale: "en", internal: { type: "NoticeSettings" } });
      expect(node?.internal.contentDigest).not.toBe("a");
      expect(node?.internal).not.toHaveProperty("owner");
    },
  );

  it("is its text again when its time comes, without its file being read again", async () => {
    const [waiting] = (await run([createNotice({ publish_from: FUTURE })])).nodes;
    jest.setSystemTime(NOW + 1000);
    const [shown] = (await run([waiting as Node])).nodes;
    expect(shown).toMatchObject({ text: "High waves." });
    expect(shown?.internal.contentDigest).not.toBe(waiting?.internal.contentDigest);
  });

  it.each([{ publish_until: FUTURE }, { publish_from: PAST }, {}, { text: "", publish_until: PAST }])(
    "is the notice itself as long as it holds or says nothing: %j",
    async (change) => {
      const node = createNotice(change);
      expect((await run([node])).nodes[0]).toBe(node);
    },
  );
});
