import { createHash } from "node:crypto";

import type { LetterContent } from "../../contracts/letters";
import { HttpError } from "../http/http-error";
import { loadLetters } from "../published/load-letters";
import type { Letter } from "../store/letter";
import type { Store } from "../store/store";

/** A letter as it was published last, as it was sent, or both. */
export interface FoundLetter {
  key: string;
  /** What is shown: what was sent, else what would be. */
  content: LetterContent;
  published: LetterContent | undefined;
  sent: { letter: Letter; waiting: number } | undefined;
}

/** Names what a letter says: another text has another version. */
export function getVersion(content: LetterContent): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}

/** Finds a letter by its key; throws 404 when there is none, and none was sent. */
export async function findLetter(store: Store, key: string): Promise<FoundLetter> {
  const published = loadLetters().find((letter) => letter.key === key)?.content;
  const sent = await store.letters.getByKey(key);
  const content = sent?.letter.content ?? published;
  if (content === undefined) throw new HttpError("not-found");
  return { key, content, published, sent };
}
