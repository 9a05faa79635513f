import { z } from "zod";

import { HONEYPOT_FIELD, TEXT_LIMITS } from "../config/forms";
import { email, honeypot, idempotencyKey, lang, requiredLine, optionalLine } from "./fields";

/** Body of `POST /api/registration`: a new member of staff asks for access to `/admin`. */
export const registrationRequestSchema = z.strictObject({
  name: requiredLine(TEXT_LIMITS.name),
  email: email(),
  /** In which the person is written to. */
  language: lang(),
  about: requiredLine(TEXT_LIMITS.about),
  /** Of the page. */
  lang: lang(),
  idempotencyKey: idempotencyKey().optional(),
  [HONEYPOT_FIELD]: honeypot(),
});

export type RegistrationRequest = z.output<typeof registrationRequestSchema>;

export const subscribeRequestSchema = z.strictObject({
  email: email(),
  lang: lang(),
  source: optionalLine(TEXT_LIMITS.source),
  [HONEYPOT_FIELD]: honeypot(),
});

export type SubscribeRequest = z.output<typeof subscribeRequestSchema>;
