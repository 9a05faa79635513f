import type { z } from "zod";

import { KEY } from "../domain/config/patterns";
import { answerSchema, partnerSchema, letterSchema, teamMemberSchema } from "./schema/collections";
import type { ConceptSchema } from "./schema/fields";
import { offerSchema } from "./schema/offer";
import {
  catalogPageSchema,
  contactPageSchema,
  homePageSchema,
  listPageSchema,
  newsletterPageSchema,
  notFoundPageSchema,
  registrationPageSchema,
  termsPageSchema,
} from "./schema/pages";
import {
  inboxSettingsSchema,
  navigationSettingsSchema,
  noticeSettingsSchema,
  portsSettingsSchema,
  reviewSettingsSchema,
  siteSettingsSchema,
} from "./schema/settings";

/** Every single file of `content/` (without `.json`), the GraphQL type it becomes and its schema. */
export const CONTENT_FILES = {
  "pages/home": { type: "HomePage", schema: homePageSchema },
  "pages/excursions": { type: "ListPage", schema: listPageSchema },
  "pages/activities": { type: "ListPage", schema: listPageSchema },
  "pages/services": { type: "ListPage", schema: listPageSchema },
  "pages/catalog": { type: "CatalogPage", schema: catalogPageSchema },
  "pages/contact": { type: "ContactPage", schema: contactPageSchema },
  "pages/not-found": { type: "NotFoundPage", schema: notFoundPageSchema },
  "pages/terms": { type: "TermsPage", schema: termsPageSchema },
  "pages/reviews": { type: "TermsPage", schema: termsPageSchema },
  "pages/registration": { type: "RegistrationPage", schema: registrationPageSchema },
  "pages/newsletter": { type: "NewsletterPage", schema: newsletterPageSchema },
  "settings/site": { type: "SiteSettings", schema: siteSettingsSchema },
  "settings/ports": { type: "PortsSettings", schema: portsSettingsSchema },
  "settings/navigation": { type: "NavigationSettings", schema: navigationSettingsSchema },
  "settings/notice": { type: "NoticeSettings", schema: noticeSettingsSchema },
  "settings/inbox": { type: "InboxSettings", schema: inboxSettingsSchema },
  "settings/reviews": { type: "ReviewSettings", schema: reviewSettingsSchema },
} as const satisfies Record<string, { type: string; schema: z.ZodObject }>;

export type ContentFile = keyof typeof CONTENT_FILES;

/** Tells whether `content/` is to have a file of this name. */
export function isContentFile(name: string): name is ContentFile {
  return Object.hasOwn(CONTENT_FILES, name);
}

const OWNERS_CONTENT: readonly string[] = ["settings/inbox", "settings/reviews", "partners"];

/** Tells whether a file or folder (its path in `content/`, with or without `.json`) is for owners alone. */
export function isForOwners(path: string): boolean {
  const name = path.replace(/\.json$/, "");
  return OWNERS_CONTENT.some((own) => name === own || name.startsWith(`${own}/`));
}

/** The fields of `settings/site` that decide where the guests' mails, calls and chats go: owners alone change them. */
export const CONTACT_FIELDS = ["email", "mail_from", "phone", "whatsappNumber"] as const;

/** Collections of files in JSON that staff add to and delete from: a folder of `content/` each. Of them the site itself shows the team alone. */
export const JSON_COLLECTIONS = {
  answers: { schema: answerSchema },
  letters: { schema: letterSchema },
  partners: { schema: partnerSchema },
  team: { schema: teamMemberSchema },
} as const satisfies Record<string, { schema: ConceptSchema }>;

export type JsonCollection = keyof typeof JSON_COLLECTIONS;

/** Tells whether a folder of `content/` holds such a collection. */
export function isJsonCollection(name: string): name is JsonCollection {
  return Object.hasOwn(JSON_COLLECTIONS, name);
}

/** Returns the schema of one language of a file (its path in `content/` without `.json`); `undefined` for a name that no file may have. */
export function getContentSchema(name: string): ConceptSchema | undefined {
  if (isContentFile(name)) return CONTENT_FILES[name].schema;
  const [folder = "", key = "", ...rest] = name.split("/");
  return isJsonCollection(folder) && KEY.test(key) && rest.length === 0
    ? JSON_COLLECTIONS[folder].schema
    : undefined;
}

/** Returns the schema of what the editor edits as one form: `offer`, `pages/home`, `answers`. */
export function getConceptSchema(concept: string): ConceptSchema | undefined {
  if (concept === "offer") return offerSchema;
  return isJsonCollection(concept) ? JSON_COLLECTIONS[concept].schema : getContentSchema(concept);
}
