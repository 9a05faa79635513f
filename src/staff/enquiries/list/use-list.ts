import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { EnquiryListReply } from "../../../contracts/inbox";
import { callSignedIn } from "../../calls/call-signed-in";
import { usePolled } from "../../calls/use-polled";
import { setDueCount } from "../../frame/due-count";
import { toQuery, type ListFilters } from "../place";
import { addPage, showNewest, takeNewest, type ListState } from "./list-state";

const toName = (query: string) => (query === "" ? "enquiries" : `enquiries?${query}`);

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

/** Follows the list of enquiries; while it is not shown, it takes everything at once. */
export function useList(filters: ListFilters, isShown: boolean): List {
  const query = toQuery(filters);
  const [state, setState] = useState<ListState>();
  const isLoadingMore = useRef(false);
  const wasShown = useRef(isShown);
  const isReturning = useRef(false);
  const { hasFailed, look } = usePolled<EnquiryListReply>(toName(query), (newest) => {
    setDueCount(newest.counts.due);
    const isRead = isShown && !isReturning.current;
    isReturning.current = false;
    setState((known) => (isRead ? takeNewest(known, query, newest) : showNewest(query, newest)));
  });
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    // What one did to an enquiry shows in the list when one is back.
    isReturning.current = isShown && !wasShown.current;
    wasShown.current = isShown;
    if (isReturning.current) lookAgain();
  }, [isShown]);
  return {
    ...{ state, hasFailed, look, isLoading: state?.query !== query },
    showWaiting: () => setState((known) => known && showNewest(known.query, known.newest)),
    async loadMore() {
      if (state?.next === undefined || isLoadingMore.current) return false;
      isLoadingMore.current = true;
      const page = new URLSearchParams(`${state.query}&after=${encodeURIComponent(state.next)}`);
      const result = await callSignedIn<EnquiryListReply>("GET", toName(page.toString()));
      isLoadingMore.current = false;
      if (result.ok)
        setState((known) => (known?.query === state.query ? addPage(known, result.data) : known));
      return result.ok;
    },
  };
}
