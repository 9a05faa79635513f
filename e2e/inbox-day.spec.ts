import { join } from "node:path";
import { expect as expectSoon, test } from "@playwright/test";
import Libsql from "libsql";

import { findBytes } from "../src/testing/find-bytes.mjs";
import { findDovecot } from "../src/testing/find-dovecot.mjs";
import { startImapServer, type TestImap } from "../src/testing/imap-server.mjs";
import { getPart, getRow, openEnquiry, sendEnquiry, type TestGuest } from "./support/inbox";
import { openDevice, signInByCode } from "./support/staff-device";
import { startStaffSite, type StaffSite } from "./support/staff-site";

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
const JOHN: TestGuest = {
  ...{ lang: "en", name: "John", lastname: "Smith", email: "john.smith@example.com", phone: "" },
  message: "Two adults and our son, please.",
};
const JOSE: TestGuest = {
  ...{ lang: "es", name: "José", lastname: "Peña", email: "jose.pena@example.com", phone: "" },
  message: "¿Se puede ir con un bebé?",
};
const DAY_MS = 86_400_000;
/** The server looks for what is due twice a minute. */
const MAIL_MS = 90_000;
const expect = expectSoon.configure({ timeout: 30_000 });

let site: StaffSite;
let imap: TestImap;
test.skip(findDovecot() === undefined, "needs Debian's dovecot-imapd");
test.describe.configure({ mode: "serial", timeout: 400_000 });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  imap = await startImapServer();
  site = await startStaffSite(OWNER, { IMAP_URL: imap.url });
});
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

/** Makes an enquiry as old as a number of days makes it: waiting for so long takes the test no time. */
function makeOlder(reference: string, days: number): void {
  const database = new Libsql(join(site.dataDir, "enquiries.db"));
  const age = (statement: string, ...values: unknown[]) =>
    database.prepare(statement).run(...values, reference);
  const ms = days * DAY_MS;
  age("update enquiries set created_at = created_at - ?, due_at = due_at - ? where reference = ?", ms, ms);
  age(
    "update enquiry_events set at = at - ? where enquiry_id = (select id from enquiries where reference = ?)",
    ms,
  );
  database.close();
}

/** Writes a mail as a guest's program does: an answer to the newest mail that the guest has got. */
function createReply(guest: TestGuest, answered: { messageId?: string; subject?: string }, text: string) {
  return [
    `From: ${guest.name} ${guest.lastname} <${guest.email}>`,
    "To: enquiries@palmarena.example",
    `Subject: Re: ${answered.subject ?? ""}`,
    `Message-ID: <${Date.now()}@guest.example>`,
    `In-Reply-To: ${answered.messageId ?? ""}`,
    `References: ${answered.messageId ?? ""}`,
    `Date: ${new Date().toUTCString()}`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="part"',
    "",
    "--part",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    text,
    "--part",
    'Content-Type: application/pdf; name="passaporti.pdf"',
    'Content-Disposition: attachment; filename="passaporti.pdf"',
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from("%PDF-1.4 passports").toString("base64"),
    "--part--",
    "",
  ].join("\r\n");
}

test("a day with the inbox", async ({ browser }) => {
  const trip = { service: "saona-island", collection: "excursions", port: "bayahibe", date: getTravelDay() };
  const { page: olga } = await openDevice(browser, site);
  const { page: marta } = await openDevice(browser, site);

  await test.step("the owner lets Marta in, and both sign in", async () => {
    await olga.goto("/admin/sign-in#then=/admin/enquiries");
    await signInByCode(olga, site, OWNER);
    await expect(olga.getByText("No enquiry yet.")).toBeVisible();
    const added = await olga.request.post("/api/staff/people", {
      data: MARTA,
      headers: { origin: site.url },
    });
    expect(added.status()).toBe(201);
    await marta.goto("/admin/sign-in#then=/admin/enquiries");
    await signInByCode(marta, site, MARTA.email);
    await expect(marta.getByRole("heading", { name: "Consultas", level: 1 })).toBeVisible();
  });

  let carla = "";
  let john = "";
  let jose = "";
  await test.step("three guests write in three languages, and are in the list within ten seconds", async () => {
    carla = await sendEnquiry(site.url, CARLA, { ...trip, adults: 2, children: 1 });
    await expect(getRow(olga, carla)).toContainText("Carla Rossi");
    john = await sendEnquiry(site.url, JOHN, { ...trip, adults: 2, children: 1 });
    jose = await sendEnquiry(site.url, JOSE);
    await olga.getByRole("button", { name: "Show: 2 new enquiries" }).click();
    await expect(getRow(olga, john)).toContainText("English");
    await expect(getRow(olga, jose)).toContainText("A question");
  });

  await test.step("Marta answers the first with a ready-made text, in the guest's language", async () => {
    await openEnquiry(marta, carla, "Carla Rossi");
    await marta.getByText("Respuestas preparadas").click();
    await marta.getByLabel("Buscar respuestas").fill("plazas si");
    await marta.getByRole("button", { name: "Plazas: sí" }).click();
    const field = marta.getByLabel("Respuesta en Italiano");
    await expect(field).toHaveValue(/^Ciao Carla,/);
    await expect(field).not.toHaveValue(/\{\{|__/);
    const receipt = await waitForMail(CARLA.email, carla);
    await getPart(marta, "Responder").getByRole("button", { name: "Enviar por correo" }).click();
    const answer = await waitForMail(CARLA.email, "buone notizie");
    expect(answer.inReplyTo).toBe(receipt.messageId);
    expect(answer.replyTo?.length).toBeGreaterThan(0);
    await expect(getPart(marta, "Historial")).toContainText("Marta respondió por correo");
    await expect(getPart(marta, "Historial").getByText("entregado").last()).toBeVisible();
    await expect(field).toHaveValue("");
  });

  await test.step("Olga quotes the second, who accepts on a phone", async () => {
    await openEnquiry(olga, john, "John Smith");
    await olga.getByRole("button", { name: "Make a quote" }).click();
    await olga.getByRole("button", { name: "Work out the lines" }).click();
    await expect(olga.getByLabel("What (line 2)")).toBeVisible();
    await olga.getByRole("button", { name: "Add a line" }).click();
    await olga.getByLabel("What (line 3)").fill("Discount");
    await olga.getByLabel("Price of one, US$").nth(2).fill("-20.50");
    await expect(olga.locator("output")).toHaveText("$174.50");
    await olga.getByRole("button", { name: "Look at it and send…" }).click();
    await olga.getByRole("dialog").getByRole("button", { name: "Send the quote" }).click();
    await expect(olga.getByText("The quote is sent.")).toBeVisible();
    const { text = "" } = await waitForMail(JOHN.email, "/api/quote?token=".replace("?", "\\?"));
    const [link = ""] = /http\S+\/api\/quote\?token=\S+/.exec(text) ?? [];
    const { page: phone } = await openDevice(browser, site, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await phone.goto(link);
    await expect(phone.getByText("$174.50").first()).toBeVisible();
    await phone.getByRole("button", { name: /^Accept for/ }).click();
    await expect(phone.getByRole("heading", { name: "You have accepted this quote" })).toBeVisible();
    await expect(getPart(olga, "Timeline")).toContainText("The guest accepted the quote");
    await expect(olga.getByLabel("Status", { exact: true })).toHaveValue("booked");
  });

  await test.step("the third is forgotten: it reminds the staff, then the owner", async () => {
    await olga.getByRole("link", { name: "All enquiries" }).click();
    // Longer than an answer may take over a night, and less than a day.
    makeOlder(jose, 0.7);
    const reminder = await waitForMail(MARTA.email, jose);
    expect(reminder.text).toContain(`/admin/enquiries#${jose}`);
    expect(reminder.text).not.toContain("token=");
    await expect(olga).toHaveTitle(/^\(\d+\) Enquiries/);
    const before = site.getMails(OWNER).filter(({ text = "" }) => text.includes(jose)).length;
    makeOlder(jose, 2);
    await expect
      .poll(() => site.getMails(OWNER).filter(({ text = "" }) => text.includes(jose)).length, {
        timeout: MAIL_MS,
      })
      .toBeGreaterThan(before);
    await openEnquiry(olga, jose, "José Peña");
    await expect(getPart(olga, "Timeline")).toContainText("Reminder to the owners");
    expect(site.getMails(MARTA.email).filter(({ text = "" }) => text.includes(jose))).toHaveLength(1);
  });

  await test.step("both answer the third at once: one is told, and loses nothing", async () => {
    await openEnquiry(marta, jose, "José Peña");
    await marta.getByLabel("Respuesta en Español").fill("Sí, con bebé también.");
    await expect(olga.getByText("Marta is writing…")).toBeVisible();
    // Marta's page does not hear of it before she sends.
    await marta.route("**/api/staff/enquiry?*", (route) => route.abort());
    await olga.getByLabel("Answer in Español").fill("Sí, claro.");
    await getPart(olga, "Answer").getByRole("button", { name: "Send by mail" }).click();
    await expect(getPart(olga, "Timeline")).toContainText("answered by mail");
    await marta.unroute("**/api/staff/enquiry?*");
    await getPart(marta, "Responder").getByRole("button", { name: "Enviar por correo" }).click();
    await expect(getPart(marta, "Responder").getByRole("alert")).toContainText(
      "No enviado: mientras tanto pasó algo.",
    );
    await expect(marta.getByText(/Esto pasó mientras tenías abierta la consulta/)).toBeVisible();
    await expect(marta.getByLabel("Respuesta en Español")).toHaveValue("Sí, con bebé también.");
    await waitForMail(JOSE.email, "claro");
    expect(site.getMails(JOSE.email).filter(({ text = "" }) => text.includes("bebé también"))).toEqual([]);
  });

  await test.step("a guest's reply by mail arrives in the timeline, its file to download", async () => {
    const answer = await waitForMail(CARLA.email, "buone notizie");
    await imap.append(createReply(CARLA, answer, "Grazie, prenotiamo! Ecco i passaporti."));
    await openEnquiry(marta, carla, "Carla Rossi");
    await expect(getPart(marta, "Historial")).toContainText("Grazie, prenotiamo!", { timeout: 90_000 });
    await expect(marta.getByLabel("Estado", { exact: true })).toHaveValue("open");
    const download = marta.waitForEvent("download");
    await marta.getByRole("link", { name: /^Descargar passaporti\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe("passaporti.pdf");
  });

  await test.step("the owner reads the figures", async () => {
    await olga.goto("/admin/enquiries#figures");
    await expect(getPart(olga, "By language").getByRole("row", { name: /^English 1 1/ })).toBeVisible();
    await expect(getPart(olga, "By language").getByRole("row", { name: /^Italiano 1 0/ })).toBeVisible();
    await expect(olga.getByText("First answer after (median)")).toBeVisible();
    await marta.goto("/admin/enquiries#figures");
    await expect(marta.getByText("Solo las personas responsables ven las cifras.")).toBeVisible();
  });

  await test.step("a guest's data are deleted, and are gone everywhere", async () => {
    await openEnquiry(olga, carla, "Carla Rossi");
    await olga.getByRole("button", { name: "Delete…" }).click();
    await olga.getByRole("button", { name: "Delete everything of this guest" }).click();
    await expect(olga.getByText(/^Deleted: 1 enquiry, /)).toBeVisible();
    await expect(getRow(olga, carla)).toHaveCount(0);
    await marta.goto("/admin/enquiries#q=carla.rossi");
    await expect(marta.getByText("Ninguna consulta coincide.")).toBeVisible();
    await expect
      .poll(() => findBytes(site.dataDir, ["carla.rossi@example.com", "prenotiamo", "passaporti"]))
      .toEqual([]);
  });
});
