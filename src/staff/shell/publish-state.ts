import { useQuery } from "@tanstack/react-query";

import { queryClient } from "./query";

/** `saved` where others build the site, and nobody here knows when it is done. */
const ANSWERS = ["live", "publishing", "failed", "saved"] as const;
type PublishState = (typeof ANSWERS)[number] | "unreachable";

const OFTEN_MS = 700;
const SELDOM_MS = 10_000;
const KEY = ["publish-state"];

/** Loads whether the last save is on the site; `null` where nothing is edited here. */
async function load(): Promise<PublishState | null> {
  const response = await fetch("/api/editor/status", { cache: "no-store" }).catch(() => undefined);
  if (response === undefined || response.status >= 500) return "unreachable";
  // A refusal is read, too: a browser holds an answer that nobody reads as one that is still arriving.
  const reply = (await response.json().catch(() => undefined)) as { state?: unknown } | undefined;
  if (!response.ok) return null;
  return ANSWERS.find((state) => state === reply?.state) ?? "unreachable";
}

export function usePublishState(): PublishState | null | undefined {
  const { data } = useQuery(
    {
      ...{ queryKey: KEY, queryFn: load },
      refetchInterval: ({ state }) => (state.data === "publishing" ? OFTEN_MS : SELDOM_MS),
    },
    queryClient,
  );
  return data;
}

/** Something was saved here: the frame shows how it gets onto the site. */
export function followSave(): void {
  queryClient.setQueryData(KEY, (known) => (known === "live" ? "publishing" : known));
  setTimeout(() => void queryClient.refetchQueries({ queryKey: KEY }), OFTEN_MS);
}
