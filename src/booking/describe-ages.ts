import type { Translate } from "../i18n/message-key";
import type { Ages } from "./admitted-party";

/** Says ages in words: "4 to 11 years", or "up to 11 years". */
export function describeAges(
  ages: Ages,
  t: Translate<"booking.form.ages" | "booking.form.agesUntil">,
): string {
  return t(ages.from > 0 ? "booking.form.ages" : "booking.form.agesUntil", ages);
}
