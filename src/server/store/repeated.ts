import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import { toLocale } from "../../config/locales";
import type { NewEnquiry } from "./accept-enquiry";
import type { Tables } from "./tables";

type Content = Pick<NewEnquiry, "locale" | "payload">;

/** What decides whether an enquiry is a repetition. */
export type KeyedEnquiry = Content & Pick<NewEnquiry, "kind" | "idempotencyKey" | "keyReuse">;

/** What the site works out anew at every post, by its clock and the content as it is then. */
const WORKED_OUT = ["told", "problems"];

/** Gets what a visitor said, without what the site said to it. */
function getSaid({ locale, payload }: Content): unknown {
  const json = JSON.stringify({ locale, payload }, (name, value: unknown) =>
    WORKED_OUT.includes(name) ? undefined : value,
  );
  return JSON.parse(json) as unknown;
}

/** How an enquiry relates to those with the same idempotency key; a `new` one is stored under `key`. */
export type KeyCheck =
  | { outcome: "repeated"; reference: string }
  | { outcome: "new"; key: string | null }
  | { outcome: "key-reused" };

/** Gets the names under which a key is stored: it belongs to a form, and, where it may be used again, to what was said. */
export function getKeyNames({
  kind,
  idempotencyKey,
  keyReuse,
  ...content
}: KeyedEnquiry): [string, ...string[]] {
  // Nothing is stored under this name.
  if (idempotencyKey === undefined) return [""];
  const name = `${kind}:${idempotencyKey}`;
  if (keyReuse === "refuse") return [name];
  const hash = createHash("sha256")
    .update(JSON.stringify(getSaid(content)))
    .digest("base64url");
  return [name, `${name}:${hash}`];
}

/** Gets the name of the lock under which posts with the same key decide one after the other. */
export function getKeyLock({ kind, idempotencyKey }: KeyedEnquiry): string {
  return `key:${kind}:${idempotencyKey}`;
}

/** A stored enquiry that has the same key. */
type Known = Pick<Tables["enquiries"], "reference" | "locale" | "payload">;

/** Compares an enquiry with those that came in with the same key from the same form. */
export function checkKey(enquiry: KeyedEnquiry, rows: readonly Known[]): KeyCheck {
  if (enquiry.idempotencyKey === undefined) return { outcome: "new", key: null };
  const names = getKeyNames(enquiry);
  const said = getSaid(enquiry);
  const same = rows.find(({ locale, payload }) =>
    isDeepStrictEqual(
      getSaid({ locale: toLocale(locale), payload: JSON.parse(payload) as Content["payload"] }),
      said,
    ),
  );
  if (same !== undefined) return { outcome: "repeated", reference: same.reference };
  if (rows.length === 0) return { outcome: "new", key: names[0] };
  const free = names[1];
  return free === undefined ? { outcome: "key-reused" } : { outcome: "new", key: free };
}
