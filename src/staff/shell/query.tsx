import { QueryClient, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { Button } from "../ui/layout";
import { goToSignIn, toRefusal } from "./client";
import { useT } from "./language-context";

export const POLL_MS = 10_000;

/** Nothing of a guest is kept behind the page that shows it; a failed query is asked again by the next poll. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: 0, retry: false, networkMode: "always" } },
});

// Listens for the page being shown again, as a provider would.
queryClient.mount();

interface StaffQuery<Data> {
  data: Data | undefined;
  /** Whether the last try failed, with the session not being the reason. */
  hasFailed: boolean;
  isUnknown: boolean;
  reload: () => Promise<unknown>;
  /** Shows what the call of one's own change has answered; an answer that is under way is dropped. */
  setData: (own: Data) => void;
}

export type Loaded<Data> = Pick<StaffQuery<Data>, "reload" | "setData">;

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
      refetchInterval: ({ state: { error: last } }) =>
        (last === null || toRefusal(last).code !== "unauthorized") && everyMs,
    },
    queryClient,
  );
  const code = error === null ? undefined : toRefusal(error).code;
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
            <Button onClick={() => void reload()}>{t("again")}</Button>
          </p>
        </>
      )}
      {data === undefined && !hasFailed && !isUnknown && loading !== undefined && <p>{loading}</p>}
      {data !== undefined && children(data, { reload, setData })}
    </>
  );
}
