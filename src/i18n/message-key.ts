import type booking from "./messages/en/booking.json";
import type card from "./messages/en/card.json";
import type catalogue from "./messages/en/catalogue.json";
import type common from "./messages/en/common.json";
import type contact from "./messages/en/contact.json";
import type form from "./messages/en/form.json";
import type newsletter from "./messages/en/newsletter.json";
import type offer from "./messages/en/offer.json";
import type registration from "./messages/en/registration.json";
import type shortlist from "./messages/en/shortlist.json";

/** The English sentences are the type of all sentences. */
interface EnglishMessages {
  booking: typeof booking;
  card: typeof card;
  catalogue: typeof catalogue;
  common: typeof common;
  contact: typeof contact;
  form: typeof form;
  newsletter: typeof newsletter;
  offer: typeof offer;
  registration: typeof registration;
  shortlist: typeof shortlist;
}

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** Every sentence that a page can ask for, e.g. `offer.bookNow`; of plural forms the stem. */
export type MessageKey = WithoutPlural<Leaves<EnglishMessages>>;
