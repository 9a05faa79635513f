import { FULL_DAY_HOURS, HALF_DAY_HOURS } from "../../domain/config/offer";
import { formatNumber } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";

const HOURS_PER_DAY = 24;

/** Returns an offer's duration in words: `Full day · 10 hours`, `2 hours`, `3 days`; `undefined` when it has none. */
export function useDuration(hours: number | null): string | undefined {
  const { locale, t } = useLocale();
  if (hours === null) return undefined;
  if (hours >= HOURS_PER_DAY) return t("offer.daysCount", { count: Math.round(hours / HOURS_PER_DAY) });
  const inHours = t("offer.hours", { count: hours }).replace(String(hours), formatNumber(hours, locale));
  if (hours >= FULL_DAY_HOURS) return `${t("offer.fullDay")} · ${inHours}`;
  return hours >= HALF_DAY_HOURS ? `${t("offer.halfDay")} · ${inHours}` : inHours;
}
