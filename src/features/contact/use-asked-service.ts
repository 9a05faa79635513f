import { useSyncExternalStore } from "react";

/** An address does not change under a page without a new render, so there is nothing to listen to. */
const listenToNothing = () => () => undefined;

/** Gets the offer named in the page's address (`?service=saona-island`), once the page runs in the browser. */
export function useAskedService<Service extends { readonly key: string }>(
  services: readonly Service[],
  search: string,
): Service | undefined {
  const asked = useSyncExternalStore(
    listenToNothing,
    () => search,
    () => "",
  );
  const key = new URLSearchParams(asked).get("service");
  return services.find((candidate) => candidate.key === key);
}
