import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { askForMail, completeSignInForm, expectMe, openDevice, OWNER, test } from "./support/staff-site";

test("by the link of a mail, which a program that looks at links does not use up", async ({
  browser,
  site,
}) => {
  const { page, device } = await openDevice(browser, site);
  await page.goto("/admin/me");
  await expect(page).toHaveURL(`${site.url}/admin/sign-in#then=%2Fadmin%2Fme`);
  const before = await askForMail(page, site, OWNER);
  const { link } = await site.waitForMail(OWNER, before);
  for (const method of ["GET", "HEAD"]) {
    const answer = await page.request.fetch(link, { method });
    expect([answer.status(), answer.headers()["set-cookie"]]).toEqual([200, undefined]);
  }
  await page.goto(`${link}&then=/admin/me`);
  expect(await device.cookies()).toEqual([]);
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectMe(page);
  const [cookie] = await device.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
  const second = await openDevice(browser, site);
  await second.page.goto(link);
  await second.page.getByRole("button", { name: "Sign in" }).click();
  await expect(second.page.getByRole("alert")).toContainText("This link has been used already");
});

test("by code on a second device, after which the first one is shut out by “End all”", async ({
  browser,
  site,
}) => {
  const first = await openDevice(browser, site);
  await first.page.goto("/admin/sign-in#then=/admin/me");
  await completeSignInForm(first.page, site, OWNER);
  await expectMe(first.page);
  const second = await openDevice(browser, site, {
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true },
  });
  await second.page.goto("/admin/sign-in#then=/admin/me");
  const before = await askForMail(second.page, site, OWNER);
  const { code } = await site.waitForMail(OWNER, before);
  const field = second.page.getByLabel("Six-digit code from the mail");
  await field.fill(String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0"));
  await second.page.getByRole("button", { name: "Sign in" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^This code is not right/);
  await field.fill(code);
  await second.page.getByRole("button", { name: "Sign in" }).click();
  await expectMe(second.page);
  const devices = second.page.getByRole("region", { name: "Signed in on these devices" });
  await expect(devices.getByRole("listitem").filter({ hasText: "this device" })).toHaveCount(1);
  await second.page.getByRole("button", { name: "End all, on this device too" }).click();
  await second.page
    .getByRole("dialog")
    .getByRole("button", { name: /^End all/ })
    .click();
  await expect(second.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await first.page.getByRole("button", { name: "Save" }).click();
  await expect(first.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("by the link that one's own machine prints, at once, once, and never to another site", async ({
  browser,
  site,
}) => {
  const key = (await readFile(join(site.dataDir, "editor-key"), "utf8")).trim();
  const first = await openDevice(browser, site);
  await first.page.goto(`/admin/sign-in#key=${key}&then=https://evil.example/admin`);
  await expect(first.page).toHaveURL(`${site.url}/admin/today`);
  await first.page.goto("/admin/me");
  await expectMe(first.page);
  const second = await openDevice(browser, site);
  await second.page.goto(`/admin/sign-in#key=${key}`);
  await expect(second.page.getByRole("alert")).toContainText("This link has been used already.");
  await expect(second.page).toHaveURL(`${site.url}/admin/sign-in`);
});

test("by passkey, with the device's fingerprint, and not any more when it is removed", async ({
  browser,
  site,
}) => {
  const { page, device } = await openDevice(browser, site);
  const chromium = await device.newCDPSession(page);
  await chromium.send("WebAuthn.enable");
  await chromium.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto("/admin/sign-in#then=/admin/me");
  await completeSignInForm(page, site, OWNER);
  await page.getByRole("button", { name: "Use this device's fingerprint or face next time" }).click();
  const passkeys = page.getByRole("region", { name: "Fingerprint or face" });
  await expect(passkeys.getByText("Not used yet")).toBeVisible();
  await page.getByRole("button", { name: "Use this device's fingerprint or face next time" }).click();
  await expect(passkeys.getByRole("alert")).toHaveText("This device is set up already.");

  const signOut = async () => {
    await page.getByRole("button", { name: /: menu$/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(`${site.url}/admin/sign-in`);
    await page.goto("about:blank");
  };
  // The virtual device takes what the browser offers in the field of the address, on the page after signing out.
  await page.getByRole("button", { name: /: menu$/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/today`);
  await page.goto("/admin/me");
  await expect(passkeys.getByText("Last used")).toBeVisible();

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.reload();
  await signOut();
  await page.goto("/admin/sign-in#then=/admin/me");
  await page.getByRole("button", { name: "Use fingerprint or face" }).click();
  await expectMe(page);

  await passkeys.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByText("Removed.")).toBeVisible();
  await device.clearCookies();
  await page.goto("/admin/sign-in");
  await page.getByRole("button", { name: "Use fingerprint or face" }).click();
  await expect(page.getByRole("alert")).toContainText("Have a mail sent instead");
});

test("whether an address is known cannot be told from the page, and an unknown one gets no mail", async ({
  browser,
  site,
}) => {
  const { page } = await openDevice(browser, site);
  await page.goto("/admin/sign-in");
  await askForMail(page, site, "nobody@example.com");
  const words = await page.getByRole("main").innerText();
  await page.reload();
  await askForMail(page, site, OWNER);
  expect((await page.getByRole("main").innerText()).replaceAll(OWNER, "nobody@example.com")).toBe(words);
  expect(site.countMails("nobody@example.com")).toBe(0);
});

test("without a session each page of staff leads to the sign-in, and no call says anything", async ({
  browser,
  site,
}) => {
  const { page } = await openDevice(browser, site);
  for (const name of [
    "",
    "/me",
    "/enquiries",
    "/departures",
    "/reviews",
    "/letters",
    "/partners",
    "/quick",
    "/people",
  ]) {
    await page.goto("about:blank");
    await page.goto(`/admin${name}`);
    await expect(page, name).toHaveURL(/\/admin\/sign-in/);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  }
  const routers = ["people", "enquiries", "departures", "calendars", "letters", "reviews"];
  const calls = ["me.get", ...routers.map((name) => `${name}.list`), "partners.ledger"];
  const paths = [...calls.map((call) => `/api/staff/${call}`), "/api/editor/entries", "/api/editor/status"];
  const getStatus = async (path: string) => [path, (await page.request.get(path)).status()];
  expect(await Promise.all(paths.map(getStatus))).toEqual(paths.map((path) => [path, 401]));
});
