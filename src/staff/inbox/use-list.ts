import { useEffect, useEffectEvent, useRef, useState } from "react";

import { callSignedIn, staffApi, type RouterInputs } from "../shell/client";
import { POLL_MS, useStaffQuery } from "../shell/use-staff-query";
import { setDueCount } from "../shell/due-count";
import { toQuery, type ListFilters } from "./place";
import type { EnquiryListReply } from "../shell/replies";
import { addPage, hasMore, showNewest, takeNewest, type ListState } from "./list-state";

/** The server checks what an address names. */
const toInput = (query: string) =>
  Object.fromEntries(new URLSearchParams(query)) as RouterInputs["enquiries"]["list"];

const loadPage = (query: string, after: string) =>
  callSignedIn(staffApi.enquiries.list.query({ ...toInput(query), after }));

/** Loads the pages below a new answer until there are `count` rows; `undefined` when one of them did not come. */
async function loadAsFar(query: string, newest: EnquiryListReply, count: number) {
  let state = showNewest(query, newest);
  while (state.next !== undefined && state.rows.length < count) {
    const page = await loadPage(query, state.next);
    if (!page.ok) return undefined;
    state = addPage(state, page.data);
  }
  return state;
}

interface List {
  state: ListState | undefined;
  /** Whether the rows are of an earlier query still. */
  isLoading: boolean;
  hasFailed: boolean;
  look: () => void;
  showWaiting: () => void;
  /** Loads the next page; gets whether it came. */
  loadMore: () => Promise<boolean>;
}

/**
 * Follows the list of enquiries. While it is not shown, one page takes everything at once; when one is back, as many rows as were shown
 * are loaded anew, and shown in the place of those when all are there.
 */
export function useList(filters: ListFilters, isShown: boolean): List {
  const query = toQuery(filters);
  const [state, setState] = useState<ListState>();
  const isLoadingMore = useRef(false);
  const wasShown = useRef(isShown);
  const isReturning = useRef(false);

  async function showAsFar(newest: EnquiryListReply, count: number) {
    if (isLoadingMore.current) return;
    isLoadingMore.current = true;
    const loaded = await loadAsFar(query, newest, count);
    isLoadingMore.current = false;
    if (!loaded) return;
    setState((known) => {
      if (known?.query !== query) return known;
      // A newer answer may have come meanwhile.
      return known.newest === newest ? loaded : takeNewest(loaded, query, known.newest);
    });
  }

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
    ...{ state, hasFailed, look: () => void reload(), isLoading: state?.query !== query },
    showWaiting: () => setState((known) => known && showNewest(known.query, known.newest)),
    async loadMore() {
      if (state?.next === undefined || isLoadingMore.current) return false;
      isLoadingMore.current = true;
      const result = await loadPage(state.query, state.next);
      isLoadingMore.current = false;
      if (result.ok)
        setState((known) => (known?.query === state.query ? addPage(known, result.data) : known));
      return result.ok;
    },
  };
}
