import { useId, type KeyboardEvent } from "react";

import * as controls from "../form/control.module.css";
import { SelectField } from "../form/field";
import { useTrip } from "../trip/trip-context";
import { getButtonProps } from "../ui/button-class";
import { COLLECTIONS } from "../../domain/config/offer";
import { useFrame, useLocale } from "../ui/locale-context";
import * as styles from "./catalog-form.module.css";
import { changeFilters, typeFilters } from "./address-query";
import { CheckGroup, MoreFilters } from "./more-filters";
import { countSet, SORTS, WORDS_MAX_LENGTH, type Filters } from "./filters";
import { useSheet } from "./use-sheet";

interface CatalogFormProps {
  filters: Filters;
  /** Of how many kinds the offers are; of one, nobody is asked for it. */
  hasKinds: boolean;
  /** How many offers fit. */
  count: number;
  /** The visitor is about to search. */
  onSearch: () => void;
  /** Says how many were found, and stands above them. */
  getResults: () => HTMLElement | null;
}

/**
 * The search field, the kinds and the filters of a catalog or list. What they say takes effect at once; Enter leads to what was found.
 * On narrow screens the field stays below the header with the count, and the filters are a sheet that it opens.
 */
export function CatalogForm({ filters, hasKinds, count, onSearch, getResults }: CatalogFormProps) {
  const { t } = useLocale();
  const { pricesOn } = useFrame();
  const id = useId();
  const sheetId = useId();
  const { form, button, isOpen, close, toggle } = useSheet();
  const set = countSet(filters);
  const trip = useTrip();
  const sorts = SORTS.filter((value) => pricesOn || value !== "price");

  /** Without a button, and with other fields to type in, a browser does not send a form on Enter. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    if (key !== "Enter" || nativeEvent.isComposing) return;
    if (isOpen) {
      // The button that opens the sheet takes the focus; the same Enter would press it.
      event.preventDefault();
      showResults();
      return;
    }
    // A phone's screen is full of its keyboard and of the form: what was found begins below both.
    if (window.matchMedia("(hover: none)").matches) (nativeEvent.target as HTMLElement).blur();
    getResults()?.scrollIntoView();
  }

  /** Without the sheet the form takes its place on the page again; where its step is taken away, Gatsby scrolls the page to where it was. */
  function showResults() {
    const show = () => getResults()?.scrollIntoView();
    close(() => requestAnimationFrame(() => setTimeout(show)));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-open={isOpen}
      data-kinds={hasKinds}
      role="search"
      aria-label={t("catalog.title")}
      data-needs-script=""
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.bar}>
        <div className={`${controls.field} ${styles.words}`}>
          <label htmlFor={id}>{t("catalog.words")}</label>
          <input
            id={id}
            className={controls.control}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t("catalog.words")}
            maxLength={WORDS_MAX_LENGTH}
            value={filters.words}
            onFocus={onSearch}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              onSearch();
              typeFilters({ words: target.value });
            }}
          />
        </div>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={sheetId}
          onClick={toggle}
          {...getButtonProps("outline")}
        >
          {set === 0 ? t("catalog.filters") : t("catalog.filtersSet", { count: set })}
        </button>
        {/* Above the results the same number is announced. */}
        <p className={styles.count} aria-hidden="true">
          {t("catalog.total", { count })}
        </p>
      </div>
      <div className={styles.sheet} id={sheetId}>
        <SelectField
          label={t("catalog.sort")}
          value={filters.sort}
          options={sorts.map((value) => ({ value, label: t(`catalog.sorts.${value}`) }))}
          onChange={(sort = "best") => changeFilters({ sort })}
        />
        {(trip !== "" || filters.fits) && (
          <CheckGroup
            legend={t("booking.trip.title")}
            options={[{ value: "fits", label: t("booking.trip.fits") }]}
            chosen={filters.fits ? ["fits"] : []}
            onChange={([fits]) => changeFilters({ fits: fits !== undefined })}
          />
        )}
        {hasKinds && (
          <CheckGroup
            legend={t("catalog.type")}
            options={COLLECTIONS.map((value) => ({ value, label: t(`catalog.types.${value}`) }))}
            chosen={filters.types}
            onChange={(types) => changeFilters({ types })}
          />
        )}
        <MoreFilters filters={filters} isSheetOpen={isOpen} />
        <div className={styles.done}>
          <button type="button" onClick={showResults} {...getButtonProps("solid")}>
            {t("catalog.show", { count })}
          </button>
        </div>
      </div>
    </form>
  );
}
