import type { Page } from "@playwright/test";

import { CONCIERGE_CARD_HASH, getPath } from "../../src/i18n/routes";
import { fillIn } from "../support/form";
import { waitForMail } from "../support/mailbox";
import { getOffer, loadContent } from "../support/fixture";
import { navigate, open } from "../support/open";
import { getTranslator } from "../support/sentences";
import { inventEmail, inventVisitor } from "../support/visitor";

const navigation = loadContent("settings/navigation");

/** A screen that a visitor can see, and how to get there. */
export interface Screen {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** Up to which width of the window it exists; everywhere when not given. */
  maxWidth?: number;
  /** The window at its scroll position, instead of the whole page. */
  isWindowOnly?: boolean;
}

const t = getTranslator("en");

function at(name: string, path: string): Screen {
  return { name, show: (page) => open(page, path) };
}

function getForm(page: Page) {
  return page.getByRole("main").locator("form");
}

async function sendContactForm(page: Page, answer: object): Promise<void> {
  await page.route("**/api/contact", (route) => route.fulfill(answer));
  await open(page, "/contact");
  const { name, email, message } = inventVisitor();
  await fillIn(getForm(page), {
    [t("contact.name")]: name,
    [t("contact.email")]: email,
    [t("contact.message")]: message,
  });
  await getForm(page)
    .getByRole("button", { name: t("contact.submit") })
    .click();
}

async function subscribe(page: Page, email: string): Promise<void> {
  await open(page, "/terms-conditions");
  const block = page.getByRole("contentinfo").locator("form");
  await block.getByRole("textbox").fill(email);
  await block.getByRole("button").click();
}

/** Subscribes and follows a link of the mail: the first confirms, the second ends the subscription. */
async function followMail(page: Page, link: 0 | 1): Promise<void> {
  const email = inventEmail();
  await subscribe(page, email);
  const { text = "" } = await waitForMail("to", email);
  await page.goto((text.match(/http\S+\/api\/\S+/g) ?? [])[link] ?? "");
}

/** Shows a mail as the recipient's mail program would. */
async function showMail(page: Page, header: "to" | "replyTo", address: string): Promise<void> {
  const { html = "" } = await waitForMail(header, address);
  await page.goto("about:blank");
  await page.setContent(html);
}

async function showEnquiryMail(page: Page, header: "to" | "replyTo"): Promise<void> {
  const visitor = inventVisitor();
  await page.request.post("/api/contact", { data: { ...visitor, lang: "en", service: "saona-island" } });
  await showMail(page, header, visitor.email);
}

const PAGES: readonly Screen[] = [
  at("home", "/"),
  at("home-es", "/es"),
  at("excursions", "/excursions"),
  at("activities", "/activities"),
  at("services", "/services"),
  at("catalog", "/catalog"),
  at("contact", "/contact"),
  at("contact-about-offer", "/contact?service=saona-island"),
  at("terms", "/terms-conditions"),
  at("registration", getPath("registration", "en")),
  at("not-found", "/nothing-here"),
];

const OFFERS: readonly Screen[] = [
  at("offer-saona", getOffer("saona-island", "en").path),
  at("offer-saona-it", getOffer("saona-island", "it").path),
  at("offer-for-two", getOffer("buggy-cane-fields", "en").path),
  at("offer-boat", getOffer("sailing-catamaran", "en").path),
  at("offer-without-price", getOffer("beach-wedding", "en").path),
];

const STATES: readonly Screen[] = [
  {
    name: "menu",
    isWindowOnly: true,
    maxWidth: 768,
    async show(page) {
      await open(page, "/excursions");
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("common.menu.open") })
        .click();
      await page.getByRole("dialog").getByText(navigation.en.services).waitFor();
    },
  },
  {
    name: "contact-errors",
    isWindowOnly: true,
    async show(page) {
      await open(page, "/contact");
      await getForm(page)
        .getByRole("button", { name: t("contact.submit") })
        .click();
      await getForm(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "contact-sent",
    isWindowOnly: true,
    async show(page) {
      await sendContactForm(page, { json: { confirmed: true, reference: "PA-TEST7" } });
      await getForm(page).getByText("PA-TEST7").waitFor();
    },
  },
  {
    name: "contact-failed",
    isWindowOnly: true,
    async show(page) {
      await sendContactForm(page, { status: 503, body: "" });
      await getForm(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "newsletter-refused",
    isWindowOnly: true,
    async show(page) {
      await subscribe(page, "ana@");
      await page.getByText(t("newsletter.errors.invalid-email")).waitFor();
    },
  },
  {
    name: "newsletter-sent",
    isWindowOnly: true,
    async show(page) {
      await subscribe(page, inventEmail());
      await page
        .getByText(t("newsletter.sent", { time: "|" }).split("|")[1] ?? "")
        .first()
        .waitFor();
    },
  },
  {
    name: "error",
    async show(page) {
      await page.route("**/page-data/terms-conditions/page-data.json", async (route) => {
        const data = (await (await route.fetch()).json()) as {
          result: { data: object };
        };
        const broken = { ...data.result, data: { ...data.result.data, page: null } };
        await route.fulfill({ json: { ...data, result: broken } });
      });
      await open(page, "/contact");
      await navigate(page, "/terms-conditions");
      await page.getByRole("heading", { level: 1, name: /500/ }).waitFor();
    },
  },
  {
    name: "catalog-map-open",
    maxWidth: 768,
    async show(page) {
      await open(page, "/catalog");
      await page.getByRole("main").locator("summary").getByRole("heading").click();
    },
  },
  {
    name: "catalog-nothing-found",
    show: (page) => open(page, "/catalog?q=snowboard&type=services"),
  },
  {
    name: "shortlist-empty",
    show: (page) => open(page, getPath("shortlist", "en")),
  },
  {
    name: "shortlist",
    show: (page) =>
      open(page, `${getPath("shortlist", "en")}?list=saona-island_port-bayahibe_adults-2.sailing-catamaran`),
  },
  {
    name: "offer-day-chosen",
    isWindowOnly: true,
    async show(page) {
      await open(page, `${getOffer("saona-island", "en").path}?port=bayahibe&adults=2&children=1`);
      await page.getByText(/\$195/).first().waitFor();
      await page.locator("#book").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "offer-pictures",
    isWindowOnly: true,
    async show(page) {
      await open(page, getOffer("saona-island", "en").path);
      await page.getByRole("button", { name: /See all/ }).click();
      await page.getByRole("dialog").getByRole("img").first().waitFor();
    },
  },
  {
    name: "card-to-print",
    show: (page) => open(page, getOffer("saona-island", "en").path + CONCIERGE_CARD_HASH),
  },
  {
    name: "offer-printed",
    async show(page) {
      await page.emulateMedia({ media: "print" });
      await open(page, getOffer("saona-island", "en").path);
    },
  },
];

const SERVER_PAGES: readonly Screen[] = [
  { name: "newsletter-confirm", show: (page) => followMail(page, 0) },
  {
    name: "newsletter-confirmed",
    async show(page) {
      await followMail(page, 0);
      await page.getByRole("main").getByRole("button").click();
    },
  },
  { name: "newsletter-leave", show: (page) => followMail(page, 1) },
  { name: "bad-link", show: (page) => page.goto("/api/subscribe/confirm?token=wrong") },
  { name: "plain-form-sent", show: (page) => page.goto("/api/contact?sent=PA-TEST7&lang=en") },
  { name: "mail-visitor", show: (page) => showEnquiryMail(page, "to") },
  { name: "mail-agency", show: (page) => showEnquiryMail(page, "replyTo") },
  {
    name: "mail-newsletter",
    async show(page) {
      const email = inventEmail();
      await page.request.post("/api/subscribe", { data: { email, lang: "en" } });
      await showMail(page, "to", email);
    },
  },
];

/** Every screen of the site for a design review. */
export const SCREENS: readonly Screen[] = [...PAGES, ...OFFERS, ...STATES, ...SERVER_PAGES];
