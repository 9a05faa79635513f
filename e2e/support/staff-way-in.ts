import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";

import type { Locale } from "../../src/domain/config/locales";
import { getPath } from "../../src/domain/i18n/routes";
import { fillIn } from "./form";
import { open } from "./open";
import { getStaffText, getTranslator } from "./texts";
import type { StaffMailbox } from "./mailbox";

/** Somebody of the agency, who reads their mails. */
export interface StaffMember {
  name: string;
  email: string;
  locale: Locale;
}

export const OLGA = { name: "olga", email: "olga@example.com", locale: "en" } as const satisfies StaffMember;

/** Opens a page in a browser of its own, as another device is. */
export async function openDevicePage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  // Otherwise a step that cannot be done waits for the end of its test.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

const getButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Asks on the page of the sign-in for a mail, and gets it. */
async function askForMail(page: Page, mailbox: StaffMailbox, { email, locale }: StaffMember) {
  const before = mailbox.countMails(email);
  await page.goto("/admin/sign-in#then=/admin/me");
  await page.getByLabel(getStaffText("sign-in.email", locale)).fill(email);
  await getButton(page, getStaffText("sign-in.send", locale)).click();
  await expect(page.getByRole("heading", { name: getStaffText("sign-in.sentTitle", locale) })).toBeVisible();
  return mailbox.waitForMail(email, before);
}

/** Expects that a device is signed in: it shows the person's own page. */
export async function expectSignedIn(page: Page, { locale }: StaffMember): Promise<void> {
  await expect(page.getByRole("heading", { name: getStaffText("me.devices", locale) })).toBeVisible();
}

/** Signs in by the link of a mail. */
export async function signInByLink(page: Page, mailbox: StaffMailbox, who: StaffMember): Promise<void> {
  const { link } = await askForMail(page, mailbox, who);
  await page.goto("about:blank");
  await page.goto(`${link}&then=/admin/me`);
  await getButton(page, getStaffText("sign-in.signIn", who.locale)).click();
  await expectSignedIn(page, who);
}

/** Asks for access on the page for it. */
export async function askForAccess(page: Page, who: StaffMember, about: string): Promise<void> {
  const t = getTranslator(who.locale);
  await open(page, getPath("registration", who.locale));
  const form = page.getByRole("main").locator("form");
  await fillIn(form, {
    [t("registration.name")]: who.name,
    [t("registration.email")]: who.email,
    [t("registration.about")]: about,
  });
  await form.getByRole("button", { name: t("registration.submit") }).click();
  await expect(page.getByText(t("registration.thanks"))).toBeVisible();
}

/** Follows the link of the mail to an owner, who is signed in, and gives access there. */
export async function letIn(
  page: Page,
  mailbox: StaffMailbox,
  owner: StaffMember,
  before: number,
): Promise<void> {
  const { text } = await mailbox.waitForMail(owner.email, before);
  const [link = ""] = /http\S+\/admin\/people/.exec(text) ?? [];
  await page.goto(link);
  await page
    .getByRole("button", { name: new RegExp(`^${getStaffText("people.accept", owner.locale)}: `) })
    .click();
  await expect(
    page.getByText(getStaffText("people.accepted", owner.locale, { name: "" })).last(),
  ).toBeVisible();
}

/** Follows the link of the mail that tells of the access. */
export async function followWelcome(page: Page, mailbox: StaffMailbox, who: StaffMember): Promise<void> {
  const { link } = await mailbox.waitForMail(who.email);
  await page.goto(`${link}&then=/admin/me`);
  await getButton(page, getStaffText("sign-in.signIn", who.locale)).click();
  await expectSignedIn(page, who);
}

/** What a browser is answered that asks who is signed in. */
export function askWhoIsSignedIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch("/api/staff/me.get")).status);
}
