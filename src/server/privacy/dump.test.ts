/** @jest-environment node */
import type { KyselyPlugin } from "kysely";

import { describeStore, NOW } from "../../testing/describe-stores";
import { dump, restore } from "./dump";

const MB = 1024 * 1024;
const FEW_MB = 6 * MB;

/** Notes how much each statement carries: what it inserts, and what it gets. */
function createScale() {
  const sizes = { inserted: [0], selected: [0] };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === "InsertQueryNode") sizes.inserted.push(JSON.stringify(node).length);
      return node;
    },
    transformResult({ result }) {
      sizes.selected.push(JSON.stringify(result.rows).length);
      return Promise.resolve(result);
    },
  };
  return { plugin, getMost: (what: keyof typeof sizes) => Math.max(...sizes[what]) };
}

describeStore("a dump with guests' files", (bench) => {
  /** Stores an enquiry whose guest has sent files of so many bytes. */
  async function storeFiles(...sizes: number[]): Promise<void> {
    const { id } = await bench.accept();
    const change = () => ({
      events: [{ kind: "reply" as const, data: { from: "", subject: "", text: "" } }],
    });
    const files = sizes.map((bytes, index) => ({
      ...{ name: `${index}.jpg`, bytes },
      content: bytes > 10 * MB ? undefined : Buffer.alloc(bytes, index),
    }));
    await bench.store.mailbox.take({ enquiryId: id, messageKey: "key", change, files }, NOW);
  }

  it("carries a few MB in each statement, when it is read and when it is put back", async () => {
    await storeFiles(...Array<number>(20).fill(MB), 11 * MB, ...Array<number>(20).fill(10));
    const { plugin, getMost } = createScale();
    const weighed = { ...bench.database, db: bench.database.db.withPlugin(plugin) };
    const before = await bench.store.dump();
    const read = await dump(weighed);
    expect(read).toEqual(before);
    expect(read.tables.replyFiles).toHaveLength(41);
    expect(getMost("selected")).toBeLessThan(FEW_MB);
    await restore(weighed, read, true);
    expect(getMost("inserted")).toBeLessThan(FEW_MB);
    expect(await bench.store.dump()).toEqual(before);
  });

  it("lets the mailbox be read again: what was passed by may belong to what is back", async () => {
    const { marks } = bench.store;
    for (const name of ["mailbox", "mailbox-uid"] as const) await marks.set(name, 7);
    await bench.store.restore(await bench.store.dump(), true);
    expect([await marks.get("mailbox"), await marks.get("mailbox-uid")]).toEqual([undefined, undefined]);
  });
});
