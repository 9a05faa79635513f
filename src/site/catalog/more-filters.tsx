import { useId } from "react";

import * as shared from "../../styles/shared.module.css";
import * as styles from "./catalog-form.module.css";
import { LabelledInput, SelectField } from "../form/field";
import { CATEGORY_TAGS, GUEST_NEEDS, PORTS, WEEKDAYS } from "../../domain/config/offer";
import { useFrame } from "../ui/frame-context";
import { useLocale } from "../ui/locale-context";
import { changeFilters, typeFilters } from "./address-query";
import { countMore, DURATIONS, type Filters } from "./filters";

interface CheckGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  note?: string;
  onChange: (chosen: Value[]) => void;
}

export function CheckGroup<Value extends string>({
  legend,
  options,
  chosen,
  note,
  onChange,
}: CheckGroupProps<Value>) {
  const values = options.map(({ value }) => value);
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {note && <p className={shared.note}>{note}</p>}
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((name) => (name === value ? target.checked : chosen.includes(name))))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  max: number;
  describedBy?: string;
  onChange: (value: number | undefined) => void;
}

/** One labelled whole number; empty is no number. */
function NumberField({ label, value, max, describedBy, onChange }: NumberFieldProps) {
  return (
    <LabelledInput
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      value={value ?? ""}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const number = target.valueAsNumber;
        onChange(Number.isNaN(number) ? undefined : Math.min(max, Math.max(0, Math.trunc(number))));
      }}
    />
  );
}

const PRICE_MAX = 100_000;
const AGE_MAX = 99;

/** The rarely used filters, folded away; the summary says how many of them are set. */
export function MoreFilters({ filters }: { filters: Filters }) {
  const { t } = useLocale();
  const { ports, pricesOn } = useFrame();
  const priceNote = useId();
  const count = countMore(filters);
  const toOptions = <Value extends string>(values: readonly Value[], getLabel: (value: Value) => string) =>
    values.map((value) => ({ value, label: getLabel(value) }));
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        {count === 0 ? t("catalog.more") : t("catalog.moreSet", { count })}
      </summary>
      <div className={styles.row}>
        <SelectField
          label={t("catalog.port")}
          value={filters.port}
          any={t("catalog.anyPort")}
          options={toOptions(PORTS, (port) => ports.find(({ key }) => key === port)?.name ?? port)}
          onChange={(port) => changeFilters({ port })}
        />
        <SelectField
          label={t("catalog.duration")}
          value={filters.duration}
          any={t("catalog.anyDuration")}
          options={toOptions(DURATIONS, (value) => t(`catalog.durations.${value}`))}
          onChange={(duration) => changeFilters({ duration })}
        />
        <SelectField
          label={t("catalog.day")}
          value={filters.day}
          any={t("catalog.anyDay")}
          options={toOptions(WEEKDAYS, (value) => t(`offer.weekdays.${value}`))}
          onChange={(day) => changeFilters({ day })}
        />
        <NumberField
          label={t("catalog.age")}
          value={filters.age}
          max={AGE_MAX}
          onChange={(age) => typeFilters({ age })}
        />
      </div>
      {pricesOn && (
        <fieldset className={styles.group}>
          <legend>{t("catalog.price")}</legend>
          <p className={shared.note} id={priceNote}>
            {t("catalog.priceNote")}
          </p>
          <div className={styles.row}>
            <NumberField
              label={t("catalog.priceFrom")}
              value={filters.priceFrom}
              max={PRICE_MAX}
              describedBy={priceNote}
              onChange={(priceFrom) => typeFilters({ priceFrom })}
            />
            <NumberField
              label={t("catalog.priceTo")}
              value={filters.priceTo}
              max={PRICE_MAX}
              describedBy={priceNote}
              onChange={(priceTo) => typeFilters({ priceTo })}
            />
          </div>
        </fieldset>
      )}
      <CheckGroup
        legend={t("catalog.suits")}
        note={t("catalog.needsNote")}
        options={toOptions(GUEST_NEEDS, (value) => t(`catalog.needs.${value}`))}
        chosen={filters.suits}
        onChange={(suits) => changeFilters({ suits })}
      />
      <CheckGroup
        legend={t("catalog.tags")}
        options={toOptions(CATEGORY_TAGS, (value) => t(`offer.tags.${value}`))}
        chosen={filters.tags}
        onChange={(tags) => changeFilters({ tags })}
      />
    </details>
  );
}
