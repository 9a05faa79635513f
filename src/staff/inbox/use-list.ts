import { useEffect, useEffectEvent, useRef, useState } from "react";

import { staffApi, type EnquiryListReply, type EnquiryRow, type RouterInputs } from "../shell/client";
import { setDueCount, useStaffPages } from "../shell/query";
import { toQuery, type ListFilters } from "./place";

type Pages = readonly EnquiryListReply[];

function loadPage(query: string, after: string | undefined): Promise<EnquiryListReply> {
  // The server checks what an address names.
  const input = Object.fromEntries(new URLSearchParams(query)) as RouterInputs["enquiries"]["list"];
  return staffApi.enquiries.list.query({ ...input, ...(after && { after }) });
}

/** The list as it is shown, and what the server has said since. */
interface ListState {
  /** The query that the rows answer. */
  query: string;
  rows: readonly EnquiryRow[];
  /** The first page of the server's newest answer. */
  newest: EnquiryListReply | undefined;
  /** How many rows of the newest answer are not shown; `null` when showing it would move nothing. */
  waiting: number | null;
}

function getRows(pages: Pages): EnquiryRow[] {
  const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row.reference, row])));
  return [...rows.values()];
}

/** While the list is read, rows that are shown stay where they are and take their new facts; others wait until they are asked for. */
function follow(shown: ListState, newest: readonly EnquiryRow[]): Pick<ListState, "rows" | "waiting"> {
  const facts = new Map(newest.map((row) => [row.reference, row]));
  const rows = shown.rows.map((row) => facts.get(row.reference) ?? row);
  const known = new Set(rows.map(({ reference }) => reference));
  const isSame =
    newest.length === rows.length &&
    newest.every(({ reference }, index) => rows[index]?.reference === reference);
  const arrived = newest.filter(({ reference }) => !known.has(reference)).length;
  return { rows, waiting: isSame ? null : arrived };
}

/** Follows the list of enquiries. It changes wholly while it is not shown, and when one is back. */
export function useList(filters: ListFilters, isShown: boolean) {
  const query = toQuery(filters);
  const [state, setState] = useState<ListState>();
  const isAskedFor = useRef(false);
  const wasShown = useRef(isShown);
  const { data, hasFailed, hasNext, ...list } = useStaffPages("enquiries.list pages", loadPage, query);

  const show = (pages: Pages) => setState({ query, rows: getRows(pages), newest: pages[0], waiting: null });
  const receive = useEffectEvent((pages: Pages) => {
    const [newest] = pages;
    if (newest) setDueCount(newest.counts.due);
    const isRead = isShown && !isAskedFor.current && state?.query === query && state.rows.length > 0;
    if (isRead) setState({ query, newest, ...follow(state, getRows(pages)) });
    else show(pages);
  });
  const isCurrent = state?.query === query;
  useEffect(() => {
    if (data) receive(data);
    // A late answer to an earlier query is replaced.
  }, [data, isCurrent]);

  async function showWhenLoaded(ask: () => Promise<unknown>): Promise<void> {
    isAskedFor.current = true;
    await ask();
    isAskedFor.current = false;
    const pages = list.getPages();
    if (pages) show(pages);
  }
  const comeBack = useEffectEvent(() => showWhenLoaded(list.reload));
  useEffect(() => {
    // What one did to an enquiry shows in the list when one is back.
    if (isShown && !wasShown.current) void comeBack();
    wasShown.current = isShown;
  }, [isShown]);
  return {
    ...{ state, hasFailed, hasNext },
    /** Whether the rows are of an earlier query still. */
    isLoading: !isCurrent,
    showWaiting: () => data && show(data),
    // A page that does not come may be of a list that has changed.
    loadMore: () => showWhenLoaded(() => list.loadNext().catch(list.reload)),
  };
}
