import { QueryCache, QueryClient, useQuery } from "@tanstack/react-query";

import { goToSignIn, toRefusal, type Query } from "./client";

export const POLL_MS = 10_000;

/** Nothing of a guest is kept behind the page that shows it; a failed query is asked again by the next poll. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (toRefusal(error).code === "unauthorized") goToSignIn();
    },
  }),
  defaultOptions: { queries: { gcTime: 0, retry: false, networkMode: "always" } },
});

// Listens for the page being shown again, as a provider would.
queryClient.mount();

export interface StaffQuery<Data> {
  data: Data | undefined;
  /** Whether the last try failed, with the session not being the reason. */
  hasFailed: boolean;
  isUnknown: boolean;
  reload: () => Promise<unknown>;
  /** Shows what the call of one's own change has answered; an answer that is under way is dropped. */
  setData: (own: Data) => void;
}

/**
 * Shows what a query of the server answers: at once, whenever the page is shown again, and every `everyMs` in between. Without a session
 * the browser goes to the sign-in.
 */
export function useStaffQuery<Input, Data>(
  name: string,
  query: Query<Input, Data>,
  input: Input,
  everyMs: number | false = false,
): StaffQuery<Data> {
  const queryKey = [name, input];
  const { data, error, refetch } = useQuery<Data>(
    {
      queryKey,
      queryFn: () => query(input),
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
