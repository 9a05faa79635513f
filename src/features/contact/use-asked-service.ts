import { useBrowserValue } from "../../components/ui/use-browser-value";

/** Gets the offer named in the page's address (`?service=saona-island`), once the page runs in the browser. */
export function useAskedService<Service extends { readonly key: string }>(
  services: readonly Service[],
  search: string,
): Service | undefined {
  // An address does not change under a page without a new render.
  const asked = useBrowserValue(() => search, "");
  const key = new URLSearchParams(asked).get("service");
  return services.find((candidate) => candidate.key === key);
}
