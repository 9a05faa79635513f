import { drawCatalogMap, drawOfficeMap } from "../../../src/map/draw-site-maps";
import { createSpecimenPicture } from "../specimen";
import { BOAT, EXCURSION } from "./offers";
import { PORTS, SITE } from "./settings";

const seo = { title: "Palmarena", description: "Palmarena", keywords: "palmarena" };
const picture = createSpecimenPicture();

export const HOME = {
  seo,
  hero: {
    title: "Saona Island, with pick-up at your hotel",
    subtitle:
      "A day of beach and clear water. We collect you in Bayahíbe, in Punta Cana or at the cruise terminal.",
    ...{ button: "See the excursions", picture, image_tall: picture.image },
  },
  ways: {
    title: "Who is travelling?",
    cruise: { title: "Cruise guests", text: "From La Romana and back before all aboard." },
    families: { title: "Families", text: "Shade, short drives, life jackets in children's sizes." },
    boats: { title: "A boat of your own", text: "Catamaran, yacht or speedboat, with crew." },
  },
  categories: {
    title: "What would you like to do?",
    excursions: { title: "Excursions", text: "Islands, cenotes, whales and old towns.", picture },
    activities: { title: "Activities", text: "Buggies through the cane, a first dive.", picture },
    services: { title: "Services", text: "Airport transfers, a driver for the day, weddings.", picture },
  },
  about: {
    title: "We live where the boats leave",
    text: "Palmarena is a small agency in Bayahíbe, the fishing village from which the boats to Saona set out.",
    features: [
      {
        img: picture,
        title: "Hotel pick-up",
        subtitle: "A van collects you at the lobby or at the pier.",
        shows_licence: false,
      },
      {
        img: picture,
        title: "Certified agency",
        subtitle: "Registered boats and insurance for all.",
        shows_licence: true,
      },
      {
        img: picture,
        title: "Contact 24/7",
        subtitle: "In English, Spanish and Italian.",
        shows_licence: false,
      },
    ],
  },
  team: { title: "The people you will meet", text: "The same faces from the first message on." },
  call_to_action: {
    ...{ title: "Six hours ashore, or a whole week?", text: "Give us your dates.", button: "Plan my day" },
    picture,
  },
  featured: { title: "From our catalogue", text: "Trips our guests ask for most." },
};

/** Who works for the agency. */
export const TEAM = ["Rosanna", "Marco", "Yudelka"].map((name) => ({
  ...{ key: name, name, role: "Guide on Saona", speaks: "Spanish and English", since: 2014 },
  ...{ is_drawn: true, picture },
}));

export const LIST = {
  ...{ title: "Excursions", seo, picture },
  intro: "Half a day or a full one, with transport and a guide who speaks your language.",
};

export const CATALOG = {
  ...{ title: "Catalogue", intro: "Everything that we offer, on one page.", seo },
  ...{ reserve_button: "Reserve now", contact_button: "Contact" },
  ...{ charter_title: "Boats and packages", charter_text: "A boat of your own, with its crew." },
  map: drawCatalogMap([EXCURSION, BOAT], "en"),
};

export const CONTACT = {
  ...{ title: "Contact", intro: "Write to us in English, Spanish or Italian.", seo, picture },
  form_title: "Send an enquiry",
  privacy_note: "We use these details only to answer your enquiry. An enquiry is not yet a booking.",
  map: drawOfficeMap({ name: SITE.brand, lat: SITE.address.lat, lon: SITE.address.lon }, PORTS, "en"),
};

export const TERMS = {
  ...{ upper_title: "Legal", title: "Terms and conditions", updated: "Version of 1 November 2026", seo },
  body:
    "<h2>1. Who we are</h2><p>Palmarena Tours SRL, <a href='/contact'>Bayahíbe</a>.</p>" +
    "<h2>2. Prices</h2><p>In US dollars, taxes included.</p><ul><li>By card</li><li>In cash</li></ul>",
};

export const NOT_FOUND = { picture };
