/** @jest-environment node */
import { captureLog } from "../../../testing/capture-log";
import { type DeliveryReport, writeDeliveryReport, writeGuestMail } from "../../../testing/guest-mail";
import { describeReplies } from "../../../testing/describe-replies";
import { NOW } from "../../../testing/describe-stores";
import { REPLY_CAPS } from "./replies";

describeReplies("mails about an enquiry", (bench) => {
  const { stores, poll, arrive, accept } = bench;
  const load = async (id: string) => {
    const { events } = await stores.store.timeline.load(id, { limit: 1_000 });
    return { events, enquiry: await stores.store.enquiries.get(id) };
  };
  const answer = async (id: string) => {
    const bea = { email: "bea@example.com", name: "Bea", locale: "en", role: "staff" } as const;
    const person = await stores.store.staff.people.add(bea, NOW);
    const by = { id: person?.id ?? null, name: "Bea" };
    await stores.store.enquiries.change(
      {
        which: { id },
        change: {
          fields: { status: "answered", personId: by.id, dueAt: null },
          events: [{ kind: "answered", data: { channel: "mail", text: "Sí" }, by }],
          mails: [{ mail: "visitor-answer", recipient: "ana@example.com" }],
        },
      },
      NOW,
    );
    const mail = (await stores.claim(NOW + 1_000, 100)).find((one) => one.mail === "visitor-answer");
    await stores.store.outbox.markDelivered(mail?.id ?? "", NOW + 2_000);
    return mail?.id ?? "";
  };
  const listNotices = async (id: string) =>
    (await stores.store.enquiries.getMails(id))
      .filter(({ mail }) => mail === "agency-reply")
      .map(({ recipient }) => recipient);

  test("from another address that name its reference are noted as unverified, and open nothing", async () => {
    const { id, reference } = await accept();
    await answer(id);
    const mail = { from: "Mallory <mallory@x.example>", subject: `Re: ${reference}`, text: "Pay here" };
    expect(await arrive(mail)).toMatchObject({ taken: 1 });
    const { events, enquiry } = await load(id);
    expect(events.find(({ kind }) => kind === "reply")).toMatchObject({
      ...{ isUnverified: true, from: "mallory@x.example", text: "Pay here" },
    });
    expect(enquiry).toMatchObject({ status: "answered", dueAt: null });
    expect(await listNotices(id)).toEqual(["bea@example.com"]);
    expect(await stores.store.timeline.getThread(id)).toHaveLength(1);
  });

  test("are taken in up to a number a day, whose end the timeline says once; the person is told once an hour", async () => {
    const { id, answers } = await accept();
    await answer(id);
    const mails = REPLY_CAPS.enquiryADay + 5;
    for (let count = 0; count < mails; count += 1)
      await bench.imap.append(writeGuestMail({ answers, text: `Mail ${count}` }));
    expect(await poll()).toEqual({ taken: REPLY_CAPS.enquiryADay, isComplete: true });
    const { events } = await load(id);
    expect(events.filter(({ kind }) => kind === "replies-limited")).toHaveLength(1);
    expect(await listNotices(id)).toEqual(["bea@example.com"]);
    const other = await accept();
    expect(await arrive({ answers: other.answers })).toMatchObject({ taken: 1 });
  });

  const full = "smtp; 552 5.2.2 over quota";
  test.each<[DeliveryReport, string]>([
    [{}, "no-mailbox"],
    [{ status: "5.2.2", diagnostic: full }, "mailbox-full"],
    [{ status: "5.0.0", diagnostic: full }, "mailbox-full"],
    [{ status: "4.4.7", diagnostic: "" }, "unreachable"],
    [{ status: "5.7.1", diagnostic: "smtp; 550 5.7.1 spam" }, "refused"],
  ])("that report %j of an answer open it again and tell its writer, once", async (report, cause) => {
    captureLog();
    const { id } = await accept();
    const mail = await answer(id);
    for (let count = 0; count < 2; count += 1)
      await bench.imap.append(writeDeliveryReport({ ...report, id: mail }));
    expect(await poll()).toMatchObject({ isComplete: true });
    const { events, enquiry } = await load(id);
    expect(events.filter(({ kind }) => kind === "bounced")).toMatchObject([
      { mail: "visitor-answer", cause },
    ]);
    expect(events.find(({ kind }) => kind === "answered")).toMatchObject({ state: { status: "bounced" } });
    expect(enquiry).toMatchObject({ status: "open", dueAt: expect.any(Number) as number });
    expect(await listNotices(id)).toEqual(["bea@example.com"]);
  });
});
