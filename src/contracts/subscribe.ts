import { z } from "zod";

import { code, email, honeypot, lang, optionalLine } from "./fields";
import { TEXT_LIMITS } from "./limits";

/** Body of `POST /api/subscribe`. */
export const subscribeRequestSchema = z.strictObject(
  { email: email(), lang: lang(), source: optionalLine(TEXT_LIMITS.source), website: honeypot() },
  code("invalid"),
);

export type SubscribeRequest = z.output<typeof subscribeRequestSchema>;
