import { useMemo } from "react";

import { replaceHash } from "../ui/replace-hash";
import { useHash } from "../ui/use-hash";
import { parseHash, toHash, type Place } from "./place";

/** Goes to a place of the room; `isSame` keeps the step back to the place before this one, as typing into the search does. */
export function goToPlace(place: Place, isSame = false): void {
  if (isSame) replaceHash(toHash(place));
  else location.hash = toHash(place);
}

/** Follows where one is in the room. */
export function usePlace(): Place {
  const hash = useHash();
  return useMemo(() => parseHash(hash), [hash]);
}
