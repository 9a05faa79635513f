import type { z } from "zod";

import type { Locale } from "../domain/config/locales";
import type { CONTENT_FILES, ContentFile } from "./content-files";

/** Which files of `content/` the server reads besides the offers, by the name under which it knows them. */
export const SERVER_SETTINGS = {
  site: "settings/site",
  ports: "settings/ports",
  inbox: "settings/inbox",
  reviews: "settings/reviews",
  notice: "settings/notice",
  contact: "pages/contact",
  newsletter: "pages/newsletter",
} as const satisfies Record<string, ContentFile>;

type SettingsName = keyof typeof SERVER_SETTINGS;
type Parsed<Name extends SettingsName> = z.output<
  (typeof CONTENT_FILES)[(typeof SERVER_SETTINGS)[Name]]["schema"]
>;

/** As their schemas have parsed them, with all defaults. */
export type ServerSettings = { readonly [Name in SettingsName]: Readonly<Record<Locale, Parsed<Name>>> };

/** The file that the build writes for the server, beside `offers.json`. */
export const SERVER_SETTINGS_FILE = "settings.json";

/** The sentences of `src/locales` by language and namespace, beside it. */
export const MESSAGES_FILE = "messages.json";

/** The file that the build writes for the server, beside `offers.json`: the ready-made answers, as the editor shows them. */
export const ANSWERS_FILE = "answers.json";

/** The file that the build writes for the server, beside `offers.json`: the partners of the ledger. Staff alone get what it holds. */
export const PARTNERS_FILE = "partners.json";
