/** @jest-environment node */
import { randomUUID } from "node:crypto";

import type { EarlierEventsReply, EnquiryReply } from "../../../contracts/inbox";
import { CONTACT } from "../../../testing/create-enquiry";
import { setUpTestSite } from "../../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../../testing/staff-client";
import { openSqlite } from "./sqlite";

const TEXT = "x".repeat(20_000);

describe("an enquiry with 200 long replies", () => {
  const site = setUpTestSite();
  let ana: StaffBrowser;
  let reference: string;
  let id: string;
  beforeEach(async () => {
    ana = await signInAs(site, await addPerson(site, ANA));
    const sent = await site.postJson("/api/contact", { ...CONTACT, email: "guest@example.com" });
    reference = ((await sent.json()) as { reference: string }).reference;
    id = (await (await site.store()).enquiries.getByReference(reference))?.id ?? "";
    const { db, close } = await openSqlite(site.env.dataDir);
    for (let number = 2; number <= 201; number += 1)
      await db
        .insertInto("enquiry_events")
        .values({
          // Two at a time: a page may end between what happened at one moment.
          ...{ id: randomUUID(), enquiry_id: id, number, kind: "reply", at: Date.now() + (number >> 1) },
          ...{ person_id: null, who: null, idempotency_key: null },
          data: JSON.stringify({ from: "guest@example.com", subject: `Mail ${number}`, text: TEXT }),
        })
        .execute();
    await close();
  });
  const open = async (headers: Record<string, string> = {}) => {
    const response = await ana.call("GET", `enquiry?reference=${reference}`, undefined, headers);
    const text = await response.text();
    return { response, text, reply: (text === "" ? {} : JSON.parse(text)) as EnquiryReply };
  };
  const openEarlier = (before: string) =>
    ana.call("GET", `enquiry-events?${new URLSearchParams({ reference, before }).toString()}`);

  it("opens with the newest lines, and brings the others in pages: each line once, in its order", async () => {
    const { reply, text } = await open();
    expect(text.length).toBeLessThan(700_000);
    expect(reply.events.at(-1)).toMatchObject({ kind: "reply", subject: "Mail 201" });
    const events = [...reply.events];
    let { earlier } = reply;
    for (let pages = 0; earlier !== null; pages += 1) {
      expect(pages).toBeLessThan(10);
      const page = (await (await openEarlier(earlier)).json()) as EarlierEventsReply;
      events.unshift(...page.events);
      earlier = page.earlier;
    }
    const subjects = events.flatMap((event) => (event.kind === "reply" ? [event.subject] : []));
    expect(subjects).toEqual(Array.from({ length: 200 }, (_, index) => `Mail ${index + 2}`));
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
    expect(events.filter(({ kind }) => kind === "mail")).toHaveLength(2);
    for (const place of ["", "x", "1.2", "1.2.'", "9".repeat(40)])
      expect((await openEarlier(place)).status).toBe(422);
  });

  it("is not read again while nothing changed, and is whenever something did", async () => {
    const store = await site.store();
    const readPages = jest.spyOn(store.timeline, "listLines");
    let tag = "";
    const ask = async () => {
      readPages.mockClear();
      const { response } = await open({ "if-none-match": tag });
      tag = response.headers.get("etag") ?? "";
      return [response.status, readPages.mock.calls.length];
    };
    expect(await ask()).toEqual([200, 1]);
    expect(await ask()).toEqual([304, 0]);
    const mails = await store.enquiries.getMails(id);
    const receipt = mails.find(({ mail }) => mail === "visitor-contact");
    const { db, close } = await openSqlite(site.env.dataDir);
    const bea = await addPerson(site, BEA);
    const changes = [
      () => store.enquiries.change({ which: { id }, change: { fields: { status: "open" } } }, Date.now()),
      () =>
        db
          .updateTable("outbox")
          .set({ status: "given-up", settled_at: Date.now() + 9 })
          .where("enquiry_id", "=", id)
          .where("mail", "=", receipt?.mail ?? "visitor-contact")
          .execute(),
      () => store.answerDrafts.save({ enquiryId: id, personId: bea.id, text: "Sí" }, Date.now()),
    ];
    for (const change of changes) {
      await change();
      expect(await ask()).toEqual([200, 1]);
      expect(await ask()).toEqual([304, 0]);
    }
    await close();
  });
});
