import { useEffect, useId, useRef, useState } from "react";

import * as shared from "../../styles/shared.module.css";
import * as styles from "./catalog-form.module.css";
import { LabelledInput, SelectField } from "../form/field";
import { CATEGORY_TAGS, GUEST_NEEDS, PORTS, WEEKDAYS } from "../../domain/config/offer";
import { useFrame, useLocale } from "../ui/locale-context";
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

const LIMITS = { age: 99, priceFrom: 100_000, priceTo: 100_000 } as const;

interface MoreFiltersProps {
  filters: Filters;
  /** On narrow screens the style shows them, without a fold, in the open sheet. */
  isSheetOpen: boolean;
}

/** The rarely used filters, folded away and rendered once they are opened; the summary says how many of them are set. */
export function MoreFilters({ filters, isSheetOpen }: MoreFiltersProps) {
  const { t } = useLocale();
  const { ports, pricesOn } = useFrame();
  const priceNote = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const count = countMore(filters);
  const toOptions = <Value extends string>(values: readonly Value[], getLabel: (value: Value) => string) =>
    values.map((value) => ({ value, label: getLabel(value) }));
  const selects = [
    ["port", "anyPort", toOptions(PORTS, (port) => ports.find(({ key }) => key === port)?.name ?? port)],
    ["duration", "anyDuration", toOptions(DURATIONS, (value) => t(`catalog.durations.${value}`))],
    ["day", "anyDay", toOptions(WEEKDAYS, (value) => t(`offer.weekdays.${value}`))],
  ] as const;

  /** A whole number; empty is none. */
  const renderNumber = (name: keyof typeof LIMITS, describedBy?: string) => (
    <LabelledInput
      key={name}
      label={t(`catalog.${name}`)}
      type="number"
      inputMode="numeric"
      min={0}
      max={LIMITS[name]}
      value={filters[name] ?? ""}
      aria-describedby={describedBy}
      onChange={({ target: { valueAsNumber: number } }) =>
        typeFilters({
          [name]: Number.isNaN(number) ? undefined : Math.min(LIMITS[name], Math.max(0, Math.trunc(number))),
        })
      }
    />
  );

  // They may have been opened before the page's scripts had come.
  useEffect(() => setIsOpen(details.current?.open === true), []);

  return (
    <details
      ref={details}
      className={styles.more}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {count === 0 ? t("catalog.more") : t("catalog.moreSet", { count })}
      </summary>
      {(isOpen || isSheetOpen) && (
        <>
          <div className={styles.row}>
            {selects.map(([name, any, options]) => (
              <SelectField<string>
                key={name}
                label={t(`catalog.${name}`)}
                value={filters[name]}
                any={t(`catalog.${any}`)}
                options={options}
                onChange={(value) => changeFilters({ [name]: value })}
              />
            ))}
            {renderNumber("age")}
          </div>
          {pricesOn && (
            <fieldset className={styles.group}>
              <legend>{t("catalog.price")}</legend>
              <p className={shared.note} id={priceNote}>
                {t("catalog.priceNote")}
              </p>
              <div className={styles.row}>
                {renderNumber("priceFrom", priceNote)}
                {renderNumber("priceTo", priceNote)}
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
        </>
      )}
    </details>
  );
}
