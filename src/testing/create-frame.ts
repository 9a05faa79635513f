import type { Locale } from "../domain/config/locales";
import type { Frame } from "../site/ui/locale-context";
import { BOOKING_PORTS } from "./create-bookable-offer";
import { getNamespaces, loadNamespace } from "./load-messages";

/** Creates the agency's settings as the frame's query gives them. */
export function createSite(change: Partial<Queries.FrameSiteFragment> = {}): Queries.FrameSiteFragment {
  return {
    brand: "Acme",
    company: "Acme Tours SRL",
    phone: "+1 555 010 0142",
    whatsappNumber: "+1 555 010 0177",
    email: "hello@example.com",
    licence_number: "RNT 1",
    office_hours: { opens: "08:00", closes: "20:00" },
    pricesOn: true,
    offlineOn: true,
    address: { street: "Calle 12", town: "Bayahíbe", country: "Dominican Republic" },
    social: {
      facebook: "https://facebook.example/acme",
      instagram: "https://instagram.example/acme",
      tripadvisor: "https://tripadvisor.example/acme",
    },
    ...change,
  };
}

/** Creates the words of header, menu and footer. */
function createNavigation(): Queries.FrameNavigationFragment {
  return {
    excursions: "Excursions",
    activities: "Activities",
    services: "Services",
    catalog: "Catalogue",
    contact: "Contact",
    explore: "Explore",
    explore_hint: "boats",
    terms: "Terms and conditions",
    footer_action: { title: "Not sure?", text: "Tell us your dates.", button: "Write to us" },
  };
}

/** Creates the words of the newsletter block. */
function createNewsletterBlock(): Queries.NewsletterBlockFragment {
  return {
    title: "Newsletter",
    text: "Once a month.",
    submit_text: "Subscribe",
    message: "Thanks for contacting!",
    consent: "You can leave at any time.",
  };
}

/** Creates what the frame tells all that stands in it. */
export function createFrame(change: Partial<Frame> = {}): Frame {
  return {
    ...createSite(),
    booking: { cut_off_hours: 12, days_ahead: 365 },
    ports: BOOKING_PORTS,
    navigation: createNavigation(),
    newsletter: createNewsletterBlock(),
    dueAfterHours: 2,
    ...change,
  };
}

/** Creates what every page's query brings along for the frame, with the site's real sentences. */
export function createFrameData(locale: Locale, site = createSite()): Queries.FrameFragment {
  const edges = getNamespaces(locale).map((ns) => ({
    node: { ns, language: locale, data: { ...loadNamespace(locale, ns) } },
  }));
  return {
    site: { siteMetadata: { siteUrl: "https://tours.example" } },
    settings: { ...site, booking: { cut_off_hours: 12, days_ahead: 365 } },
    ports: {
      ports: BOOKING_PORTS.map(({ key, name, back_aboard_margin_minutes = null, ashore_minutes = null }) => ({
        ...{ key, name, back_aboard_margin_minutes, ashore_minutes },
      })),
    },
    inbox: { due_after_hours: 2 },
    navigation: createNavigation(),
    notice: null,
    newsletter: createNewsletterBlock(),
    locales: { edges },
  };
}
