import { useId, useState } from "react";

import { getAdmittedKinds } from "../../booking/admitted-party";
import { getAgencyDay } from "../../booking/calendar-day";
import type { Choice } from "../../booking/choice";
import { LEAST_PARTY } from "../../booking/choice-keys";
import { getDayProblem, getNextDays } from "../../booking/running-days";
import * as controls from "../../components/form/control.module.css";
import { SelectField } from "../../components/form/select-field";
import { formatDay } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./choice-fields.module.css";
import type { ListedOffer, ListSettings } from "./listed-offer";

interface ChoiceFieldsProps extends ListedOffer {
  settings: ListSettings;
  onChange: (choice: Choice) => void;
}

const LARGEST_OFFERED = 20;

function getCountOptions(min: number, chosen: number) {
  const counts = Array.from({ length: LARGEST_OFFERED - min + 1 }, (_, index) => min + index);
  if (chosen > LARGEST_OFFERED) counts.push(chosen);
  return counts.map((count) => ({ value: `${count}`, label: `${count}` }));
}

/** Changes one part of a choice, or takes it out. */
function change(choice: Choice, part: Partial<Record<keyof Choice, unknown>>): Choice {
  return Object.fromEntries(
    Object.entries({ ...choice, ...part }).filter(([, value]) => value !== undefined && value !== ""),
  ) as unknown as Choice;
}

/** The day, the port and the party of one offer of the list. */
export function ChoiceFields({ offer, choice, settings, onChange }: ChoiceFieldsProps) {
  const { locale, t } = useLocale();
  const id = useId();
  const [now] = useState(Date.now);
  const { ports, booking: rules } = settings;
  const when = { offer, port: choice.port, rules, now };
  const problem = choice.date === undefined ? undefined : getDayProblem(choice.date, when);
  const [nextDay] = problem ? getNextDays(when, 1, problem === "sold-out" ? choice.date : "") : [];
  return (
    <div className={styles.fields}>
      <div className={controls.field}>
        <label htmlFor={`${id}-date`}>{t("shortlist.date")}</label>
        <input
          id={`${id}-date`}
          type="date"
          className={controls.control}
          min={getAgencyDay(now)}
          value={choice.date ?? ""}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => onChange(change(choice, { date: event.target.value }))}
        />
      </div>
      {offer.ports.length > 0 && (
        <SelectField
          label={t("shortlist.port")}
          value={choice.port}
          any={t("shortlist.noPort")}
          options={ports
            .filter(({ key }) => offer.ports.includes(key))
            .map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(port) => onChange(change(choice, { port }))}
        />
      )}
      {getAdmittedKinds(offer).map((kind) => (
        <SelectField
          key={kind}
          className={`${controls.field} ${styles.count}`}
          label={t(`shortlist.${kind}`)}
          value={`${choice[kind]}`}
          options={getCountOptions(LEAST_PARTY[kind], choice[kind])}
          onChange={(count) => onChange(change(choice, { [kind]: Number(count) }))}
        />
      ))}
      {problem && (
        <p className={`${controls.problem} ${styles.problem}`} id={`${id}-problem`} role="status">
          {nextDay === undefined
            ? t("booking.days.none")
            : t(`shortlist.problem.${problem}`, { day: formatDay(nextDay, locale) })}
        </p>
      )}
    </div>
  );
}
