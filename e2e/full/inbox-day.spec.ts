import { expect, test } from "@playwright/test";

import { findBytes } from "../../src/testing/find-bytes.mjs";
import { findDovecot } from "../../src/testing/find-dovecot.mjs";
import { startImapServer, type TestImap } from "../../src/testing/imap-server.mjs";
import { mutateStaff } from "../support/quotes";
import {
  createReply,
  getPart,
  getRow,
  makeOlder,
  openEnquiry,
  sendEnquiry,
  type TestGuest,
} from "../support/inbox";
import {
  closeDevices,
  completeSignInForm,
  openDevice,
  type StaffSite,
  startStaffSite,
} from "../support/staff-site";

const OWNER = "olga@example.com";
const MARTA = { name: "Marta", email: "marta@example.com", locale: "es", role: "staff" };
const CARLA: TestGuest = {
  ...{
    lang: "it",
    name: "Carla",
    lastname: "Rossi",
    email: "carla.rossi@example.com",
    phone: "+39 333 123 4567",
  },
  message: "Buongiorno, c'è posto per tre?",
};
const JOSE: TestGuest = {
  ...{ lang: "es", name: "José", lastname: "Peña", email: "jose.pena@example.com", phone: "" },
  message: "¿Se puede ir con un bebé?",
};
const DAY_MS = 86_400_000;
/** The server looks for what is due twice a minute. */
const MAIL_MS = 90_000;

let site: StaffSite;
let imap: TestImap;
test.skip(findDovecot() === undefined, "needs Debian's dovecot-imapd");
test.describe.configure({ mode: "serial", timeout: 400_000 });
test.beforeAll(async () => {
  imap = await startImapServer();
  site = await startStaffSite(OWNER, { IMAP_URL: imap.url });
});
test.afterEach(closeDevices);
test.afterAll(async () => {
  await site.stop();
  await imap.remove();
});

/** A day in three weeks, as the form names it. */
const getTravelDay = () => new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);

/** Waits for a mail to an address whose text or subject holds some words. */
async function waitForMail(address: string, words: string | RegExp) {
  const find = () =>
    site.getMails(address).find(({ subject = "", text = "" }) => `${subject}\n${text}`.match(words) !== null);
  const message = `a mail to ${address} with ${String(words)}`;
  await expect.poll(() => find() !== undefined, { message, timeout: MAIL_MS }).toBe(true);
  const mail = find();
  if (!mail) throw new Error("The mail is gone.");
  return mail;
}

const countMails = (address: string, words: string) =>
  site.getMails(address).filter(({ text = "" }) => text.includes(words)).length;

test("a day with the inbox", async ({ browser }) => {
  const trip = { service: "coral-key", collection: "excursions", port: "bayahibe", date: getTravelDay() };
  const { page: olga } = await openDevice(browser, site);
  const { page: marta } = await openDevice(browser, site);

  await test.step("the owner lets Marta in, and both sign in", async () => {
    await olga.goto("/admin/sign-in#then=/admin/enquiries");
    await completeSignInForm(olga, site, OWNER);
    await expect(olga.getByText("No enquiry yet.")).toBeVisible();
    await mutateStaff(olga.request, site.url, "people.add", MARTA);
    // The next mail to her is that with the code.
    await site.waitForMail(MARTA.email);
    await marta.goto("/admin/sign-in#then=/admin/enquiries");
    await completeSignInForm(marta, site, MARTA.email);
    await expect(marta.getByRole("heading", { name: "Consultas", level: 1 })).toBeVisible();
  });

  let carla = "";
  let jose = "";
  let toldBefore = 0;
  await test.step("two guests write in two languages, and are in the list within ten seconds", async () => {
    carla = await sendEnquiry(site.url, CARLA, { ...trip, adults: 2, children: 1 });
    await expect(getRow(olga, carla)).toContainText("Carla Rossi");
    jose = await sendEnquiry(site.url, JOSE);
    await olga.getByRole("button", { name: "Show: 1 new enquiry" }).click();
    await expect(getRow(olga, jose)).toContainText("A question");
    // From now on the second waits longer than an answer may take over a night, and less than a day.
    makeOlder(site.dataDir, jose, 0.7);
  });

  await test.step("Marta answers one with a ready-made text, in the guest's language", async () => {
    await openEnquiry(marta, carla, "Carla Rossi");
    await marta.getByText("Respuestas preparadas").click();
    await marta.getByLabel("Buscar respuestas").fill("hay lugar");
    await marta.getByRole("button", { name: "Hay lugar" }).click();
    const field = marta.getByLabel("Respuesta en Italiano");
    await expect(field).toHaveValue(/^Ciao Carla,/);
    await expect(field).not.toHaveValue(/\{\{|__/);
    const receipt = await waitForMail(CARLA.email, carla);
    await getPart(marta, "Responder").getByRole("button", { name: "Enviar por correo" }).click();
    const answer = await waitForMail(CARLA.email, "Te lo teniamo");
    expect(answer.inReplyTo).toBe(receipt.messageId);
    expect(answer.replyTo?.length).toBeGreaterThan(0);
    await expect(getPart(marta, "Historial")).toContainText("Marta respondió por correo");
    await expect(getPart(marta, "Historial").getByText("entregado").last()).toBeVisible();
    await expect(field).toHaveValue("");
    // The server looks into the mailbox once a minute.
    await imap.append(createReply(CARLA, answer, "Grazie, prenotiamo! Ecco i passaporti."));
  });

  await test.step("the other is forgotten: it reminds the staff", async () => {
    const reminder = await waitForMail(MARTA.email, jose);
    expect(reminder.text).toContain(`/admin/enquiries#${jose}`);
    // The reminder of a single enquiry says with one click that it was answered elsewhere.
    expect(reminder.text).toContain("token=");
    await expect(olga).toHaveTitle(/^\(\d+\) Enquiries/);
  });

  await test.step("a guest's reply by mail arrives in the timeline, its file to download", async () => {
    // Meanwhile the other waits on, until the owner hears of it.
    toldBefore = countMails(OWNER, jose);
    makeOlder(site.dataDir, jose, 2);
    await openEnquiry(marta, carla, "Carla Rossi");
    await expect(getPart(marta, "Historial")).toContainText("Grazie, prenotiamo!", { timeout: 90_000 });
    await expect(marta.getByLabel("Estado", { exact: true })).toHaveValue("open");
    const download = marta.waitForEvent("download");
    await marta.getByRole("link", { name: /^Descargar passaporti\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe("passaporti.pdf");
  });

  await test.step("it is still forgotten: it reminds the owner", async () => {
    await expect.poll(() => countMails(OWNER, jose), { timeout: MAIL_MS }).toBeGreaterThan(toldBefore);
    await openEnquiry(olga, jose, "José Peña");
    await expect(getPart(olga, "Timeline")).toContainText("Reminder to the owners");
    expect(countMails(MARTA.email, jose)).toBe(1);
  });

  await test.step("both answer it at once: one is told, and loses nothing", async () => {
    await openEnquiry(marta, jose, "José Peña");
    await marta.getByLabel("Respuesta en Español").fill("Sí, con bebé también.");
    await expect(olga.getByText("Marta is writing…")).toBeVisible();
    // Marta's page does not hear of it before she sends.
    await marta.route("**/api/staff/enquiries.get?*", (route) => route.abort());
    await olga.getByLabel("Answer in Español").fill("Sí, claro.");
    await getPart(olga, "Answer").getByRole("button", { name: "Send by mail" }).click();
    await expect(getPart(olga, "Timeline")).toContainText("answered by mail");
    await marta.unroute("**/api/staff/enquiries.get?*");
    await getPart(marta, "Responder").getByRole("button", { name: "Enviar por correo" }).click();
    await expect(getPart(marta, "Responder").getByRole("alert")).toContainText(
      "No enviado: mientras tanto pasó algo.",
    );
    await expect(marta.getByText(/Esto pasó mientras usted tenía abierta la consulta/)).toBeVisible();
    await expect(marta.getByLabel("Respuesta en Español")).toHaveValue("Sí, con bebé también.");
    await waitForMail(JOSE.email, "claro");
    expect(site.getMails(JOSE.email).filter(({ text = "" }) => text.includes("bebé también"))).toEqual([]);
  });

  await test.step("a guest's data are deleted, and are gone everywhere", async () => {
    await openEnquiry(olga, carla, "Carla Rossi");
    await olga.getByRole("button", { name: "Delete…" }).click();
    await olga.getByLabel(/^Everything else of this guest, too/).check();
    await olga.getByRole("button", { name: "Delete for good" }).click();
    await expect(olga.getByText(/^Deleted: 1 enquiry, /)).toBeVisible();
    await expect(getRow(olga, carla)).toHaveCount(0);
    await marta.goto("/admin/enquiries#q=carla.rossi");
    await expect(marta.getByText("Ninguna consulta coincide.")).toBeVisible();
    await expect
      .poll(() => findBytes(site.dataDir, ["carla.rossi@example.com", "prenotiamo", "passaporti"]))
      .toEqual([]);
  });
});
