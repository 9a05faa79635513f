import { z } from "zod";

import { day, id, lang, offerKey, requiredLine, requiredText } from "./fields";
import { TEXT_LIMITS } from "../config/forms";

/** The days from one on, today without one; of one offer those without guests too. */
export const departureListSchema = z.strictObject({ offer: offerKey().optional(), from: day().optional() });

const departure = () => ({ offer: offerKey(), day: day() });
export const departureSchema = z.strictObject(departure());

export const departureChangeSchema = z.strictObject({ ...departure(), isOpen: z.boolean() });

/** Cancels the day for all who have booked it. Cancelled once more it stays as it is. */
export const departureCancelSchema = z.strictObject({
  ...departure(),
  reason: requiredText(TEXT_LIMITS.message),
});

/** Of one offer, or of all. */
export const calendarAddSchema = z.strictObject({
  name: requiredLine(TEXT_LIMITS.name),
  locale: lang(),
  offer: offerKey().optional(),
});

export const calendarEndSchema = z.strictObject({ id: id(100) });
