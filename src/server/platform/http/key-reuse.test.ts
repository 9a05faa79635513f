/** @jest-environment node */
import { CONTACT } from "../../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../../testing/set-up-test-site";

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
});

describe("an idempotency key that comes again, because an answer was lost, after the day's cut-off", () => {});
