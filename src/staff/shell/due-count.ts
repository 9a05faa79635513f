import { useQuery } from "@tanstack/react-query";

import { staffApi } from "./client";
import { queryClient } from "./query";

const EVERY_MS = 60_000;
/** Eight hours: each question counts as use of the session, and that of a forgotten tab is to end. */
const MAX_HIDDEN_POLLS = 480;
const KEY = ["due"];

let hiddenPolls = 0;

async function load(): Promise<number> {
  hiddenPolls = document.hidden ? hiddenPolls + 1 : 0;
  return (await staffApi.enquiries.list.query({ view: "due" })).counts.due;
}

/** How many enquiries are due, for the frame and the tab's title; polled while the page is hidden, too. */
export function useDueCount(): number {
  const { data = 0 } = useQuery(
    {
      ...{ queryKey: KEY, queryFn: load, staleTime: EVERY_MS, refetchIntervalInBackground: true },
      refetchInterval: () => hiddenPolls < MAX_HIDDEN_POLLS && EVERY_MS,
    },
    queryClient,
  );
  return data;
}

export function setDueCount(due: number): void {
  queryClient.setQueryData(KEY, due);
}
