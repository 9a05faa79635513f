import { expect, type Page } from "@playwright/test";

import { LOCALE_CODES, type Locale } from "../../src/config/locales";
import { type Agency, countCommits, getAuthors, getChangedPaths, readKept } from "./agency";
import { expectState, getFields, getForm, openEditor, publish, reopenEditor } from "./editor";
import { getOffer } from "./fixture";
import {
  expectBarePicture,
  getPrice,
  getSummary,
  publishCameraPicture,
  save,
  SPANISH,
} from "./staff-editing";
import {
  askForAccess,
  askWhoIsSignedIn,
  followWelcome,
  letIn,
  openDevicePage,
  signInByCode,
  signInByLink,
  signInByPasskey,
  type StaffMember,
} from "./staff-way-in";

/** The story as far as it has come. */
export interface Story {
  agency: Agency;
  /** The owner's browser, when she has signed in. */
  olga?: Page;
  /** The colleague's browser. */
  eva?: Page;
}

type Chapter = (story: Story) => Promise<void>;

export const OLGA = { name: "olga", email: "olga@example.com", locale: "en" } as const satisfies StaffMember;
const EVA = { name: "Eva Díaz", email: "eva@example.com", locale: "es" } as const satisfies StaffMember;
const OF_EVA = `${EVA.name} <${EVA.email}>`;
const CORAL_KEY = "excursions/entries/coral-key";

/** The editor looks for another person's save every 20 s; in the story every second. */
function lookOften(): void {
  const [usual, often] = [20_000, 1000];
  const start = window.setInterval.bind(window);
  window.setInterval = ((run: () => void, ms?: number) =>
    start(run, ms === usual ? often : ms)) as typeof window.setInterval;
}

async function openDesk({ agency }: Story, locale: string): Promise<Page> {
  const desk = await openDevicePage(agency.browser, {
    ...{ baseURL: agency.address, locale, viewport: { width: 1600, height: 1000 } },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await desk.addInitScript(lookOften);
  return desk;
}

function getDesks({ olga, eva }: Story): { olga: Page; eva: Page } {
  if (!olga || !eva) throw new Error("Nobody is signed in yet: the chapters before this one have to run.");
  return { olga, eva };
}

const getPath = (locale: Locale) => getOffer("coral-key", locale).path;
const readOffer = async (agency: Agency, locale: Locale) =>
  (await readKept(agency, `content/excursions/coral-key/${locale}.md`)).toString();
const readFacts = async (agency: Agency) =>
  (await readKept(agency, "content/excursions/coral-key/offer.yml")).toString();
const readOffers = (agency: Agency) =>
  Promise.all([readFacts(agency), ...LOCALE_CODES.map((locale) => readOffer(agency, locale))]);

/** Answers every question of the window: those before leaving with yes, all others with `answer`. */
function answerDialogs(page: Page, answer: boolean): void {
  page.removeAllListeners("dialog");
  page.on("dialog", (dialog) => {
    void (answer || dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss());
  });
}

function tellTraffic({ takeTraffic }: Agency, what: string): void {
  if (takeTraffic) console.log(`${what}: ${takeTraffic()}`);
}

const signIn: Chapter = async (story) => {
  const { agency } = story;
  const { mailbox } = agency;
  story.olga = await openDesk(story, "en-US");
  await signInByLink(story.olga, mailbox, OLGA);
  const [cookie] = await story.olga.context().cookies();
  const isSecure = agency.address.startsWith("https:");
  const name: unknown = isSecure ? "__Host-staff" : expect.stringMatching(/^staff-\d+$/);
  expect(cookie).toMatchObject({ name, secure: isSecure, httpOnly: true, sameSite: "Strict", path: "/" });

  const phone = await openDevicePage(agency.browser, {
    ...{ baseURL: agency.address, locale: "en-US", viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  await phone.goto(`${agency.address.replace("https:", "http:")}/admin/sign-in`);
  expect(new URL(phone.url()).origin).toBe(agency.address);
  await signInByCode(phone, mailbox, OLGA);
  const mails = mailbox.countMails(OLGA.email);
  await signInByPasskey(phone, OLGA);
  expect(mailbox.countMails(OLGA.email)).toBe(mails);
  await phone.context().close();
};

const letColleagueIn: Chapter = async (story) => {
  const { agency } = story;
  story.eva = await openDesk(story, "es-ES");
  const { olga, eva } = getDesks(story);
  const before = agency.mailbox.countMails(OLGA.email);
  await askForAccess(eva, EVA, "Trabajo en el muelle de Bayahíbe.");
  expect(await askWhoIsSignedIn(eva)).toBe(401);
  await letIn(olga, agency.mailbox, OLGA, before);
  await followWelcome(eva, agency.mailbox, EVA);
};

const changePrice: Chapter = async (story) => {
  const { agency } = story;
  const { eva } = getDesks(story);
  const before = await countCommits(agency);
  await openEditor(eva, CORAL_KEY);
  await getPrice(eva).fill("1066");
  await getFields(getForm(eva), SPANISH.summary).fill("Two hours in the island.");
  await getSummary(eva).fill("Dos horas en la isla.");
  agency.takeTraffic?.();
  await save(eva);
  tellTraffic(agency, "A price and a text in two languages");
  await agency.expectServed?.(getPath("en"), "Two hours in the island.");
  await agency.expectServed?.(getPath("es"), "Dos horas en la isla.");
  await expectState(eva, agency.savedWords);
  expect(await readFacts(agency)).toContain("adult: 1066");
  expect(await readOffer(agency, "es")).toContain("summary: Dos horas en la isla.");
  expect([await countCommits(agency), ...(await getAuthors(agency, 1))]).toEqual([before + 1, OF_EVA]);
};

const uploadPhoto: Chapter = async (story) => {
  const { agency } = story;
  const { eva } = getDesks(story);
  const before = await countCommits(agency);
  const description = "Una barca gris delante de la playa";
  const { taken, upload, request } = await publishCameraPicture(eva, description, () => {
    agency.takeTraffic?.();
  });
  tellTraffic(agency, "A photo");
  const path = (await getChangedPaths(agency)).find((changed) => changed.endsWith(".jpg"));
  const stored = await readKept(agency, path ?? "no picture was stored");
  await expectBarePicture(upload);
  await expectBarePicture(stored);
  const kilobytes = [taken, upload.length, request, stored.length].map((bytes) => Math.round(bytes / 1000));
  console.log(`A photo as taken, as it travels, its request, as stored (kB): ${kilobytes.join(", ")}`);
  expect(request).toBeLessThan(taken);
  expect([await countCommits(agency), ...(await getAuthors(agency, 1))]).toEqual([before + 1, OF_EVA]);
  await agency.expectServed?.(getPath("it"), description);
};

const changeTogether: Chapter = async (story) => {
  const { agency } = story;
  const { olga, eva } = getDesks(story);
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
  expect(await readOffer(agency, "es")).not.toContain("Lo que Eva escribió.");
  await refusal.getByRole("button", { name: "Usar lo elegido" }).click();
  await expect(getPrice(eva)).toHaveValue("1071");
  await expect(getSummary(eva)).toHaveValue("Lo que Eva escribió.");
  await save(eva);
  expect(await readOffer(agency, "es")).toContain("summary: Lo que Eva escribió.");
  expect(await readFacts(agency)).toMatch(/adult: 1071\n\s+child: 733\n/);
  expect(await getAuthors(agency, 2)).toEqual([OF_EVA, `${OLGA.name} <${OLGA.email}>`]);
  const toldToo = olga.getByText(/Eva Díaz saved this entry .*while you have it open here/).first();
  await expect(toldToo).toBeVisible();
};

const bringBack: Chapter = async (story) => {
  const { agency } = story;
  const { eva } = getDesks(story);
  const before = await readOffers(agency);
  await getPrice(eva).fill("1099");
  await save(eva);
  answerDialogs(eva, true);
  await eva.getByRole("button", { name: "Versiones anteriores" }).click();
  const dialog = eva.getByRole("dialog", { name: "Versiones anteriores" });
  await dialog.getByText("Qué cambió").first().click();
  await expect(dialog.getByText("Antes: 1071").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Recuperar esta versión" }).first().click();
  await expect.poll(() => readOffers(agency)).toEqual(before);
  expect(await getAuthors(agency, 1)).toEqual([OF_EVA]);
  await expect(getPrice(eva)).toHaveValue("1071", { timeout: 90_000 });
};

const shutOut: Chapter = async (story) => {
  const { agency } = story;
  const { olga, eva } = getDesks(story);
  await getSummary(eva).fill("Demasiado tarde.");
  answerDialogs(olga, true);
  await olga.goto("/admin/people");
  await olga.getByRole("button", { name: `Sign out everywhere: ${EVA.name}` }).click();
  await expect(olga.getByText(`${EVA.name} is signed out everywhere.`)).toBeVisible();
  await publish(eva, SPANISH.publish);
  await expect(eva.getByText(/Su sesión terminó\. Lo que escribió sigue aquí/).first()).toBeVisible();
  await expect(getSummary(eva)).toHaveValue("Demasiado tarde.");
  expect(await askWhoIsSignedIn(eva)).toBe(401);
  expect(await readOffer(agency, "es")).not.toContain("Demasiado tarde.");
};

/** What staff do from the first sign-in on, one chapter after the other; each checks what it tells. */
export const STAFF_STORY: readonly [title: string, expectChapter: Chapter][] = [
  ["the owner signs in by the link of a mail, on a phone by code, and there by fingerprint", signIn],
  ["a colleague asks for access, and is let in from the mail", letColleagueIn],
  ["the colleague changes a price, and a text in two languages", changePrice],
  ["a photo of 6.6 MB travels and is stored small, without the place it was taken at", uploadPhoto],
  ["two people change one offer: nothing is lost, and both are told", changeTogether],
  ["the colleague brings an earlier version back", bringBack],
  ["the owner ends all sessions of the colleague, who keeps what was typed and saves nothing", shutOut],
];
