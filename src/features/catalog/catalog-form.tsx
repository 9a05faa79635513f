import { memo, useId, useMemo, type KeyboardEvent } from "react";

import * as controls from "../../components/form/control.module.css";
import { SelectField } from "../../components/form/select-field";
import type { PortName } from "../../components/offer/port-name";
import { COLLECTIONS } from "../../config/offer";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./catalog-form.module.css";
import { CheckGroup } from "./check-group";
import { formatFilters, parseFilters, SORTS, WORDS_MAX_LENGTH, type Filters } from "./filters";
import { MoreFilters } from "./more-filters";

interface CatalogFormProps {
  filters: Filters;
  ports: readonly PortName[];
  pricesOn: boolean;
  /** Something was chosen: a step that the back button undoes. */
  change: (part: Partial<Filters>) => void;
  type: (part: Partial<Filters>) => void;
  /** The visitor is about to search. */
  onSearch: () => void;
  /** Says how many were found, and stands above them. */
  getResults: () => HTMLElement | null;
}

const Choices = memo(MoreFilters);

/** The search field, the kinds and the filters of the catalog. What they say takes effect at once; Enter leads to what was found. */
export function CatalogForm(props: CatalogFormProps) {
  const { filters, ports, pricesOn, change, type, onSearch, getResults } = props;
  const { t } = useLocale();
  const id = useId();
  // Typing changes the words alone: everything else stays as it is on the page.
  const others = formatFilters({ ...filters, words: "" });
  const chosen = useMemo(() => parseFilters(others), [others]);
  const sorts = SORTS.filter((value) => pricesOn || value !== "price");

  /** Without a button, and with other fields to type in, a browser does not send a form on Enter. */
  function onKeyDown({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    if (key !== "Enter" || nativeEvent.isComposing) return;
    // A phone's screen is full of its keyboard and of the form: what was found begins below both.
    if (window.matchMedia("(hover: none)").matches) (nativeEvent.target as HTMLElement).blur();
    getResults()?.scrollIntoView();
  }

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t("catalog.title")}
      data-needs-script=""
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.first}>
        <div className={controls.field}>
          <label htmlFor={id}>{t("catalog.words")}</label>
          <input
            id={id}
            className={controls.control}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={WORDS_MAX_LENGTH}
            value={filters.words}
            onFocus={onSearch}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              onSearch();
              type({ words: target.value });
            }}
          />
        </div>
        <SelectField
          label={t("catalog.sort")}
          value={filters.sort}
          options={sorts.map((value) => ({ value, label: t(`catalog.sorts.${value}`) }))}
          onChange={(sort = "best") => change({ sort })}
        />
      </div>
      <CheckGroup
        legend={t("catalog.type")}
        options={COLLECTIONS.map((value) => ({ value, label: t(`catalog.types.${value}`) }))}
        chosen={filters.types}
        onChange={(types) => change({ types })}
      />
      <Choices filters={chosen} ports={ports} pricesOn={pricesOn} change={change} type={type} />
    </form>
  );
}
