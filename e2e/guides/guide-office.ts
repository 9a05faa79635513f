import type { BrowserContextOptions, Page } from "@playwright/test";

import { type Agency, openOneMachine } from "../support/agency";
import type { SiteCopy } from "../support/site-copy";
import { OLGA, followWelcome, openDevicePage, signInByLink } from "../support/staff-way-in";
import { BROWSER_LANGUAGES, GUIDE_PIXELS, type GuideLocale } from "./guide-tools";

/** The office that the guides show: an owner, a colleague, and somebody who asks for access. */
export interface GuideOffice {
  agency: Agency;
  /** The owner's browser. */
  owner: Page;
  /** The colleague's browser. */
  colleague: Page;
  stop(): Promise<void>;
}

const OWNER = "Olga Peña";
const COLLEAGUE = { name: "Luis Marte", email: "luis@example.com", locale: "en" } as const;
const NEWCOMER = { name: "Rosa Jiménez", email: "rosa@example.com" } as const;
const ABOUT = {
  en: "I answer the phone at the pier of La Romana.",
  es: "Atiendo el teléfono en el muelle de La Romana.",
} as const;

/** Opens a browser as the guides show it. */
export function openGuideDevice(agency: Agency, locale: GuideLocale, options: BrowserContextOptions = {}) {
  return openDevicePage(agency.browser, {
    ...{ baseURL: agency.address, locale: BROWSER_LANGUAGES[locale], deviceScaleFactor: GUIDE_PIXELS },
    ...{ viewport: { width: 1280, height: 760 }, contextOptions: { reducedMotion: "reduce" }, ...options },
  });
}

/** Sends a call of the staff's side as a page does. */
async function call(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([address, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(address, { method: "POST", headers, body: text })).status;
    },
    [`/api/${path}`, JSON.stringify(body)] as const,
  );
  if (status >= 300) throw new Error(`/api/${path} answered ${status}. Expected success.`);
}

/** Opens the office: its people have names, and are signed in. */
export async function openGuideOffice(
  site: SiteCopy,
  launchOptions: Parameters<typeof openOneMachine>[1],
): Promise<GuideOffice> {
  const agency = await openOneMachine(site, launchOptions);
  const owner = await openGuideDevice(agency, "en");
  await signInByLink(owner, agency.mailbox, OLGA);
  await call(owner, "staff/me.change", { name: OWNER });
  await call(owner, "staff/people.add", { ...COLLEAGUE, role: "staff" });
  const colleague = await openGuideDevice(agency, "en");
  await followWelcome(colleague, agency.mailbox, COLLEAGUE);
  return { agency, owner, colleague, stop: () => agency.stop() };
}

/** Has the owner and the colleague work in a language, and somebody ask for access in it. */
export async function speak({ owner, colleague }: GuideOffice, locale: GuideLocale): Promise<void> {
  for (const page of [owner, colleague]) await call(page, "staff/me.change", { locale });
  await call(colleague, "registration", {
    ...{ ...NEWCOMER, about: ABOUT[locale], language: locale, lang: locale },
  });
}
