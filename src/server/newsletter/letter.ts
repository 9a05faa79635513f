import type { Selectable } from "kysely";

import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "../../config/locales";
import type { LetterContent } from "../../contracts/letters";
import type { Tables } from "../platform/database/schema";

/** A letter that was sent, or is being sent. */
export interface Letter {
  id: string;
  key: string;
  status: "sending" | "stopped" | "sent" | "test";
  /** As it was then. */
  content: LetterContent;
  recipients: Record<Locale, number>;
  who: string;
  createdAt: number;
  finishedAt: number | null;
  sent: number;
  failed: number;
  bounced: number;
  unsubscribed: number;
}

/** Reads a letter as it was stored: perhaps before the site had one of its languages. */
function parseContent(json: string): LetterContent {
  const content = JSON.parse(json) as Partial<LetterContent>;
  const texts = LOCALE_CODES.map((locale) => [locale, content[locale] ?? content[DEFAULT_LOCALE]]);
  return Object.fromEntries(texts) as LetterContent;
}

/** Reshapes a row. */
export function toLetter(row: Selectable<Tables["letters"]>): Letter {
  return {
    ...row,
    status: row.status as Letter["status"],
    content: parseContent(row.content),
    recipients: JSON.parse(row.recipients) as Letter["recipients"],
  };
}
