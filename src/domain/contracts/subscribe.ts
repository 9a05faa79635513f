import { z } from "zod";

import { HONEYPOT_FIELD, TEXT_LIMITS } from "../config/forms";
import { email, honeypot, lang, optionalLine } from "./fields";

export const subscribeRequestSchema = z.strictObject({
  email: email(),
  lang: lang(),
  source: optionalLine(TEXT_LIMITS.source),
  [HONEYPOT_FIELD]: honeypot(),
});

export type SubscribeRequest = z.output<typeof subscribeRequestSchema>;
