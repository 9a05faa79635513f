/** @jest-environment node */
import { HOUR_MS } from "../../domain/booking/calendar-day";
import { describeStore, NOW } from "../../testing/describe-stores";
import { DUE, LIA, OLGA, setUpReminders, TOM } from "../../testing/reminder-bench";

describeStore("reminders", (bench) => {
  const site = setUpReminders(bench);
  const accept = () => bench.accept({ dueAt: DUE });
  const getReminders = async (id: string) => {
    const events = await bench.store.timeline.list(id);
    return events.flatMap(({ kind, data }) => (kind === "reminded" ? [data] : []));
  };

  test("go to all staff once, in their languages, when an answer is due, and not before", async () => {
    await site.add(TOM);
    await site.add(LIA);
    const { id, reference, version } = await accept();
    expect(await site.remindAt(DUE - 1)).toEqual([]);
    const mails = await site.remindAt(DUE);
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [LIA.email, "1 richiesta aspetta una risposta"],
      [TOM.email, "1 enquiry is waiting for an answer"],
    ]);
    expect(mails[0]?.text).toContain(`https://site.example/admin/enquiries#${reference}`);
    expect(mails[0]?.text).not.toMatch(/Ana|María|ana@/);
    expect(await site.remindAt(DUE + HOUR_MS)).toEqual([]);
    expect(await getReminders(id)).toEqual([{ to: ["Tom", "Lia"], isForOwners: false }]);
    expect(await bench.store.enquiries.get(id)).toMatchObject({ version });
  });

  test("of many enquiries are one mail for each person", async () => {
    const tom = await site.add(TOM);
    await site.add(LIA);
    const [first] = [await accept(), await accept(), await accept()];
    await site.change(first.id, { personId: tom?.id ?? "" });
    const mails = await site.remindAt(DUE);
    expect(mails.map(({ to, text }) => [to, text.match(/^PA-/gm)?.length]).sort()).toEqual([
      [LIA.email, 2],
      [TOM.email, 3],
    ]);
  });

  test("tell the owners after 24 hours of the clock since the guest wrote, once", async () => {
    await site.add(TOM);
    await site.add(OLGA);
    const { id } = await accept();
    await site.remindAt(DUE);
    expect(await site.remindAt(NOW + 24 * HOUR_MS - 1)).toEqual([]);
    const mails = await site.remindAt(NOW + 24 * HOUR_MS);
    expect(mails).toMatchObject([{ to: OLGA.email, subject: "1 consulta lleva demasiado tiempo esperando" }]);
    expect(await site.remindAt(NOW + 48 * HOUR_MS)).toEqual([]);
    expect((await getReminders(id)).at(-1)).toEqual({ to: ["Olga"], isForOwners: true });
  });

  test("begin anew with a new wait, and end with an answer", async () => {
    await site.add(OLGA);
    const { id } = await accept();
    expect(await site.remindAt(DUE)).toHaveLength(1);
    await site.change(id, { status: "answered", answeredAt: DUE });
    expect(await site.remindAt(NOW + 30 * HOUR_MS)).toEqual([]);
    const later = NOW + 100 * HOUR_MS;
    site.at(later);
    const answered = { kind: "answered", data: { channel: "mail", text: "Yes" } } as const;
    const reply = { kind: "reply", data: { from: "", subject: "", text: "" } } as const;
    const fields = { status: "open", dueAt: later } as const;
    const change = { fields, events: [answered, reply] };
    await bench.store.enquiries.change({ which: { id }, change }, later);
    // The owners' 24 hours begin with the reply, not with the first message.
    expect(await site.remindAt(later)).toMatchObject([{ subject: "1 consulta espera respuesta" }]);
    expect(await site.remindAt(later + 23 * HOUR_MS)).toEqual([]);
    expect(await site.remindAt(later + 24 * HOUR_MS)).toHaveLength(1);
  });

  test("go to the agency's address where nobody of the staff is reached", async () => {
    const { people } = bench.store.staff;
    await people.getLocalOwner("en", NOW);
    const tom = await site.add(TOM);
    await people.change(tom?.id ?? "", { isDisabled: true }, NOW, false);
    const { id } = await accept();
    expect((await site.remindAt(DUE)).map(({ to }) => to)).toEqual(["agency@example.com"]);
    expect(await getReminders(id)).toEqual([{ to: ["agency@example.com"], isForOwners: false }]);
  });

  test("of what is held, or was answered before the mail left, are not sent", async () => {
    await site.add(TOM);
    await bench.accept({ dueAt: DUE, spamReason: "links" });
    const { id } = await accept();
    site.at(DUE);
    await site.look();
    await site.change(id, { status: "answered" });
    expect(await site.remindAt(DUE + 1)).toEqual([]);
  });

  test("are sent once by two processes that look at the same moment", async () => {
    await site.add(TOM);
    const ids = [(await accept()).id, (await accept()).id];
    site.at(DUE);
    await Promise.all([site.look(), site.look(), site.look()]);
    expect(await site.remindAt(DUE)).toHaveLength(1);
    for (const id of ids) expect(await getReminders(id)).toHaveLength(1);
  });
});
