import { useEffect, useEffectEvent, useRef, useState } from "react";

import { staffApi, type EnquiryListReply, type EnquiryRow, type RouterInputs } from "../shell/client";
import { setDueCount } from "../shell/due-count";
import { POLL_MS, useStaffQuery } from "../shell/query";
import { toQuery, type ListFilters } from "./place";

/** The list as it is shown, and what the server has said since. */
interface ListState {
  /** The query that the rows answer. */
  query: string;
  rows: readonly EnquiryRow[];
  next: string | undefined;
  /** The server's newest answer. */
  newest: EnquiryListReply;
  /** How many rows of the newest answer are not shown; `null` when showing it would move nothing. */
  waiting: number | null;
}

/** Shows a new answer wholly: of another query, or when nobody is reading. */
export const showNewest = (query: string, newest: EnquiryListReply): ListState => ({
  ...{ query, newest, rows: newest.rows, next: newest.next, waiting: null },
});

/** Tells whether pages are shown below those that a new answer has. */
export function hasMore(
  state: ListState | undefined,
  query: string,
  newest: EnquiryListReply,
): state is ListState {
  if (state?.query !== query || newest.next === undefined) return false;
  return state.rows.length > newest.rows.length;
}

/**
 * Takes a new answer while the list is read: rows that are shown stay where they are and take their new facts; rows that came, went
 * or moved wait until they are asked for.
 */
export function takeNewest(state: ListState | undefined, query: string, newest: EnquiryListReply): ListState {
  if (state?.query !== query || state.rows.length === 0) return showNewest(query, newest);
  const facts = new Map(newest.rows.map((row) => [row.reference, row]));
  const rows = state.rows.map((row) => facts.get(row.reference) ?? row);
  const shown = new Set(rows.map(({ reference }) => reference));
  const isSame = newest.rows.every(({ reference }, index) => rows[index]?.reference === reference);
  const hasShrunk = newest.next === undefined && newest.rows.length < rows.length;
  const arrived = newest.rows.filter(({ reference }) => !shown.has(reference)).length;
  return { ...state, rows, newest, waiting: isSame && !hasShrunk ? null : arrived };
}

export function addPage(state: ListState, page: EnquiryListReply): ListState {
  const shown = new Set(state.rows.map(({ reference }) => reference));
  const more = page.rows.filter(({ reference }) => !shown.has(reference));
  return { ...state, rows: [...state.rows, ...more], next: page.next };
}

/** The server checks what an address names. */
const toInput = (query: string) =>
  Object.fromEntries(new URLSearchParams(query)) as RouterInputs["enquiries"]["list"];

const loadPage = (query: string, after: string) =>
  staffApi.enquiries.list.query({ ...toInput(query), after });

/** Loads the pages below a new answer until there are `count` rows. */
async function loadAsFar(query: string, newest: EnquiryListReply, count: number): Promise<ListState> {
  let state = showNewest(query, newest);
  while (state.next !== undefined && state.rows.length < count)
    state = addPage(state, await loadPage(query, state.next));
  return state;
}

/**
 * Follows the list of enquiries. While it is not shown, one page takes everything at once; when one is back, as many rows as were shown
 * are loaded anew, and shown in the place of those when all are there.
 */
export function useList(filters: ListFilters, isShown: boolean) {
  const query = toQuery(filters);
  const [state, setState] = useState<ListState>();
  const isLoadingMore = useRef(false);
  const wasShown = useRef(isShown);
  const isReturning = useRef(false);

  /** One at a time; a page that does not come changes nothing. */
  async function loadBelow(load: () => Promise<(known: ListState) => ListState>): Promise<boolean> {
    if (isLoadingMore.current) return false;
    isLoadingMore.current = true;
    const add = await load().catch(() => undefined);
    isLoadingMore.current = false;
    if (add) setState((known) => (known?.query === query ? add(known) : known));
    return add !== undefined;
  }
  const showAsFar = (newest: EnquiryListReply, count: number) =>
    loadBelow(async () => {
      const loaded = await loadAsFar(query, newest, count);
      // A newer answer may have come meanwhile.
      return (known) => (known.newest === newest ? loaded : takeNewest(loaded, query, known.newest));
    });

  const { data, hasFailed, reload } = useStaffQuery(
    "enquiries.list",
    staffApi.enquiries.list.query,
    toInput(query),
    POLL_MS,
  );
  const receive = useEffectEvent((newest: EnquiryListReply) => {
    setDueCount(newest.counts.due);
    const isBack = isReturning.current;
    isReturning.current = false;
    const isRead = isShown && !isBack;
    setState((known) =>
      isRead || hasMore(known, query, newest) ? takeNewest(known, query, newest) : showNewest(query, newest),
    );
    if (isBack && hasMore(state, query, newest)) void showAsFar(newest, state.rows.length);
  });
  useEffect(() => {
    if (data !== undefined) receive(data);
  }, [data]);
  useEffect(() => {
    // What one did to an enquiry shows in the list when one is back.
    isReturning.current = isShown && !wasShown.current;
    wasShown.current = isShown;
    if (isReturning.current) void reload();
  }, [isShown, reload]);
  return {
    ...{ state, hasFailed },
    /** Whether the rows are of an earlier query still. */
    isLoading: state?.query !== query,
    showWaiting: () => setState((known) => known && showNewest(known.query, known.newest)),
    loadMore: async (): Promise<void> => {
      if (state?.next === undefined) return;
      const { next } = state;
      const hasCome = await loadBelow(async () => {
        const page = await loadPage(state.query, next);
        return (known) => addPage(known, page);
      });
      if (!hasCome) await reload();
    },
  };
}
