import { Suspense, useEffect, useState } from "react";

import { VisuallyHidden } from "../../site/ui/visually-hidden";
import { getLocale } from "../../domain/config/locales";
import { formatNumber } from "../../domain/i18n/format";
import type { EnquiryListReply, EnquiryRow } from "../shell/client";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { lazyPart } from "../shell/lazy-part";
import { CsvLink } from "../ui/fields";
import { Button, Disclosure, List, Problem } from "../ui/layout";
import { useNow } from "../ui/hooks";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import { DueMark, formatRecent } from "./due-time";
import * as styles from "./inbox.module.css";
import { SearchField, useListKeys } from "./list-keys";
import { countFilters, goToPlace, parseHash, toHash, toQuery, VIEWS, type ListFilters } from "./place";
import { useList } from "./use-list";

const FilterFields = lazyPart(async () => (await import("./list-filters")).FilterFields);
const KeysHelp = lazyPart(async () => (await import("./list-filters")).KeysHelp);

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

const getRowId = (reference: string) => `row-${reference}`;

function ListRow({ row }: { row: EnquiryRow }) {
  const t = useT("enquiries.list");
  const status = useT("shared.enquiryStatus");
  const locale = useStaffLocale();
  const format = useFormat();
  const { getOffer, getPort } = useNames();
  const now = useNow();
  const { reference, name, offers, date, persons, port, person, dueAt, isHeld } = row;
  const offer = row.offer === null ? t("question") : getOffer(row.offer);
  const facts = [
    row.offer !== null && t(row.about),
    date !== null && format.shortDay(date),
    persons !== null && t("persons", { count: persons }),
    port !== null && getPort(port),
    getLocale(row.locale).name,
  ];
  return (
    <li>
      <a
        className={styles.row}
        id={getRowId(reference)}
        href={toHash({ kind: "enquiry", reference })}
        data-status={row.status}
      >
        <span className={styles.who}>
          <strong>{name}</strong> <span className={ui.soft}>{reference}</span>
        </span>
        <span className={styles.what}>
          <span className={styles.offer}>
            {offer}
            {offers > 1 && ` ${t("andMore", { count: offers - 1 })}`}
          </span>{" "}
          <span className={ui.soft}>{facts.filter(Boolean).join(" · ")}</span>{" "}
          {row.excerpt && <span className={styles.excerpt}>{row.excerpt}</span>}
        </span>
        <span className={styles.state}>
          {dueAt !== null && <DueMark dueAt={dueAt} />}{" "}
          <span className={styles.status}>{isHeld ? t("held") : status(row.status)}</span>{" "}
          <span className={ui.soft}>
            {person && `${person.name} · `}
            <time dateTime={row.touchedAt}>{formatRecent(row.touchedAt, now, locale)}</time>
          </span>
        </span>
      </a>
    </li>
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
  const text = waiting === null ? "" : waiting === 0 ? t("changed") : t("arrived", { count: waiting });
  return (
    <>
      <div role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
      {text !== "" && (
        <div className={styles.waiting}>
          <span aria-hidden="true">{text}</span>
          <Button variant="solid" label={`${t("show")}: ${text}`} onClick={onShow} text={t("show")} />
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
  const { state, isLoading, hasNext, hasFailed, showWaiting, loadMore } = useList(filters, isShown);
  const keys = useListKeys(isShown, () => setHelpOpen(true));
  const count = state?.rows.length ?? 0;
  const query = toQuery(filters);
  const narrowed = countFilters(filters);
  const narrow = (next: ListFilters) => {
    // A search may end when one has gone on to an enquiry.
    if (parseHash(location.hash).kind === "list") goToPlace({ kind: "list", filters: next }, true);
  };

  useEffect(() => {
    if (isShown && last !== undefined) document.getElementById(getRowId(last))?.focus();
  }, [isShown, last]);

  return (
    <section className={ui.stack} hidden={!isShown} aria-label={t("list")}>
      <ViewTabs filters={filters} counts={state?.newest?.counts} />
      <div className={styles.tools}>
        <SearchField value={filters.q} onValue={(q) => narrow({ ...filters, q })} />
        <Disclosure summary={narrowed === 0 ? t("filters") : t("filtersOn", { count: narrowed })}>
          <Suspense>
            <FilterFields filters={filters} reply={state?.newest} onFilters={narrow} />
          </Suspense>
        </Disclosure>
      </div>
      {hasFailed && <Problem>{t("failed")}</Problem>}
      <p className={ui.soft} role="status">
        {state && !isLoading ? t("shown", { count }) : t("loading")}
      </p>
      <WaitingRows waiting={state?.waiting ?? null} onShow={showWaiting} />
      {state && count === 0 && !isLoading && <p className={styles.empty}>{t(getEmptyWord(filters))}</p>}
      <List className={styles.rows} isBusy={isLoading} items={state?.rows ?? []}>
        {(row) => <ListRow key={row.reference} row={row} />}
      </List>
      <div className={ui.links}>
        {hasNext && !isLoading && <Button variant="solid" onClick={() => void loadMore()} text={t("more")} />}
        <CsvLink address={`/api/staff/enquiries-export${query && `?${query}`}`}>{t("csv")}</CsvLink>
        <Button onClick={() => setHelpOpen(true)} text={t("help")} />
      </div>
      {isHelpOpen && (
        <Suspense>
          <KeysHelp areOn={keys.areOn} onOn={keys.setOn} onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
