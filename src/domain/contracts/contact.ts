import { z } from "zod";

import { LEAST_PARTY } from "../booking/choice-keys";
import { PICKUP_KINDS, SHIP_CLOCKS } from "../config/booking";
import { HONEYPOT_FIELD, TEXT_LIMITS } from "../config/forms";
import { COLLECTIONS, PORTS } from "../config/offer";
import {
  isBlank,
  day,
  email,
  honeypot,
  idempotencyKey,
  lang,
  offerKey,
  optionalLine,
  optionalPhone,
  persons,
  requiredLine,
  optionalText,
  time,
} from "./fields";
import { LIST_LIMIT } from "../booking/list";

export const partySchema = z.object({
  adults: persons(LEAST_PARTY.adults).optional(),
  children: persons(LEAST_PARTY.children).optional(),
  smallChildren: persons(LEAST_PARTY.smallChildren).optional(),
});

const askedOfferFields = {
  service: offerKey(),
  collection: z.enum(COLLECTIONS).optional(),
  port: z.enum(PORTS).optional(),
  date: day().optional(),
  ...partySchema.shape,
};

/** Of a list the ship's times alone: where somebody stays is private, and no part of a list. */
const listedShip = z.strictObject({
  kind: z.literal("cruise"),
  shipDocked: time().optional(),
  shipAllAboard: time().optional(),
  shipClock: z.enum(SHIP_CLOCKS).optional(),
});

/** The offers of a whole list in one enquiry, each with what was chosen of it, in the names of a single one. */
const askedOffers = z
  .array(z.strictObject({ ...askedOfferFields, pickup: listedShip.optional() }))
  .min(1)
  .max(LIST_LIMIT);

export type AskedOffer = z.output<typeof askedOffers>[number];

/** The offer that an address asks for, e.g. `?service=saona-island&collection=excursions`. */
export const askedOfferSchema = z.object({ service: offerKey(), collection: z.enum(COLLECTIONS) });

/** Body of `POST /api/contact`: a question, or a booking enquiry, which says enough without a message. */
export const contactRequestSchema = z
  .strictObject({
    name: requiredLine(TEXT_LIMITS.name),
    lastname: optionalLine(TEXT_LIMITS.lastname),
    email: email(),
    phone: optionalPhone(),
    message: optionalText(TEXT_LIMITS.message),
    lang: lang(),
    ...askedOfferFields,
    service: askedOfferFields.service.optional(),
    pickup: z
      .strictObject({
        kind: z.enum(PICKUP_KINDS),
        place: optionalLine(TEXT_LIMITS.place),
        shipDocked: time().optional(),
        shipAllAboard: time().optional(),
        shipClock: z.enum(SHIP_CLOCKS).optional(),
      })
      .optional(),
    offers: askedOffers.optional(),
    source: optionalLine(TEXT_LIMITS.source),
    idempotencyKey: idempotencyKey().optional(),
    [HONEYPOT_FIELD]: honeypot(),
  })
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
