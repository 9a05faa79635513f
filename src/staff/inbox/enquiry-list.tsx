import { useEffect, useEffectEvent, useRef, useState } from "react";

import { getLocale } from "../../domain/config/locales";
import { formatNumber } from "../../domain/i18n/format";
import { getButtonProps } from "../../site/ui/button-class";
import { VisuallyHidden } from "../../site/ui/visually-hidden";
import { type EnquiryListReply, type EnquiryRow, type RouterInputs, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadStatus, setWaitingCount, useStaffPages } from "../shell/query";
import { CsvLink } from "../ui/fields";
import { parsePlace, replaceHash, useNow, writeParams } from "../ui/hooks";
import { Button, Disclosure, List } from "../ui/layout";
import { useNames, useOfferName } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import { DueMark, formatRecent } from "./due-time";
import * as styles from "./inbox.module.css";
import { FilterFields, KeysHelp, SearchField, useListKeys } from "./list-filters";
import { countFilters, isList, type ListFilters, toListHash, VIEWS } from "./place";

type Pages = readonly EnquiryListReply[];

function loadPage(query: string, after: string | undefined): Promise<EnquiryListReply> {
  // The server checks what an address names.
  const input = Object.fromEntries(new URLSearchParams(query)) as RouterInputs["enquiries"]["list"];
  return staffApi.enquiries.list.query({ ...input, ...(after && { after }) });
}

/** By reference: one that has moved while the pages were loaded may stand on two of them. */
const getRows = (pages: Pages): ReadonlyMap<string, EnquiryRow> =>
  new Map(pages.flatMap((page) => page.rows.map((row) => [row.reference, row])));

/**
 * Follows the list of enquiries. While it is read, rows that are shown stay where they are and take their new facts; others wait until
 * they are asked for. It changes wholly while it is not shown, and when one is back.
 */
function useList(filters: ListFilters, isShown: boolean) {
  const query = writeParams(filters);
  const [shown, setShown] = useState<{ query: string; pages: Pages }>();
  const wasShown = useRef(isShown);
  const { pages, loadMore, ...list } = useStaffPages("enquiries.list pages", loadPage, query);
  const isCurrent = shown?.query === query;
  const isRead = isShown && isCurrent && shown.pages.some(({ rows }) => rows.length > 0);
  if (pages && pages !== shown?.pages && !isRead) setShown({ query, pages });

  const newest = pages?.[0] ?? shown?.pages[0];
  useEffect(() => {
    if (newest) setWaitingCount(newest.counts.waiting);
  }, [newest]);
  async function showWhenLoaded(ask: typeof list.reload): Promise<void> {
    const { data } = await ask();
    if (data) setShown({ query, pages: data });
  }
  const comeBack = useEffectEvent(() => showWhenLoaded(list.reload));
  useEffect(() => {
    // What one did to an enquiry shows in the list when one is back.
    if (isShown && !wasShown.current) void comeBack();
    wasShown.current = isShown;
  }, [isShown]);

  const known = getRows(shown?.pages ?? []);
  const facts = getRows(pages ?? []);
  const arrived = [...facts.keys()].filter((reference) => !known.has(reference));
  const isSame = !isCurrent || [...facts.keys()].join() === [...known.keys()].join();
  return {
    ...{ ...list, newest },
    rows: [...known].map(([reference, row]) => facts.get(reference) ?? row),
    /** How many rows are not shown yet; `null` when showing them would move nothing. */
    waiting: pages === undefined || isSame ? null : arrived.length,
    /** Whether the rows are of an earlier query still. */
    isLoading: !isCurrent,
    showWaiting: () => pages && setShown({ query, pages }),
    loadMore: () => showWhenLoaded(loadMore),
  };
}

interface ViewTabsProps {
  filters: ListFilters;
  counts: EnquiryListReply["counts"] | undefined;
}

function ViewTabs({ filters, counts }: ViewTabsProps) {
  const t = useT("enquiries.list");
  const name = useT("enquiries.views");
  const shown = filters.view || "all";
  return (
    <nav className={styles.views} aria-label={t("views")}>
      {VIEWS.map((view) => (
        <a
          key={view}
          {...getButtonProps(view === shown ? "solid" : "outline")}
          href={toListHash({ ...filters, view: view === "all" ? "" : view })}
          aria-current={view === shown ? "true" : undefined}
        >
          {name(view)}
          {counts && <span className={styles.count}>{formatNumber(counts[view], t.locale)}</span>}
        </a>
      ))}
    </nav>
  );
}

const getRowId = (reference: string) => `row-${reference}`;

function ListRow({ row }: { row: EnquiryRow }) {
  const t = useT("enquiries.list");
  const status = useT("shared.enquiryStatus");
  const { getPort } = useNames();
  const getOffer = useOfferName();
  const now = useNow();
  const { reference, name, offers, date, persons, port, person, dueAt, isHeld } = row;
  const offer = getOffer(row.offer, row.about === "asked");
  const facts = [
    (row.offer !== null || row.about !== "asked") && t(row.about),
    date !== null && t.shortDay(date),
    persons !== null && t("persons", { count: persons }),
    port !== null && getPort(port),
    getLocale(row.locale).name,
  ];
  return (
    <li>
      <a className={styles.row} id={getRowId(reference)} href={`#${reference}`} data-status={row.status}>
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
            <time dateTime={new Date(row.touchedAt).toISOString()}>
              {formatRecent(row.touchedAt, now, t.locale)}
            </time>
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
  return filters.view === "" ? "empty" : "nothingHere";
}

export function EnquiryList({ filters, isShown, last }: EnquiryListProps) {
  const t = useT("enquiries.list");
  const page = useT("shared.page");
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { rows, newest, waiting, isLoading, hasNext, showWaiting, loadMore, ...status } = useList(
    filters,
    isShown,
  );
  const keys = useListKeys(isShown, () => setHelpOpen(true));
  const count = rows.length;
  const query = writeParams(filters);
  const narrowed = countFilters(filters);
  const narrow = (next: ListFilters) => {
    // A search may end when one has gone on to an enquiry.
    if (isList(parsePlace(location.hash))) replaceHash(toListHash(next));
  };

  useEffect(() => {
    if (isShown && last !== undefined) document.getElementById(getRowId(last))?.focus();
  }, [isShown, last]);

  return (
    <section className={ui.stack} hidden={!isShown} aria-label={t("list")}>
      <ViewTabs filters={filters} counts={newest?.counts} />
      <div className={styles.tools}>
        <SearchField value={filters.q} onValue={(q) => narrow({ ...filters, q })} />
        <Disclosure summary={narrowed === 0 ? t("filters") : t("filtersOn", { count: narrowed })}>
          <FilterFields filters={filters} onFilters={narrow} />
        </Disclosure>
      </div>
      <LoadStatus {...status} data={newest ?? null} />
      <p className={ui.soft} role="status">
        {!isLoading ? t("shown", { count }) : page("loading")}
      </p>
      <WaitingRows waiting={waiting} onShow={showWaiting} />
      {count === 0 && !isLoading && <p className={styles.empty}>{t(getEmptyWord(filters))}</p>}
      <List className={styles.rows} isBusy={isLoading} items={rows}>
        {(row) => <ListRow key={row.reference} row={row} />}
      </List>
      <div className={ui.links}>
        {hasNext && !isLoading && <Button variant="solid" onClick={() => void loadMore()} text={t("more")} />}
        <CsvLink address={`/api/staff/enquiries-export${query && `?${query}`}`}>{t("csv")}</CsvLink>
        <Button onClick={() => setHelpOpen(true)} text={t("help")} />
      </div>
      {isHelpOpen && <KeysHelp areOn={keys.areOn} onOn={keys.setOn} onClose={() => setHelpOpen(false)} />}
    </section>
  );
}
