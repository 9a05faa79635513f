import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";

import { Button } from "../ui/layout";
import { goToSignIn, staffApi, toRefusal } from "./client";
import { useT } from "./language-context";

const EVERY_MS = 60_000;
/** Eight hours: each question counts as use of the session, and that of a forgotten tab is to end. */
const MAX_HIDDEN_POLLS = 480;
const KEY = ["waiting"];

let hiddenPolls = 0;

async function load(): Promise<number> {
  hiddenPolls = document.hidden ? hiddenPolls + 1 : 0;
  return (await staffApi.enquiries.list.query({ view: "due" })).counts.waiting;
}

/** How many guests wait for an answer, for the frame and the tab's title; polled while the page is hidden, too. */
export function useWaitingCount(): number {
  const { data = 0 } = useQuery(
    {
      ...{ queryKey: KEY, queryFn: load, staleTime: EVERY_MS, refetchIntervalInBackground: true },
      refetchInterval: () => hiddenPolls < MAX_HIDDEN_POLLS && EVERY_MS,
    },
    queryClient,
  );
  return data;
}

export function setWaitingCount(waiting: number): void {
  queryClient.setQueryData(KEY, waiting);
}

export const POLL_MS = 10_000;

/** Nothing of a guest is kept behind the page that shows it; a failed query is asked again by the next poll. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: 0, retry: false, networkMode: "always" } },
});

// Listens for the page being shown again, as a provider would.
queryClient.mount();

export interface Loaded<Data> {
  reload: () => Promise<{ data: Data | undefined; isError: boolean }>;
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

interface QueryOptions {
  /** Asked again in between, besides whenever the page is shown again. */
  everyMs?: number | undefined;
  /** It is changed here: its version stays that which was opened, so that a save over another one is refused. */
  isEdited?: boolean | undefined;
  /** Shows the last answer until another question is answered, so that the field that asked keeps the focus. */
  keepsLast?: boolean | undefined;
}

/** Shows what a query of the server answers: at once, and whenever the page is shown again. */
export function useStaffQuery<Input, Data>(
  name: string,
  query: (input: Input) => Promise<Data>,
  input: Input,
  { everyMs, isEdited = false, keepsLast = false }: QueryOptions = {},
) {
  const queryKey = [name, input];
  const { data, error, refetch } = useQuery<Data>(
    {
      ...{ queryKey, queryFn: () => orSignIn(query(input)), refetchInterval: pollEvery(everyMs ?? false) },
      ...{ refetchOnWindowFocus: !isEdited, ...(keepsLast && { placeholderData: keepPreviousData }) },
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

/** Shows the first pages of a list, all of which are asked for again every few seconds. */
export function useStaffPages<Input, Page extends { next?: string | undefined }>(
  name: string,
  loadPage: (input: Input, after: string | undefined) => Promise<Page>,
  input: Input,
) {
  const wanted = useRef({ input, count: 1 });
  async function loadPages(): Promise<Page[]> {
    const count = wanted.current.input === input ? wanted.current.count : 1;
    const pages = [await loadPage(input, undefined)];
    for (let next = pages[0]?.next; next !== undefined && pages.length < count; next = pages.at(-1)?.next)
      pages.push(await loadPage(input, next));
    return pages;
  }
  const { data: pages, reload, ...list } = useStaffQuery(name, loadPages, input, { everyMs: POLL_MS });
  return {
    ...{ ...list, pages, reload, hasNext: pages?.at(-1)?.next !== undefined },
    loadMore: () => {
      wanted.current = { input, count: (pages?.length ?? 0) + 1 };
      return reload();
    },
  };
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

interface LoadedViewProps<Input, Data> extends Pick<LoadStatusProps, "unknown">, QueryOptions {
  /** Of the procedure, as a key of what is loaded. */
  name: string;
  query: (input: Input) => Promise<Data>;
  input: Input;
  children: (data: Data, loaded: Loaded<Data>) => ReactNode;
}

export function LoadedView<Input, Data>(props: LoadedViewProps<Input, Data>) {
  const { name, query, input, unknown, children, ...options } = props;
  const { data, reload, setData, ...status } = useStaffQuery(name, query, input, options);
  return (
    <>
      <LoadStatus {...{ data, reload, unknown, ...status }} />
      {data !== undefined &&
        (!status.isUnknown || unknown === undefined) &&
        children(data, { reload, setData })}
    </>
  );
}
