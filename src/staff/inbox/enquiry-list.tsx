import { useEffect, useState } from "react";

import { VisuallyHidden } from "../../site/ui/visually-hidden";
import { formatNumber } from "../../domain/i18n/format";
import type { EnquiryListReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button, CsvLink } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import * as styles from "./inbox.module.css";
import { Filters, SearchField } from "./list-filters";
import { KeysHelp, useListKeys } from "./list-keys";
import { getRowId, ListRow } from "./list-row";
import { countFilters, goToPlace, parseHash, toHash, toQuery, VIEWS, type ListFilters } from "./place";
import { useList } from "./use-list";

interface ViewTabsProps {
  filters: ListFilters;
  counts: EnquiryListReply["counts"] | undefined;
}

function ViewTabs({ filters, counts }: ViewTabsProps) {
  const t = useT("enquiries.list");
  const name = useT("enquiries.views");
  const locale = useStaffLocale();
  return (
    <nav className={styles.views} aria-label={t("views")}>
      {VIEWS.map((view) => (
        <a
          key={view}
          href={toHash({ kind: "list", filters: { ...filters, view } })}
          aria-current={view === filters.view ? "true" : undefined}
          data-view={view}
        >
          {name(view)}
          {counts && <span className={styles.count}>{formatNumber(counts[view], locale)}</span>}
        </a>
      ))}
    </nav>
  );
}

interface WaitingRowsProps {
  /** How many enquiries have arrived since the list was shown; 0 when rows of it have only changed, null when nothing has. */
  waiting: number | null;
  onShow: () => void;
}

/** Tells that the list on the server is another one by now, and shows it at the press of a button. */
function WaitingRows({ waiting, onShow }: WaitingRowsProps) {
  const t = useT("enquiries.list");
  const arrived = waiting === null ? "" : t("arrived", { count: waiting });
  const text = waiting === 0 ? t("changed") : arrived;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
      {waiting !== null && (
        <div className={styles.waiting}>
          <span aria-hidden="true">{text}</span>
          <Button variant="solid" label={`${t("show")}: ${text}`} onClick={onShow}>
            {t("show")}
          </Button>
        </div>
      )}
    </>
  );
}

interface EnquiryListProps {
  filters: ListFilters;
  /** It stays in the page while one enquiry is open, so that one comes back to where one was. */
  isShown: boolean;
  last: string | undefined;
}

function getEmptyWord(filters: ListFilters) {
  if (filters.q !== "" || countFilters(filters) > 0) return "nothingFound";
  if (filters.view === "due") return "nothingDue";
  return filters.view === "all" ? "empty" : "nothingHere";
}

export function EnquiryList({ filters, isShown, last }: EnquiryListProps) {
  const t = useT("enquiries.list");
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { state, isLoading, hasFailed, showWaiting, loadMore } = useList(filters, isShown);
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
    <section className={styles.page} hidden={!isShown} aria-label={t("list")}>
      <ViewTabs filters={filters} counts={state?.newest.counts} />
      <div className={styles.tools}>
        <SearchField value={filters.q} onValue={(q) => narrow({ ...filters, q })} />
        <Filters filters={filters} reply={state?.newest} onFilters={narrow} />
      </div>
      {hasFailed && (
        <p className={ui.problem} role="alert">
          {t("failed")}
        </p>
      )}
      <p className={ui.soft} role="status">
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
      <div className={ui.links}>
        {state?.next !== undefined && !isLoading && (
          <Button variant="solid" onClick={() => void loadMore()}>
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
