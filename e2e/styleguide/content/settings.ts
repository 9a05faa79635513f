/*
 * The fixed content of the style guide and its pages. Staff cannot change it, so the pictures of e2e/baselines stay comparable
 * whatever they publish.
 */

/** The agency's settings, as the queries of pages give them. */
export const SITE = {
  brand: "Palmarena",
  company: "Palmarena Tours SRL",
  phone: "+1 809 555 0142",
  whatsappNumber: "+1 809 555 0177",
  email: "hola@palmarena.example",
  address: {
    ...{ street: "Calle Juan Brito 12", town: "Bayahíbe", country: "Dominican Republic" },
    ...{ lat: 18.3706, lon: -68.8389 },
  },
  licence_number: "RNT 0000-PA",
  licence_authority: "Ministry of Tourism of the Dominican Republic",
  licence_register: "https://register.example/",
  opening_hours: "Office every day 8:00–20:00. Phone and chat 24/7.",
  social: {
    facebook: "https://www.facebook.com/palmarena.example",
    instagram: "https://www.instagram.com/palmarena.example",
    tripadvisor: "https://www.tripadvisor.com/palmarena.example",
  },
  booking: { cut_off_hours: 12, days_ahead: 365 },
  pricesOn: true,
  // A service worker would answer requests that the test answers.
  offlineOn: false,
  default_cancellation:
    "Free cancellation up to 24 hours before the pick-up time. After that the full price is due.",
  default_weather: "On the water the captain decides. If we cancel, you choose another day or a full refund.",
  default_payment: "An enquiry costs nothing. You pay on the day, in cash or by card.",
  price_notes: {
    punta_cana_minimum: "Punta Cana: minimum 2 persons.",
    per_two: "The price is for 2 persons, minimum 2 persons.",
    small_children: "Children under 1 metre are free.",
  },
};

/** The words of header, menu and footer. */
export const NAVIGATION = {
  excursions: "Excursions",
  activities: "Activities",
  services: "Services",
  catalog: "Catalogue",
  contact: "Contact",
  explore: "Explore",
  explore_hint: "boats and packages",
  terms: "Terms and conditions",
  footer_action: {
    title: "Not sure which day on the water suits you?",
    text: "Tell us your dates, your hotel or ship and who is travelling. We answer with two or three options.",
    button: "Write to us",
  },
};

/** The words of the newsletter block. */
export const NEWSLETTER = {
  title: "A letter from Bayahíbe",
  text: "New routes, whale season dates and quiet weeks. About one email a month.",
  submit_text: "Subscribe",
  message: "Thanks for contacting!",
  consent: "We first send you an email with a link. You join the list only when you confirm.",
};

/** The ports as maps, filters and booking know them. */
export const PORTS = [
  {
    ...{ key: "bayahibe", name: "Bayahíbe", short_name: "Bayahíbe", lat: 18.371, lon: -68.841 },
    back_aboard_margin_minutes: null,
    ashore_minutes: null,
  },
  {
    ...{ key: "punta-cana", name: "Punta Cana", short_name: "Punta Cana", lat: 18.582, lon: -68.405 },
    back_aboard_margin_minutes: null,
    ashore_minutes: null,
  },
  {
    ...{ key: "la-romana-cruises", name: "La Romana Cruises Zone", short_name: "La Romana (cruises)" },
    ...{ lat: 18.418, lon: -68.958, back_aboard_margin_minutes: 120, ashore_minutes: 45 },
  },
];
