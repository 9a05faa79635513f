import { QueryClient, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { Button } from "../ui/layout";
import { goToSignIn, staffApi, toRefusal } from "./client";
import { useT } from "./language-context";

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

export const POLL_MS = 10_000;

/** Nothing of a guest is kept behind the page that shows it; a failed query is asked again by the next poll. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: 0, retry: false, networkMode: "always" } },
});

// Listens for the page being shown again, as a provider would.
queryClient.mount();

interface StaffQuery<Data> {
  data: Data | undefined;
  hasFailed: boolean;
  isUnknown: boolean;
  reload: () => Promise<unknown>;
  /** Shows what the call of one's own change has answered; an answer that is under way is dropped. */
  setData: (own: Data) => void;
}

export type Loaded<Data> = Pick<StaffQuery<Data>, "reload" | "setData">;

const getCode = (error: Error | null) => (error === null ? undefined : toRefusal(error).code);

/**
 * Shows what a query of the server answers: at once, whenever the page is shown again, and every `everyMs` in between. Without a session
 * the browser goes to the sign-in.
 */
export function useStaffQuery<Input, Data>(
  name: string,
  query: (input: Input) => Promise<Data>,
  input: Input,
  everyMs: number | false = false,
): StaffQuery<Data> {
  const queryKey = [name, input];
  const { data, error, refetch } = useQuery<Data>(
    {
      queryKey,
      queryFn: () =>
        query(input).catch((failure: unknown) => {
          if (toRefusal(failure).code === "unauthorized") goToSignIn();
          throw failure;
        }),
      // Who stays here without a session is asked again when the page is shown the next time.
      refetchInterval: ({ state }) => getCode(state.error) !== "unauthorized" && everyMs,
    },
    queryClient,
  );
  const code = getCode(error);
  return {
    data,
    hasFailed: code !== undefined && code !== "unauthorized" && code !== "not-found",
    isUnknown: code === "not-found",
    reload: refetch,
    setData(own) {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, own);
    },
  };
}

/** Follows the pages of a list: as many as are shown are loaded anew each time. */
export function useStaffPages<Input, Page extends { next?: string | undefined }>(
  name: string,
  loadPage: (input: Input, after: string | undefined) => Promise<Page>,
  input: Input,
) {
  const getPages = () => queryClient.getQueryData<readonly Page[]>([name, input]);
  async function load(): Promise<readonly Page[]> {
    const count = getPages()?.length ?? 1;
    const pages = [await loadPage(input, undefined)];
    for (let next = pages[0]?.next; next !== undefined && pages.length < count; next = pages.at(-1)?.next)
      pages.push(await loadPage(input, next));
    return pages;
  }
  const query = useStaffQuery(name, load, input, POLL_MS);
  const next = query.data?.at(-1)?.next;
  return {
    ...query,
    getPages,
    hasNext: next !== undefined,
    loadNext: async () => {
      const page = await loadPage(input, next);
      query.setData([...(getPages() ?? []), page]);
    },
  };
}

interface LoadedViewProps<Input, Data> {
  /** Of the procedure, as a key of what is loaded. */
  name: string;
  query: (input: Input) => Promise<Data>;
  input: Input;
  everyMs?: number;
  /** Shown when it is loaded the first time. */
  loading?: string;
  /** Shown when it could not be loaded, above what is known; without it there is a way to try again. */
  failed?: string;
  unknown?: string;
  children: (data: Data, loaded: Loaded<Data>) => ReactNode;
}

/** Shows what a query has answered; that it failed. */
export function LoadedView<Input, Data>(props: LoadedViewProps<Input, Data>) {
  const { name, query, input, everyMs, loading, failed, unknown, children } = props;
  const t = useT("shared.page");
  const { data, hasFailed, isUnknown, reload, setData } = useStaffQuery(name, query, input, everyMs);
  if (isUnknown && unknown !== undefined) return <p role="alert">{unknown}</p>;
  return (
    <>
      {hasFailed && failed !== undefined && <p role="alert">{failed}</p>}
      {(hasFailed || isUnknown) && failed === undefined && data === undefined && (
        <>
          <p role="alert">{t("notLoaded")}</p>
          <p>
            <Button onClick={() => void reload()} text={t("again")} />
          </p>
        </>
      )}
      {data === undefined && !hasFailed && !isUnknown && loading !== undefined && <p>{loading}</p>}
      {data !== undefined && children(data, { reload, setData })}
    </>
  );
}
