import { z } from "zod";

import { PICKUP_KINDS, SHIP_CLOCKS } from "../config/booking";
import { HONEYPOT_FIELD } from "../config/forms";
import { COLLECTIONS } from "../config/offer";
import { askedOfferFields, askedOffers } from "./asked-offers";
import { isBlank } from "./clean-text";
import {
  code,
  email,
  honeypot,
  idempotencyKey,
  lang,
  offerKey,
  optionalLine,
  optionalPhone,
  requiredLine,
  optionalText,
  time,
} from "./fields";
import { TEXT_LIMITS } from "./limits";

/** The offer that an address asks for, e.g. `?service=saona-island&collection=excursions`. */
export const askedOfferSchema = z.object({ service: offerKey(), collection: z.enum(COLLECTIONS) });

/** Body of `POST /api/contact`: a question, or a booking enquiry, which says enough without a message. */
export const contactRequestSchema = z
  .strictObject(
    {
      name: requiredLine(TEXT_LIMITS.name),
      lastname: optionalLine(TEXT_LIMITS.lastname),
      email: email(),
      phone: optionalPhone(),
      message: optionalText(TEXT_LIMITS.message),
      lang: lang(),
      ...askedOfferFields,
      service: askedOfferFields.service.optional(),
      pickup: z
        .strictObject(
          {
            kind: z.enum(PICKUP_KINDS, code("invalid")),
            place: optionalLine(TEXT_LIMITS.place),
            shipDocked: time().optional(),
            shipAllAboard: time().optional(),
            shipClock: z.enum(SHIP_CLOCKS, code("invalid")).optional(),
          },
          code("invalid"),
        )
        .optional(),
      offers: askedOffers.optional(),
      source: optionalLine(TEXT_LIMITS.source),
      idempotencyKey: idempotencyKey().optional(),
      [HONEYPOT_FIELD]: honeypot(),
    },
    code("invalid"),
  )
  .refine(
    ({ message, service, offers }) => !isBlank(message) || service !== undefined || offers !== undefined,
    {
      path: ["message"],
      error: "required",
      // All mistakes at once: this one is looked for also when other fields have some.
      when: ({ value, issues }) =>
        typeof value === "object" &&
        value !== null &&
        "message" in value &&
        !issues.some(({ path }) => path?.[0] === "message"),
    },
  );

/** Cleaned, with "" for texts left out. */
export type ContactRequest = z.output<typeof contactRequestSchema>;
