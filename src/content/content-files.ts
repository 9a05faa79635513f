import type { z } from "zod";

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
  "pages/registration": { type: "RegistrationPage", schema: registrationPageSchema },
  "pages/newsletter": { type: "NewsletterPage", schema: newsletterPageSchema },
  "settings/site": { type: "SiteSettings", schema: siteSettingsSchema },
  "settings/ports": { type: "PortsSettings", schema: portsSettingsSchema },
  "settings/navigation": { type: "NavigationSettings", schema: navigationSettingsSchema },
  "settings/notice": { type: "NoticeSettings", schema: noticeSettingsSchema },
  "settings/inbox": { type: "InboxSettings", schema: inboxSettingsSchema },
} as const satisfies Record<string, { type: string; schema: z.ZodObject }>;

export type ContentFile = keyof typeof CONTENT_FILES;

/** Tells whether `content/` is to have a file of this name. */
export function isContentFile(name: string): name is ContentFile {
  return Object.hasOwn(CONTENT_FILES, name);
}
