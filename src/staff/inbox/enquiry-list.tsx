import { useEffect, useState } from "react";

import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { CsvLink } from "../ui/csv-link";
import { countFilters, parseHash, toQuery, type ListFilters } from "./place";
import { goToPlace } from "./use-place";
import { KeysHelp } from "./keys-help";
import { Filters } from "./list-filters";
import { getRowId, ListRow } from "./list-row";
import * as styles from "./list.module.css";
import { SearchField } from "./search-field";
import { useList } from "./use-list";
import { useListKeys } from "./use-list-keys";
import { ViewTabs } from "./view-tabs";
import { WaitingRows } from "./waiting-rows";

interface EnquiryListProps {
  filters: ListFilters;
  /** It stays in the page while one enquiry is open, so that one comes back to where one was. */
  isShown: boolean;
  /** The enquiry that was open last. */
  last: string | undefined;
}

function getEmptyWord(filters: ListFilters) {
  if (filters.q !== "" || countFilters(filters) > 0) return "nothingFound";
  if (filters.view === "due") return "nothingDue";
  return filters.view === "all" ? "empty" : "nothingHere";
}

/** The list of enquiries with its views, search and filters. */
export function EnquiryList({ filters, isShown, last }: EnquiryListProps) {
  const t = useT("enquiries.list");
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { state, isLoading, hasFailed, look, showWaiting, loadMore } = useList(filters, isShown);
  const keys = useListKeys(isShown, () => setHelpOpen(true));
  const count = state?.rows.length ?? 0;
  const query = toQuery(filters);
  const narrow = (narrowed: ListFilters) => {
    // A search may end when one has gone on to an enquiry.
    if (parseHash(location.hash).kind === "list") goToPlace({ kind: "list", filters: narrowed }, true);
  };

  useEffect(() => {
    if (isShown && last !== undefined) document.getElementById(getRowId(last))?.focus();
  }, [isShown, last]);

  return (
    <section className={styles.list} hidden={!isShown} aria-label={t("list")}>
      <ViewTabs filters={filters} counts={state?.newest.counts} />
      <div className={styles.tools}>
        <SearchField value={filters.q} onValue={(q) => narrow({ ...filters, q })} />
        <Filters filters={filters} reply={state?.newest} onFilters={narrow} />
      </div>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t("failed")}
        </p>
      )}
      <p className={styles.shown} role="status">
        {state && !isLoading ? t("shown", { count }) : t("loading")}
      </p>
      <WaitingRows waiting={state?.waiting ?? null} onShow={showWaiting} />
      {state && count === 0 && !isLoading && <p className={styles.empty}>{t(getEmptyWord(filters))}</p>}
      {count > 0 && (
        <ul className={styles.rows} aria-busy={isLoading}>
          {state?.rows.map((row) => (
            <ListRow key={row.reference} row={row} />
          ))}
        </ul>
      )}
      <div className={styles.end}>
        {state?.next !== undefined && !isLoading && (
          <Button variant="solid" onClick={() => void loadMore().then((came) => !came && look())}>
            {t("more")}
          </Button>
        )}
        <CsvLink address={`/api/staff/enquiries-export${query && `?${query}`}`}>{t("csv")}</CsvLink>
        <Button onClick={() => setHelpOpen(true)}>{t("help")}</Button>
      </div>
      {isHelpOpen && <KeysHelp areOn={keys.areOn} onOn={keys.setOn} onClose={() => setHelpOpen(false)} />}
    </section>
  );
}
