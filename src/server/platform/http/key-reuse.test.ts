/** @jest-environment node */
import { HOUR_MS } from "../../../booking/calendar-day";
import { CONTACT } from "../../../testing/create-enquiry";
import { findRunningDay, readJson, setUpTestSite } from "../../../testing/set-up-test-site";

const site = setUpTestSite();
const KEY = { idempotencyKey: "a-key-that-is-used-twice" };

const getMessages = async () =>
  (await (await site.store()).enquiries.list(200)).map(({ payload }) => payload.message).sort();

describe("an idempotency key that comes again with other words", () => {
  it("answers a script with 409 and a code, and takes the words with another key", async () => {
    await site.postJson("/api/contact", { ...CONTACT, ...KEY, message: "Saturday" });
    const changed = { ...CONTACT, message: "Sunday" };
    const response = await site.postJson("/api/contact", { ...changed, ...KEY });
    expect(response.headers.get("x-error-code")).toBe("key-reused");
    expect(await readJson(response)).toEqual({ status: 409, body: { code: "key-reused" } });
    await site.postJson("/api/contact", { ...changed, idempotencyKey: "another-key" });
    expect(await getMessages()).toEqual(["Saturday", "Sunday"]);
  });

  it("makes another enquiry of a plain form that was changed after Back, and one of each when it is sent again", async () => {
    const locations = [];
    for (const message of ["Saturday", "Sunday", "Sunday", "Saturday"]) {
      const response = await site.postForm("/api/contact", { ...CONTACT, ...KEY, message });
      expect(response.status).toBe(303);
      locations.push(response.headers.get("location"));
    }
    const [first, second, third, fourth] = locations;
    expect([third, fourth]).toEqual([second, first]);
    expect(first).not.toBe(second);
    expect(await getMessages()).toEqual(["Saturday", "Sunday"]);
  });

  it("knows the same words by what they say, not by how they are written", async () => {
    const { message: _message, ...rest } = CONTACT;
    const first = await site.postJson("/api/contact", { ...rest, ...KEY, message: "See you\r\nthere" });
    const second = await site.postJson("/api/contact", { message: " See you\nthere ", ...KEY, ...rest });
    expect((await readJson(first)).body).toEqual((await readJson(second)).body);
    expect(await getMessages()).toHaveLength(1);
  });
});

describe("an idempotency key that comes again, because an answer was lost, after the day's cut-off", () => {
  const CORAL_KEY = { service: "coral-key", collection: "excursions" } as const;
  const dated = { ...CORAL_KEY, adults: 2, date: findRunningDay(CORAL_KEY) };
  const passCutOff = () => {
    const later = Date.now() + 240 * HOUR_MS;
    jest.spyOn(Date, "now").mockReturnValue(later);
  };
  const postTwice = async (send: () => Promise<Response>) => {
    const first = await send();
    passCutOff();
    return [first, await send()] as const;
  };

  it.each<[string, object]>([
    ["one offer", dated],
    ["a list", { offers: [dated] }],
  ])("answers a script like the first time: %s", async (_, choice) => {
    const send = () => site.postJson("/api/contact", { ...CONTACT, ...KEY, ...choice });
    const [first, second] = await postTwice(send);
    expect(first.status).toBe(200);
    expect(await readJson(second)).toEqual(await readJson(first));
    expect(await getMessages()).toHaveLength(1);
  });

  it("answers a plain form like the first time", async () => {
    const form = { ...CONTACT, ...KEY, ...dated, adults: "2" };
    const [first, second] = await postTwice(() => site.postForm("/api/contact", form));
    expect(first.status).toBe(303);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    expect(await getMessages()).toHaveLength(1);
  });

  it("refuses other words, and the same words without a key", async () => {
    const send = (change: object) => site.postJson("/api/contact", { ...CONTACT, ...dated, ...change });
    expect((await send(KEY)).status).toBe(200);
    passCutOff();
    for (const change of [{ ...KEY, message: "Sunday" }, {}, { idempotencyKey: "another-key" }])
      expect(await readJson(await send(change))).toMatchObject({
        status: 422,
        body: { fields: { date: "too-soon" } },
      });
    expect(await getMessages()).toHaveLength(1);
  });
});
