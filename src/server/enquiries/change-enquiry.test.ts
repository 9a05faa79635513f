/** @jest-environment node */
import { describeStore, NOW } from "../../testing/describe-stores";
import type { ChangeRequest } from "./change-enquiry";
import type { NewEvent } from "./enquiry";
import { openStore } from "../store";

const answer = (idempotencyKey: string): NewEvent => ({
  kind: "answered",
  data: { channel: "mail", text: "Yes" },
  by: { id: null, name: "Ana" },
  idempotencyKey,
});
const MAIL = { mail: "visitor-answer", recipient: "ana@example.com" } as const;

describeStore("a change of an enquiry", (bench) => {
  const change = (request: ChangeRequest, now = NOW) => bench.store.enquiries.change(request, now);
  const getEvents = async (id: string) =>
    (await bench.store.timeline.list(id)).map(({ number, kind }) => `${number} ${kind}`);

  it("is refused on an older version, of an unknown enquiry and when its own work says so, and leaves nothing", async () => {
    const { id } = await bench.accept({ mails: [] });
    const request = { which: { id }, change: { events: [answer("key-0001")], mails: [MAIL] } };
    expect(await change({ ...request, version: 7 })).toEqual({ outcome: "conflict" });
    expect(await change({ ...request, which: { reference: "PA-22222" } })).toEqual({ outcome: "unknown" });
    expect(await change({ ...request, also: () => Promise.resolve(false) })).toEqual({ outcome: "refused" });
    expect(await change({ which: { id }, change: () => undefined })).toEqual({ outcome: "refused" });
    expect(await getEvents(id)).toEqual(["1 received"]);
    expect(await bench.claim()).toEqual([]);
    expect(await bench.store.enquiries.get(id)).toMatchObject({ version: 1 });
  });

  it("is done once by key, and by one of two at once, also from two processes", async () => {
    const other = await openStore(bench.settings);
    const { id } = await bench.accept({ mails: [] });
    const send = (index: number, key: string) =>
      (index % 2 === 0 ? bench.store : other).enquiries.change(
        { which: { id }, version: 1, change: { events: [answer(key)], mails: [MAIL] } },
        NOW,
      );
    const same = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index, "key-same")));
    expect(same.map(({ outcome }) => outcome).sort()).toEqual([
      "changed",
      ...Array<string>(9).fill("repeated"),
    ]);
    const different = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send(index, `key-000${index}`)),
    );
    expect(different.map(({ outcome }) => outcome)).toEqual(Array<string>(6).fill("conflict"));
    expect(await bench.claim()).toHaveLength(1);
    await other.close();
  });
});

describeStore("a draft of an answer", (bench) => {
  it("is kept for its writer, and tells the others for half a minute that somebody is writing", async () => {
    const { id } = await bench.accept();
    const add = (name: string) =>
      bench.store.staff.people.add({ email: `${name}@example.com`, name, locale: "es", role: "staff" }, NOW);
    const [ana = "", bea = ""] = [(await add("Ana"))?.id, (await add("Bea"))?.id];
    const { answerDrafts } = bench.store;
    await answerDrafts.save({ enquiryId: id, personId: ana, text: "Dear" }, NOW);
    await answerDrafts.save({ enquiryId: id, personId: ana, text: "Dear guest" }, NOW);
    expect(await answerDrafts.get(id, ana)).toBe("Dear guest");
    expect(await answerDrafts.get(id, bea)).toBe("");
    expect(await answerDrafts.listWriting(id, bea, NOW + 29_000)).toEqual([{ name: "Ana", at: NOW }]);
    expect(await answerDrafts.listWriting(id, bea, NOW + 31_000)).toEqual([]);
    expect(await answerDrafts.listWriting(id, ana, NOW)).toEqual([]);
    await answerDrafts.save({ enquiryId: id, personId: ana, text: "" }, NOW);
    expect(await answerDrafts.get(id, ana)).toBe("");
  });
});
