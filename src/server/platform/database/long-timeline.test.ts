/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { CONTACT } from "../../../testing/create-enquiry";
import { setUpTestSite } from "../../../testing/set-up-test-site";
import { addPerson, ANA, signInAs, type StaffBrowser } from "../../../testing/staff-client";
import type { EarlierEventsReply, EnquiryReply } from "../../../staff/shell/client";
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
        .insertInto("enquiryEvents")
        .values({
          // Two at a time: a page may end between what happened at one moment.
          ...{ id: randomUUID(), enquiryId: id, number, kind: "reply", at: Date.now() + (number >> 1) },
          ...{ personId: null, who: null, idempotencyKey: null },
          data: JSON.stringify({ from: "guest@example.com", subject: `Mail ${number}`, text: TEXT }),
        })
        .execute();
    await close();
  });
  const open = async () => {
    const text = await (await ana.query("enquiries.get", { reference })).text();
    return { text, reply: JSON.parse(text) as EnquiryReply };
  };
  const openEarlier = (before: string) => ana.query("enquiries.earlierEvents", { reference, before });

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
});
