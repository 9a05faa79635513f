import { useEffect, useMemo, useSyncExternalStore } from "react";

import { changeQuery, getQuery, listenToQuery, readAddress } from "./address-query";
import { formatFilters, parseFilters, type Filters } from "./filters";

const getServerQuery = () => "";

/** Gets the filters that the address names, and how to change them. `location` is the router's, new with each navigation. */
export function useFilters(location: unknown) {
  const query = useSyncExternalStore(listenToQuery, getQuery, getServerQuery);
  const filters = useMemo(() => parseFilters(query), [query]);
  useEffect(readAddress, [location]);
  return useMemo(
    () => ({
      filters,
      change: (part: Partial<Filters>) => changeQuery(formatFilters({ ...filters, ...part }), "step"),
      type: (part: Partial<Filters>) => changeQuery(formatFilters({ ...filters, ...part }), "typing"),
      clear: () => changeQuery("", "step"),
    }),
    [filters],
  );
}
