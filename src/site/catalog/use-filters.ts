import { useEffect, useMemo, useSyncExternalStore } from "react";

import { changeQuery, getQuery, listenToQuery, readAddress } from "./address-query";
import { formatFilters, parseFilters, type Filters } from "./filters";

const getServerQuery = () => "";

/** Reads the present address, so that the functions stay the same and a typed letter renders little. */
const createChange = (how: "step" | "typing") => (part: Partial<Filters>) =>
  changeQuery(formatFilters({ ...parseFilters(getQuery()), ...part }), how);

const change = createChange("step");
const type = createChange("typing");
const clear = () => changeQuery("", "step");

export function useFilters(location: unknown) {
  const query = useSyncExternalStore(listenToQuery, getQuery, getServerQuery);
  const filters = useMemo(() => parseFilters(query), [query]);
  useEffect(readAddress, [location]);
  return { filters, change, type, clear };
}
