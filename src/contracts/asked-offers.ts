import { z } from "zod";

import { LIST_LIMIT } from "../booking/list";
import { SHIP_CLOCKS } from "../config/booking";
import { COLLECTIONS, PORTS } from "../config/offer";
import { code, day, offerKey, persons, time } from "./fields";

/** Which offer an enquiry is about, and what was chosen of it. */
export const askedOfferFields = {
  service: offerKey(),
  collection: z.enum(COLLECTIONS, code("invalid")).optional(),
  port: z.enum(PORTS, code("invalid")).optional(),
  date: day().optional(),
  adults: persons(1).optional(),
  children: persons(0).optional(),
  smallChildren: persons(0).optional(),
};

/** Of a list the ship's times alone: where somebody stays is private, and no part of a list. */
const listedShip = z.strictObject(
  {
    kind: z.literal("cruise", code("invalid")),
    shipDocked: time().optional(),
    shipAllAboard: time().optional(),
    shipClock: z.enum(SHIP_CLOCKS, code("invalid")).optional(),
  },
  code("invalid"),
);

/** The offers of a whole list in one enquiry, each with what was chosen of it, in the names of a single one. */
export const askedOffers = z
  .array(
    z.strictObject({ ...askedOfferFields, pickup: listedShip.optional() }, code("invalid")),
    code("invalid"),
  )
  .min(1, code("invalid"))
  .max(LIST_LIMIT, code("invalid"));

export type AskedOffer = z.output<typeof askedOffers>[number];
