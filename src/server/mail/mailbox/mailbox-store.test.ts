/** @jest-environment node */
import { describeStore, MINUTE, NOW } from "../../../testing/describe-stores";
import { createMailboxStore } from "./repository";

describeStore("files of guests' mails", (bench) => {
  it("are kept up to a limit in all: the oldest lose their content, and stay listed", async () => {
    const mailbox = createMailboxStore(bench.database, 10);
    const guests = [await bench.accept(), await bench.accept()];
    const take = (mail: number, sizes: readonly number[]) =>
      mailbox.take(
        {
          enquiryId: guests[mail % 2]?.id ?? "",
          messageKey: `mail-${mail}`,
          change: () => ({ events: [{ kind: "reply", data: { from: "", subject: "", text: "" } }] }),
          files: sizes.map((bytes) => ({ name: `${mail}`, bytes, content: Buffer.alloc(bytes) })),
        },
        NOW + mail * MINUTE,
      );
    const list = async () => {
      const events = await Promise.all(guests.map(({ id }) => bench.store.timeline.list(id)));
      const files = await bench.store.timeline.listFiles(events.flat().map(({ id }) => id));
      return files.map(({ name, bytes, isKept }) => `${name}: ${bytes}${isKept ? "" : " gone"}`).sort();
    };
    await take(0, [4]);
    await take(1, [3, 3]);
    expect(await list()).toEqual(["0: 4", "1: 3", "1: 3"]);
    await take(2, [1]);
    expect(await list()).toEqual(["0: 4 gone", "1: 3", "1: 3", "2: 1"]);
    await take(3, [9]);
    expect(await list()).toEqual(["0: 4 gone", "1: 3 gone", "1: 3 gone", "2: 1", "3: 9"]);
  });
});
