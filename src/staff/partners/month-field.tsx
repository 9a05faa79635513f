import { useStaffLocale, useT } from "../shell/language-context";
import { SelectField } from "../ui/select-field";
import { formatMonth } from "./format-month";
import * as styles from "./partners.module.css";
import { toHash, type Place } from "./place";

interface MonthFieldProps {
  place: Place;
  month: string;
  months: readonly string[];
}

/** The month that is shown; another one is another place, so that the browser goes back to this one. */
export function MonthField({ place, month, months }: MonthFieldProps) {
  const t = useT("partners");
  const locale = useStaffLocale();
  // A month that a link asks for may be older than what is stored.
  const all = months.includes(month) ? months : [...months, month];
  return (
    <div className={styles.month}>
      <SelectField
        label={t("month")}
        value={month}
        options={all.map((name) => [name, formatMonth(name, locale)] as const)}
        onValue={(chosen) => {
          location.hash = toHash({ ...place, month: chosen });
        }}
      />
    </div>
  );
}
