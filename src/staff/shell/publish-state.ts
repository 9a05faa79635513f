import { QueryObserver, useQuery, type QueryObserverOptions } from "@tanstack/react-query";

import { editorApi, toRefusal, type EditorReplies } from "./client";
import { queryClient } from "./query";

/** `saved` where others build the site, and nobody here knows when it is done. */
interface PublishStatus {
  state: EditorReplies["status"]["state"] | "unreachable" | "signedOut";
  problems?: EditorReplies["status"]["problems"];
}

const OFTEN_MS = 700;
const SELDOM_MS = 10_000;

/** Loads whether the last save is on the site; `null` where nothing is edited here. */
async function load(): Promise<PublishStatus | null> {
  try {
    return await editorApi.status.query();
  } catch (error) {
    const { code } = toRefusal(error);
    return code === "not-found" ? null : { state: code === "unauthorized" ? "signedOut" : "unreachable" };
  }
}

const QUERY = {
  queryKey: ["publish-state"],
  queryFn: load,
  refetchInterval: ({ state: { data } }) => (data?.state === "publishing" ? OFTEN_MS : SELDOM_MS),
  notifyOnChangeProps: ["data"],
} satisfies QueryObserverOptions<PublishStatus | null>;

/** Calls `onStatus` with the state once it is known, and whenever it is another one. */
export function followPublishing(onStatus: (status: PublishStatus) => void): void {
  const observer = new QueryObserver(queryClient, QUERY);
  const tell = ({ data }: { data: PublishStatus | null | undefined }) => data && onStatus(data);
  observer.subscribe(tell);
  // The frame may know it already.
  tell(observer.getCurrentResult());
}

export function usePublishState(): Exclude<PublishStatus["state"], "signedOut"> | undefined {
  const { data } = useQuery(QUERY, queryClient);
  return data && data.state !== "signedOut" ? data.state : undefined;
}

/** Something was saved here: how it gets onto the site is looked for often. */
export function followSave(): void {
  // What is being asked now was so before the save.
  void queryClient.cancelQueries({ queryKey: QUERY.queryKey });
  queryClient.setQueryData<PublishStatus | null>(QUERY.queryKey, (known) =>
    known && known.state !== "saved" ? { state: "publishing" } : known,
  );
}
