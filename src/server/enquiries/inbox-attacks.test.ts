/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, ANA, signInAs, type StaffBrowser } from "../../testing/staff-client";

const KEY = "key-00000001";

describe("the inbox under attack", () => {
  const site = setUpTestSite();
  let ana: StaffBrowser;
  let reference: string;
  beforeEach(async () => {
    ana = await signInAs(site, await addPerson(site, ANA));
    const reply = (await (await site.postJson("/api/contact", CONTACT)).json()) as { reference: string };
    reference = reply.reference;
  });
  const getStored = async () => (await site.store()).enquiries.getByReference(reference);

  it("finds no enquiry by what is no reference", async () => {
    const names = ["../../../etc/passwd", "PA-22222' or '1'='1", "PA-%", "pa-22222", "PA-22222\u0000", ""];
    for (const name of [...names, "x".repeat(7000)]) {
      const response = await ana.query("enquiries.get", { reference: name });
      expect([response.status, await response.text()]).toEqual([404, '{"code":"not-found"}']);
    }
  });

  it("refuses filters that are none with the name of the field", async () => {
    for (const [field, value] of [
      ["after", "-1.x' or 1=1 --"],
      ["after", "-99999999999999999999.abc"],
      ["view", "everything"],
      ["offer", "coralKey' --"],
      ["port", "atlantis"],
      ["from", "2027-02-30"],
      ["to", "'; drop table enquiries"],
      ["q", "x".repeat(201)],
      ["person", "x".repeat(101)],
    ] as const) {
      const response = await ana.query("enquiries.list", { [field]: value });
      const { code, fields } = (await response.json()) as { code: string; fields: object };
      expect([response.status, code, Object.keys(fields)]).toEqual([422, "invalid", [field]]);
    }
    // What a search means is for `inbox-list.test.ts`.
    expect((await ana.query("enquiries.list", { q: `"*'; --` })).status).toBe(200);
  });

  it("refuses texts that are too long, empty answers, and bodies beyond the limit", async () => {
    const answer = { reference, version: 1, text: "x", key: KEY };
    const send = async (body: object) => (await ana.mutate("enquiries.answer", body)).status;
    expect(await send({ ...answer, text: "x".repeat(8001) })).toBe(422);
    expect(await send({ ...answer, text: "  \n " })).toBe(422);
    expect(await send({ ...answer, text: "x".repeat(70_000) })).toBe(413);
    expect(await send({ ...answer, version: 0 })).toBe(422);
    expect(await send({ ...answer, key: "short" })).toBe(422);
    expect(await send({ ...answer, extra: 1 })).toBe(422);
    expect(await getStored()).toMatchObject({ version: 1 });
    const words = await ana.mutate("enquiries.note", { reference, text: "n".repeat(4001), key: KEY });
    expect(words.status).toBe(422);
  });

  it("keeps what guests and staff typed as text, whatever it looks like", async () => {
    const text = `<script>alert(1)</script>\n'; drop table enquiries; --`;
    await ana.mutate("enquiries.note", { reference, text: "'; --", key: KEY });
    const response = await ana.mutate("enquiries.answer", { reference, version: 2, text, key: KEY });
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const { events } = (await response.json()) as { events: { kind: string; text?: string }[] };
    expect(events.find(({ kind }) => kind === "answered")?.text).toBe(text);
  });
});
