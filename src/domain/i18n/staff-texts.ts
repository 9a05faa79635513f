import type { i18n, KeyPrefix, TFunction } from "i18next";

import type editor from "../../locales/en/editor/texts.json";
import type departures from "../../locales/en/staff/departures.json";
import type enquiries from "../../locales/en/staff/enquiries.json";
import type letters from "../../locales/en/staff/letters.json";
import type me from "../../locales/en/staff/me.json";
import type partners from "../../locales/en/staff/partners.json";
import type people from "../../locales/en/staff/people.json";
import type quick from "../../locales/en/staff/quick.json";
import type reviews from "../../locales/en/staff/reviews.json";
import type shared from "../../locales/en/staff/shared.json";
import type signIn from "../../locales/en/staff/sign-in.json";
import type tables from "../../locales/en/staff/tables.json";
import type today from "../../locales/en/staff/today.json";

/** The texts of each page of staff, those that all pages share, and the headings of the tables that staff download. */
export interface StaffTexts {
  departures: typeof departures;
  enquiries: typeof enquiries;
  letters: typeof letters;
  me: typeof me;
  partners: typeof partners;
  people: typeof people;
  quick: typeof quick;
  reviews: typeof reviews;
  shared: typeof shared;
  "sign-in": typeof signIn;
  tables: typeof tables;
  today: typeof today;
}

/** The texts of the editor, with those that it shares with the other pages of staff. */
export type EditorTexts = typeof editor & {
  shared: typeof shared;
  choices: typeof shared.partnerKinds;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "editor";
    resources: { editor: EditorTexts; staff: StaffTexts };
  }
}

/** A file of `src/locales/<locale>/staff`, or a group in one: `enquiries.list`. */
export type StaffGroup = NonNullable<KeyPrefix<"staff">>;

export type StaffTranslate<Group extends StaffGroup> = TFunction<"staff", Group>;

/** Creates the translate function of a group of texts; its keys are those of the group. */
export function getStaffT<Group extends StaffGroup>(texts: i18n, group: Group): StaffTranslate<Group> {
  return texts.getFixedT(null, "staff", group);
}
