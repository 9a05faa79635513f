/** @jest-environment node */
import { HOUR_MS } from "../../domain/booking/calendar-day";
import { describeStore, NOW } from "../../testing/describe-stores";
import { DUE, LIA, OLGA, setUpReminders, TOM } from "../../testing/reminder-bench";
import { chooseOwners, chooseStaff } from "./reminders";

describeStore("reminders", (bench) => {
  const site = setUpReminders(bench);
  const accept = () => bench.accept({ dueAt: DUE });
  const getReminders = async (id: string) => {
    const rows = await bench.database.db
      .selectFrom("enquiryEvents")
      .select(["data", "enquiryId"])
      .where("kind", "=", "reminded")
      .where("enquiryId", "=", id)
      .orderBy("number")
      .execute();
    return rows.map(({ data }) => JSON.parse(data) as object);
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
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [OLGA.email, "1 consulta lleva demasiado tiempo esperando"],
    ]);
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
    await bench.store.enquiries.change(
      { which: { id }, change: { fields, events: [answered, reply] } },
      later,
    );
    // The owners' 24 hours begin with the reply, not with the first message.
    expect((await site.remindAt(later)).map(({ subject }) => subject)).toEqual([
      "1 consulta espera respuesta",
    ]);
    expect(await site.remindAt(later + 23 * HOUR_MS)).toEqual([]);
    expect(await site.remindAt(later + 24 * HOUR_MS)).toHaveLength(1);
  });

  test("go to the agency's address where nobody is among staff", async () => {
    const { id } = await accept();
    expect((await site.remindAt(DUE)).map(({ to }) => to)).toEqual(["agency@example.com"]);
    expect(await getReminders(id)).toEqual([{ to: ["agency@example.com"], isForOwners: false }]);
  });

  test("of what was answered before the mail left are not sent", async () => {
    await site.add(TOM);
    const { id } = await accept();
    site.at(DUE);
    await site.look();
    await site.change(id, { status: "answered" });
    expect(await site.remindAt(DUE + 1)).toEqual([]);
  });

  test("of what is held as spam are not sent", async () => {
    await site.add(TOM);
    await bench.accept({ dueAt: DUE, spamReason: "links" });
    expect(await site.remindAt(DUE + 30 * HOUR_MS)).toEqual([]);
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

describe("who is reminded", () => {
  const person = (id: string, change: object) => ({
    ...{ id, email: `${id}@x.example`, name: id, locale: "en" as const, role: "staff" as const },
    ...{ isLocal: false, isDisabled: false, createdAt: 0, seenAt: null },
    ...change,
  });
  const agencyEmails = ["agency@x.example"];
  const get = (recipients: readonly { name: string }[]) => recipients.map(({ name }) => name);

  test("is nobody who was shut out, and not the owner of one's own machine", () => {
    const people = [person("a", { isDisabled: true }), person("b", { isLocal: true, role: "owner" })];
    expect(get(chooseStaff({ personId: "a" }, { people, agencyEmails }))).toEqual(agencyEmails);
    expect(get(chooseOwners({ people, agencyEmails }))).toEqual(agencyEmails);
    const more = [...people, person("c", {}), person("d", { role: "owner" })];
    expect(get(chooseStaff({ personId: "a" }, { people: more, agencyEmails }))).toEqual(["c", "d"]);
    expect(get(chooseOwners({ people: more, agencyEmails }))).toEqual(["d"]);
  });
});
