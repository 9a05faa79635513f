/** @jest-environment node */
import { CONTACT } from "../../testing/create-enquiry";
import { findRunningDay, setUpTestSite, remindNow } from "../../testing/set-up-test-site";
import { readMails } from "../../testing/read-mails";
import { createLink } from "../platform/secrets";

describe("the links that mark an enquiry", () => {
  const site = setUpTestSite({ AGENCY_EMAIL: "office@example.com" });
  const trip = { service: "coral-key", collection: "excursions", port: "bayahibe", adults: 2 } as const;
  const date = findRunningDay(trip);
  beforeEach(() => site.postJson("/api/contact", { ...CONTACT, ...trip, date }));
  const load = async (name: string) => (await readMails(site.env.dataDir))[name];
  const getEnquiry = async () => (await (await site.store()).enquiries.list(1))[0];
  const getLink = async (label: string) => {
    if ((await load("staff-reminder")) === undefined) await remindNow(site);
    const { text = "" } = (await load("staff-reminder")) ?? {};
    const link = new RegExp(`^${label}:\\n(\\S+)`, "m").exec(text)?.[1] ?? "";
    return link.replace("http://site.example", site.url);
  };
  const ask = async (link: string) => (await fetch(link)).text();
  const press = (link: string) => fetch(link, { method: "POST", redirect: "manual" });

  it("stand in a reminder, which is not answered to the guest, and not in the one mail that is", async () => {
    const mails = Object.entries(await readMails(site.env.dataDir));
    const toOffice = mails.filter(([, { to }]) => to?.[0]?.address === "office@example.com");
    expect(toOffice.map(([label]) => label)).toEqual(["agency-contact"]);
    const [[, answered] = []] = toOffice;
    expect(answered?.replyTo?.map(({ address }) => address)).toEqual([CONTACT.email]);
    expect(`${answered?.text}${answered?.html}`).not.toMatch(/token=|\/api\//);
    await remindNow(site);
    const reminder = await load("staff-reminder");
    expect(reminder?.to?.[0]?.address).toBe("office@example.com");
    expect(reminder?.replyTo?.[0]?.address).not.toBe(CONTACT.email);
    expect(reminder?.text?.match(/token=/g)).toHaveLength(3);
  });

  it("ask first, act when the button is pressed, and later show the state", async () => {
    const link = await getLink("Booked");
    expect(await ask(link)).toContain("Mark the enquiry as booked?");
    expect(await getEnquiry()).toMatchObject({ status: "new" });
    expect((await press(link)).status).toBe(303);
    expect(await getEnquiry()).toMatchObject({ status: "booked", closedAt: expect.any(Number) as number });
    const { id = "" } = (await getEnquiry()) ?? {};
    const booked = { offer: "coral-key", date, adults: 2, status: "confirmed" };
    expect((await (await site.store()).bookings.get(id))?.trips).toMatchObject([booked]);
    const page = await ask(link);
    expect(page).toMatch(/is already marked as booked: \w+day, \w+ \d+, \d{4} at/);
    expect(page).not.toContain("<button");
    expect(page).toContain(`<a href="/admin/enquiries#${(await getEnquiry())?.reference}">`);
  });

  it("lead into the inbox where the enquiry does not say what is booked", async () => {
    await site.postJson("/api/contact", { ...CONTACT, message: "Hola" });
    const store = await site.store();
    const [question] = await store.enquiries.list(1);
    const { id = "", reference = "" } = question ?? {};
    const link = createLink({ ...site.env, siteUrl: site.url, now: Date.now() }, { purpose: "booked", id });
    const page = await ask(link);
    expect(page).toContain(`<a href="/admin/enquiries#${reference}">`);
    expect(page).not.toContain("<button");
    await press(link);
    expect(await store.enquiries.get(id)).toMatchObject({ status: "new" });
  });
});
