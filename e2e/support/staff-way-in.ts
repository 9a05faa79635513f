import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";

import type { Locale } from "../../src/config/locales";
import { getPath } from "../../src/i18n/routes";
import { SIGN_IN_WORDS } from "../../src/staff/sign-in/sign-in-words";
import { PEOPLE_WORDS } from "../../src/staff/people/people-words";
import { ME_WORDS } from "../../src/staff/me/me-words";
import { fillIn } from "./form";
import { open } from "./open";
import { getTranslator } from "./sentences";
import type { StaffMailbox } from "./staff-mailbox";

/** Somebody of the agency, who reads their mails. */
export interface StaffMember {
  name: string;
  email: string;
  locale: Locale;
}

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
  await page.getByLabel(SIGN_IN_WORDS.email[locale]).fill(email);
  await getButton(page, SIGN_IN_WORDS.send[locale]).click();
  await expect(page.getByRole("heading", { name: SIGN_IN_WORDS.sentTitle[locale] })).toBeVisible();
  return mailbox.waitForMail(email, before);
}

/** Expects that a device is signed in: it shows the person's own page. */
export async function expectSignedIn(page: Page, { locale }: StaffMember): Promise<void> {
  await expect(page.getByRole("heading", { name: ME_WORDS.devices[locale] })).toBeVisible();
}

/** Signs in by the link of a mail. */
export async function signInByLink(page: Page, mailbox: StaffMailbox, who: StaffMember): Promise<void> {
  const { link } = await askForMail(page, mailbox, who);
  await page.goto("about:blank");
  await page.goto(`${link}&then=/admin/me`);
  await getButton(page, SIGN_IN_WORDS.signIn[who.locale]).click();
  await expectSignedIn(page, who);
}

/** Signs in by the code of a mail. */
export async function signInByCode(page: Page, mailbox: StaffMailbox, who: StaffMember): Promise<void> {
  const { code } = await askForMail(page, mailbox, who);
  await page.getByLabel(SIGN_IN_WORDS.code[who.locale]).fill(code);
  await getButton(page, SIGN_IN_WORDS.signIn[who.locale]).click();
  await expectSignedIn(page, who);
}

/** Gives a device a fingerprint reader, sets its passkey up, signs out, and signs in by it. The person is signed in. */
export async function signInByPasskey(page: Page, who: StaffMember): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  // Otherwise the virtual reader answers by itself what the browser offers in the field of the address.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto("/admin/me");
  await getButton(page, ME_WORDS.addPasskey[who.locale]).click();
  await expect(page.getByText(ME_WORDS.passkeyUnused[who.locale])).toBeVisible();
  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto("/admin/sign-in#then=/admin/me");
  await getButton(page, SIGN_IN_WORDS.byPasskey[who.locale]).click();
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
  await page.getByRole("button", { name: new RegExp(`^${PEOPLE_WORDS.accept[owner.locale]}: `) }).click();
  await expect(
    page.getByText(PEOPLE_WORDS.accepted[owner.locale].replace("{{name}}", "")).last(),
  ).toBeVisible();
}

/** Follows the link of the mail that tells of the access. */
export async function followWelcome(page: Page, mailbox: StaffMailbox, who: StaffMember): Promise<void> {
  const { link } = await mailbox.waitForMail(who.email);
  await page.goto(`${link}&then=/admin/me`);
  await getButton(page, SIGN_IN_WORDS.signIn[who.locale]).click();
  await expectSignedIn(page, who);
}

/** What a browser is answered that asks who is signed in. */
export function askWhoIsSignedIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch("/api/staff/me.get")).status);
}
