import { expect } from "@playwright/test";

import type { EnquiryReply } from "../src/staff/shell/client";
import { callStaff, inDays, readQuoteLink } from "./support/quotes";
import { getOffer } from "./support/fixture";
import { createGuest, getPart, getRow, openEnquiry, sendEnquiry } from "./support/inbox";
import { findOverflow } from "./support/whole-page";
import { openDevice, signIn, test } from "./support/staff-site";

const OFFER = getOffer("coral-key", "en");
const [PORT] = OFFER.prices;
const CHOICE = {
  ...{ service: OFFER.key, collection: OFFER.collection, port: PORT?.port },
  ...{ date: inDays(20), adults: 2, children: 1 },
};
const TOTAL = 2 * (PORT?.adult ?? NaN) + (PORT?.child ?? NaN);
const formatDollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

test("an enquiry is answered in the guest's language, with a ready-made text and a preview of the mail", async ({
  browser,
  site,
}) => {
  const guest = createGuest({ lang: "it" });
  const reference = await sendEnquiry(site.url, guest, CHOICE);
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await page.goto("/admin/enquiries");
  await page.getByRole("searchbox", { name: "Search" }).fill(guest.lastname);
  await getRow(page, reference).click();
  await expect(page.getByRole("heading", { name: `${guest.name} ${guest.lastname}` })).toBeFocused();

  await page.getByText("Ready-made answers").click();
  await page.getByRole("button", { name: "There is room" }).click();
  const field = page.getByLabel("Answer in Italiano");
  await expect(field).toHaveValue(new RegExp(`^Ciao ${guest.name},`));
  await expect(field).not.toHaveValue(/\{\{/);
  await field.fill("Certo! <script>alert(1)</script>");
  const answer = getPart(page, "Answer");
  await answer.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  const mail = page.frameLocator("iframe").locator("body");
  await expect(mail).toContainText("Certo! <script>alert(1)</script>");
  await expect(mail).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");

  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await site.waitForMail(guest.email);
  await answer.getByRole("button", { name: "Send by mail" }).click();
  await expect(getPart(page, "Timeline")).toContainText("answered by mail");
  const { text } = await site.waitForMail(guest.email, 1);
  expect(text).toContain("Certo! <script>alert(1)</script>");
  await expect(field).toHaveValue("");
});

test("a quote is worked out, sent, and read, printed and accepted once by the guest on a phone without scripts", async ({
  browser,
  site,
}) => {
  const guest = createGuest({ lang: "en" });
  const reference = await sendEnquiry(site.url, guest, CHOICE);
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
  await page.getByRole("button", { name: "Make a quote" }).click();
  await page.getByRole("button", { name: "Work out the prices" }).click();
  await expect(page.locator("output")).toHaveText(formatDollars(TOTAL));
  await page.getByRole("button", { name: "Add a line" }).first().click();
  await page
    .getByLabel("What (line 3)")
    .fill("Private transfer from the Dreams Dominicus La Romana Resort & Spa");
  await page.getByLabel("Price of one, US$").nth(2).fill("-20.50");
  const total = `${formatDollars(TOTAL - 21)}.50`;
  await expect(page.locator("output")).toHaveText(total);
  await page.getByRole("button", { name: "Look at it and send…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the quote" }).click();
  await expect(page.getByText("The quote is sent.")).toBeVisible();

  const { page: phone } = await openDevice(browser, site, {
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled: false },
    colorScheme: "dark",
  });
  const link = await readQuoteLink(site, guest);
  await phone.goto(link);
  expect(await findOverflow(phone)).toEqual([]);
  const pdf = await phone.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(phone.getByText(total).first()).toBeVisible();
  await phone.getByRole("button", { name: /^Accept for/ }).click();
  await expect(phone.getByRole("heading", { name: "You have accepted this quote" })).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByRole("button")).toHaveCount(0);
  await phone.request.post(link, { form: { answer: "accept" }, maxRedirects: 0 });
  await expect(getPart(page, "Timeline").getByText("The guest accepted the quote")).toHaveCount(1);
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("booked");
});

test("what is typed survives a lost connection and a reload, and is sent", async ({ browser, site }) => {
  const guest = createGuest({ lang: "it" });
  const reference = await sendEnquiry(site.url, guest);
  const { page, device } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await openEnquiry(page, reference, `${guest.name} ${guest.lastname}`);
  const field = page.getByLabel("Answer in Italiano");
  await device.setOffline(true);
  await field.fill("Gentile Carla");
  await expect(page.getByText("No connection: your text is kept in this window.")).toBeVisible();
  await device.setOffline(false);
  await page.reload();
  await expect(field).toHaveValue("Gentile Carla");
  await expect
    .poll(async () => {
      const enquiry = await callStaff<EnquiryReply>(site, "query", "enquiries.get", { reference });
      return enquiry.draft;
    })
    .toBe("Gentile Carla");
  await getPart(page, "Answer").getByRole("button", { name: "Send by mail" }).click();
  await expect(getPart(page, "Timeline")).toContainText("answered by mail");
  await expect(field).toHaveValue("");
});
