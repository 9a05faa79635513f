/** @jest-environment node */
import { HOUR_MS } from "../../booking/calendar-day";
import { describeStore, NOW } from "../../testing/describe-stores";
import { DUE, LIA, setUpReminders, TOM } from "../../testing/reminder-bench";
import { chooseOwners, chooseStaff } from "./reminders";

describeStore("reminders", (bench) => {
  const site = setUpReminders(bench);
  const accept = () => bench.accept({ dueAt: DUE });

  test("go to whom the enquiry is given to alone", async () => {
    const tom = await site.add(TOM);
    await site.add(LIA);
    const { id } = await accept();
    await site.change(id, { personId: tom?.id ?? "" });
    expect((await site.remindAt(DUE)).map(({ to }) => to)).toEqual([TOM.email]);
  });

  test("go where the agency wants its mails now, to each of its corrected addresses once", async () => {
    await accept();
    site.setAgency("ofice@example.com", "boss@example.com", "b@example.com");
    site.at(DUE);
    await site.look();
    site.setAgency("office@example.com", "boss@example.com");
    const mails = await site.remindAt(DUE + 1);
    expect(mails.map(({ to }) => to).sort()).toEqual(["boss@example.com", "office@example.com"]);
  });

  test("tell the corrected address of the agency, too, what waits for too long", async () => {
    await accept();
    site.setAgency("ofice@example.com");
    await site.remindAt(DUE);
    site.at(NOW + 24 * HOUR_MS);
    await site.look();
    site.setAgency("office@example.com");
    expect((await site.remindAt(NOW + 25 * HOUR_MS)).map(({ to }) => to)).toEqual(["office@example.com"]);
  });

  test("go to nobody else when who was reminded is shut out", async () => {
    const tom = await site.add(TOM);
    await accept();
    site.at(DUE);
    await site.look();
    await bench.store.staff.people.change(tom?.id ?? "", { isDisabled: true }, DUE, false);
    expect(await site.remindAt(DUE + 1)).toEqual([]);
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
