import { z } from "zod";

import { STAFF_ROLES } from "../config/staff";
import { cleanLine } from "./clean-text";
import { code, email, id, lang, requiredLine } from "./fields";
import { TEXT_LIMITS } from "./limits";

export { STAFF_ROLES, type StaffRole } from "../config/staff";

export const STAFF_ACTIONS = [
  "signed-in",
  "session-ended",
  "sessions-ended",
  "profile-changed",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "person-added",
  "role-changed",
  "person-disabled",
  "person-enabled",
  "person-signed-out",
  "link-made",
  "request-accepted",
  "request-refused",
  "content-saved",
  "content-deleted",
  "content-brought-back",
  "text-confirmed",
  "picture-added",
  "picture-deleted",
  "enquiry-changed",
  "enquiry-answered",
  "enquiry-deleted",
  "enquiries-exported",
  "ledger-exported",
  "quote-sent",
  "review-published",
  "review-declined",
  "review-answered",
  "review-removed",
  "letter-tested",
  "letter-sent",
  "letter-stopped",
  "letter-resumed",
  "enquiry-made",
  "booking-made",
  "booking-changed",
  "booking-cancelled",
  "payment-noted",
  "month-closed",
  "accounts-exported",
  "day-closed",
  "day-opened",
  "day-cancelled",
  "calendar-made",
  "calendar-ended",
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Of 1023 bytes at most (WebAuthn level 2, 4), base64url: what some security keys hold is sealed in it. */
const passkeyId = () => id(1364);
const role = () => z.enum(STAFF_ROLES, code("invalid"));
const name = () => requiredLine(TEXT_LIMITS.name);
/** People write one address in several cases; the first one does not count twice. */
const address = () => email().overwrite((value) => value.toLowerCase());

/** Mail me a link and a code. */
export const signInRequestSchema = z.strictObject({ email: address(), lang: lang() }, code("invalid"));

/** That package's server checks the rest. */
export const passkeyResponseSchema = z.looseObject({
  id: passkeyId(),
  rawId: passkeyId(),
  type: z.literal("public-key", code("invalid")),
  response: z.looseObject({}),
  clientExtensionResults: z.looseObject({}),
});
export type PasskeyResponse = z.output<typeof passkeyResponseSchema>;

const secretText = () => z.string(code("invalid")).max(1000, code("invalid"));

/** People copy "123 456" and "123-456" as well. */
const signInCode = () =>
  z
    .string(code("invalid"))
    .overwrite((value) => cleanLine(value).replace(/[\s-]/g, ""))
    .regex(/^\d{6}$/, code("invalid"));

/** One of the four ways to sign in. */
export const sessionRequestSchema = z.union(
  [
    z.strictObject({ token: secretText() }),
    z.strictObject({ email: address(), code: signInCode() }),
    z.strictObject({ key: secretText(), lang: lang().optional() }),
    z.strictObject({ passkey: passkeyResponseSchema }),
  ],
  code("invalid"),
);
export type SessionRequest = z.output<typeof sessionRequestSchema>;

export const meChangeSchema = z.strictObject(
  { name: name().optional(), locale: lang().optional() },
  code("invalid"),
);

/** One device, or all of them, this one included. */
export const sessionsEndSchema = z.union(
  [z.strictObject({ id: id() }), z.strictObject({ all: z.literal(true) })],
  code("invalid"),
);

export const passkeyAddSchema = z.strictObject(
  { name: name(), response: passkeyResponseSchema },
  code("invalid"),
);
export const passkeyRenameSchema = z.strictObject({ id: passkeyId(), name: name() }, code("invalid"));
export const passkeyRemoveSchema = z.strictObject({ id: passkeyId() }, code("invalid"));

export const personAddSchema = z.strictObject(
  { email: address(), name: name(), locale: lang(), role: role() },
  code("invalid"),
);

export const personChangeSchema = z.strictObject(
  {
    id: id(),
    role: role().optional(),
    isDisabled: z.boolean(code("invalid")).optional(),
    endSessions: z.literal(true, code("invalid")).optional(),
  },
  code("invalid"),
);
export type PersonChange = z.output<typeof personChangeSchema>;

/** The staff log, newest first; `before`: the `next` of the page before. */
export const logSchema = z.strictObject({ before: z.string(code("invalid")).optional() }, code("invalid"));

export const REQUEST_DECISIONS = ["accept", "refuse"] as const;
export type RequestDecision = (typeof REQUEST_DECISIONS)[number];

export const requestDecisionSchema = z.strictObject(
  { id: id(), decision: z.enum(REQUEST_DECISIONS, code("invalid")) },
  code("invalid"),
);
