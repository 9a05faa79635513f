import { QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
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

export interface Loaded<Data> {
  reload: () => Promise<unknown>;
  /** Shows what the call of one's own change has answered; an answer that is under way is dropped. */
  setData: (own: Data) => void;
}

const getCode = (error: Error | null) => (error === null ? undefined : toRefusal(error).code);

/** Without a session the browser goes to the sign-in. */
async function orSignIn<Data>(call: Promise<Data>): Promise<Data> {
  return call.catch((failure: unknown) => {
    if (toRefusal(failure).code === "unauthorized") goToSignIn();
    throw failure;
  });
}

/** Who stays here without a session is asked again when the page is shown the next time. */
const pollEvery =
  (everyMs: number | false) =>
  ({ state }: { state: { error: Error | null } }) =>
    getCode(state.error) !== "unauthorized" && everyMs;

function describeError(error: Error | null) {
  const code = getCode(error);
  const isUnknown = code === "not-found";
  return { isUnknown, hasFailed: code !== undefined && code !== "unauthorized" && !isUnknown };
}

/** Shows what a query of the server answers: at once, whenever the page is shown again, and every `everyMs` in between. */
export function useStaffQuery<Input, Data>(
  name: string,
  query: (input: Input) => Promise<Data>,
  input: Input,
  everyMs: number | false = false,
  isEdited = false,
) {
  const queryKey = [name, input];
  const { data, error, refetch } = useQuery<Data>(
    {
      ...{ queryKey, queryFn: () => orSignIn(query(input)), refetchInterval: pollEvery(everyMs) },
      refetchOnWindowFocus: !isEdited,
    },
    queryClient,
  );
  const loaded: Loaded<Data> = {
    reload: refetch,
    setData(own) {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, own);
    },
  };
  return { data, ...describeError(error), ...loaded };
}

export function useStaffPages<Input, Page extends { next?: string | undefined }>(
  name: string,
  loadPage: (input: Input, after: string | undefined) => Promise<Page>,
  input: Input,
) {
  const list = useInfiniteQuery(
    {
      queryKey: [name, input],
      queryFn: ({ pageParam }) => orSignIn(loadPage(input, pageParam)),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }: Page) => next,
      refetchInterval: pollEvery(POLL_MS),
    },
    queryClient,
  );
  const { data, error, hasNextPage, refetch, fetchNextPage } = list;
  return { ...{ pages: data?.pages, hasNextPage, refetch, fetchNextPage }, ...describeError(error) };
}

interface LoadStatusProps extends ReturnType<typeof describeError> {
  data: unknown;
  reload: () => Promise<unknown>;
  unknown?: string | undefined;
}

/** Says that something is being loaded, or why it is not there. */
export function LoadStatus({ data, hasFailed, isUnknown, reload, unknown }: LoadStatusProps) {
  const t = useT("shared.page");
  if (isUnknown && unknown !== undefined) return <p role="alert">{unknown}</p>;
  if (!hasFailed && !isUnknown) return data === undefined && <p>{t("loading")}</p>;
  return (
    <p role="alert">
      {t(data === undefined ? "notLoaded" : "old")} <Button onClick={() => void reload()} text={t("again")} />
    </p>
  );
}

interface LoadedViewProps<Input, Data> extends Pick<LoadStatusProps, "unknown"> {
  /** Of the procedure, as a key of what is loaded. */
  name: string;
  query: (input: Input) => Promise<Data>;
  input: Input;
  everyMs?: number;
  /** It is changed here: its version stays that which was opened, so that a save over another one is refused. */
  isEdited?: boolean;
  children: (data: Data, loaded: Loaded<Data>) => ReactNode;
}

export function LoadedView<Input, Data>(props: LoadedViewProps<Input, Data>) {
  const { name, query, input, everyMs, isEdited, unknown, children } = props;
  const { data, reload, setData, ...status } = useStaffQuery(name, query, input, everyMs, isEdited);
  return (
    <>
      <LoadStatus {...{ data, reload, unknown, ...status }} />
      {data !== undefined &&
        (!status.isUnknown || unknown === undefined) &&
        children(data, { reload, setData })}
    </>
  );
}
