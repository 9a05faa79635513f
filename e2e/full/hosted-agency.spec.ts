import { expect, test, type Page } from "@playwright/test";

import { LOCALE_CODES, type Locale } from "../../src/domain/config/locales";
import { expectState, getFields, getForm, openEditor, publish, reopenEditor } from "../support/editor";
import {
  type Agency,
  askForAccess,
  askWhoIsSignedIn,
  countCommits,
  followLink,
  getAuthors,
  OLGA,
  openDevicePage,
  openHosted,
  readKept,
  signInByLink,
  type StaffMember,
} from "../support/agency";

// What staff do from the first sign-in on, where people are kept in PostgreSQL and texts at GitHub; in `npm run prove` behind Caddy with https.
test.describe.configure({ mode: "serial", timeout: 240_000 });

const EVA = { name: "Eva Díaz", email: "eva@example.com", locale: "es" } as const satisfies StaffMember;
const OF_EVA = `${EVA.name} <${EVA.email}>`;
const CORAL_KEY = "excursions/entries/coral-key";

let agency: Agency;
let olga: Page;
let eva: Page;
test.beforeAll(async ({ launchOptions }) => {
  agency = await openHosted(OLGA.email, launchOptions, process.env.E2E_PROXY === "caddy");
});
test.afterAll(() => agency.stop());

/** The editor as somebody uses it who works in Spanish. */
const SPANISH = {
  adult: "Adulto (dólares)",
  summary: "Resumen",
  publish: ["Publicar", "Publicar ahora"],
} as const;

/** The first price of an offer. */
const getPrice = (page: Page) => getFields(getForm(page), SPANISH.adult).first();

/** The Spanish summary of an offer. */
const getSummary = (page: Page) => getFields(getForm(page, "es"), SPANISH.summary);

/** Publishes, and waits until the editor says that everything is saved. */
async function save(page: Page): Promise<void> {
  await publish(page, SPANISH.publish);
  await expect(page.getByText("Cambios guardados", { exact: true })).toBeVisible();
}

/** The editor looks for another person's save every 20 s; in the story every second. */
function lookOften(): void {
  const [usual, often] = [20_000, 1000];
  const start = window.setInterval.bind(window);
  window.setInterval = ((run: () => void, ms?: number) =>
    start(run, ms === usual ? often : ms)) as typeof window.setInterval;
}

async function openDesk(locale: string): Promise<Page> {
  const desk = await openDevicePage(agency.browser, {
    ...{ baseURL: agency.address, locale, viewport: { width: 1600, height: 1000 } },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await desk.addInitScript(lookOften);
  return desk;
}

const read = async (name: string) =>
  (await readKept(agency, `content/excursions/coral-key/${name}`)).toString();
const readOffer = (locale: Locale) => read(`${locale}.md`);
const readFacts = () => read("offer.yml");
const readOffers = () => Promise.all([readFacts(), ...LOCALE_CODES.map(readOffer)]);

/** Answers every question of the window: those before leaving with yes, all others with `answer`. */
function answerDialogs(page: Page, answer: boolean): void {
  page.removeAllListeners("dialog");
  page.on("dialog", (dialog) => {
    void (answer || dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss());
  });
}

test("the owner signs in by the link of a mail", async () => {
  olga = await openDesk("en-US");
  await signInByLink(olga, agency.mailbox, OLGA);
  const [cookie] = await olga.context().cookies();
  const isSecure = agency.address.startsWith("https:");
  const name: unknown = isSecure ? "__Host-staff" : expect.stringMatching(/^staff-\d+$/);
  expect(cookie).toMatchObject({ name, secure: isSecure, httpOnly: true, sameSite: "Strict", path: "/" });
});

test("a colleague asks for access, and is let in", async () => {
  eva = await openDesk("es-ES");
  expect(await askForAccess(eva, EVA)).toBe(200);
  expect(await askWhoIsSignedIn(eva)).toBe(401);
  await olga.goto("/admin/people");
  await olga.getByRole("button", { name: `Give access: ${EVA.name}` }).click();
  await followLink(eva, (await agency.mailbox.waitForMail(EVA.email)).link, EVA);
});

test("the colleague changes a price, and a text in two languages", async () => {
  const before = await countCommits(agency);
  await openEditor(eva, CORAL_KEY);
  await getPrice(eva).fill("1066");
  await getFields(getForm(eva), SPANISH.summary).fill("Two hours in the island.");
  await getSummary(eva).fill("Dos horas en la isla.");
  await save(eva);
  await expectState(eva, "Guardado. La web lo mostrará en unos minutos.");
  expect(await readFacts()).toContain("adult: 1066");
  expect(await readOffer("es")).toContain("summary: Dos horas en la isla.");
  expect([await countCommits(agency), ...(await getAuthors(agency, 1))]).toEqual([before + 1, OF_EVA]);
});

test("two people change one offer: nothing is lost, and both are told", async () => {
  await Promise.all([openEditor(olga, CORAL_KEY), reopenEditor(eva, CORAL_KEY)]);
  await expect(getPrice(eva)).toHaveValue("1066");
  await getSummary(eva).fill("Lo que Eva escribió.");
  await getFields(getForm(olga), "Adult (US dollars)").first().fill("1071");
  await publish(olga);
  await expect(olga.getByText("Changes saved", { exact: true })).toBeVisible();

  const told = eva.getByText(/olga guardó esta entrada .*mientras usted la tiene abierta/).first();
  await expect(told).toBeVisible();
  // Another price of the same file: each field keeps what its person wrote.
  const child = getFields(getForm(eva), "Niño (dólares)").first();
  await child.fill("733");
  await publish(eva, SPANISH.publish);
  const refusal = eva
    .getByRole("complementary")
    .getByRole("alert")
    .filter({ hasText: "No se guardó: esta entrada se cambió por olga" });
  await expect(refusal.getByLabel("Guardado ahora: 1071")).toBeChecked();
  expect(await readOffer("es")).not.toContain("Lo que Eva escribió.");
  await refusal.getByRole("button", { name: "Usar lo elegido" }).click();
  await expect(getPrice(eva)).toHaveValue("1071");
  await expect(getSummary(eva)).toHaveValue("Lo que Eva escribió.");
  await save(eva);
  expect(await readOffer("es")).toContain("summary: Lo que Eva escribió.");
  expect(await readFacts()).toMatch(/adult: 1071\n\s+child: 733\n/);
  expect(await getAuthors(agency, 2)).toEqual([OF_EVA, `${OLGA.name} <${OLGA.email}>`]);
  const toldToo = olga.getByText(/Eva Díaz saved this entry .*while you have it open here/).first();
  await expect(toldToo).toBeVisible();
});

test("the colleague brings an earlier version back", async () => {
  const before = await readOffers();
  await getPrice(eva).fill("1099");
  await save(eva);
  answerDialogs(eva, true);
  await eva.getByRole("button", { name: "Versiones anteriores" }).click();
  const dialog = eva.getByRole("dialog", { name: "Versiones anteriores" });
  await dialog.getByText("Qué cambió").first().click();
  await expect(dialog.getByText("Antes: 1071").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Recuperar esta versión" }).first().click();
  await expect.poll(() => readOffers()).toEqual(before);
  expect(await getAuthors(agency, 1)).toEqual([OF_EVA]);
  await expect(getPrice(eva)).toHaveValue("1071", { timeout: 90_000 });
});

test("the owner ends all sessions of the colleague, who keeps what was typed and saves nothing", async () => {
  await getSummary(eva).fill("Demasiado tarde.");
  answerDialogs(olga, true);
  await olga.goto("/admin/people");
  await olga.getByRole("button", { name: `Sign out everywhere: ${EVA.name}` }).click();
  await expect(olga.getByText(`${EVA.name} is signed out everywhere.`)).toBeVisible();
  await publish(eva, SPANISH.publish);
  await expect(eva.getByText(/Su sesión terminó\. Lo que escribió sigue aquí/).first()).toBeVisible();
  await expect(getSummary(eva)).toHaveValue("Demasiado tarde.");
  expect(await askWhoIsSignedIn(eva)).toBe(401);
  expect(await readOffer("es")).not.toContain("Demasiado tarde.");
});
