import { useLocale } from "../ui/locale-context";

const DAY_HOURS = 24;

/** From here on a period is said in days: "48 hours", but "7 days". */
const SAID_IN_DAYS = 3 * DAY_HOURS;

/** Returns until when an offer can be cancelled free of charge, in words; `undefined` where staff have not said. */
export function useFreeCancellation(hours: number | null | undefined): string | undefined {
  const { t } = useLocale();
  if (hours === null || hours === undefined) return undefined;
  return hours >= SAID_IN_DAYS && hours % DAY_HOURS === 0
    ? t("common.freeUntil.days", { count: hours / DAY_HOURS })
    : t("common.freeUntil.hours", { count: hours });
}
