import { useEffect, useState } from "react";

import { parseHash, toHash, type Place } from "./place";

/** Goes to a place of the room; `isSame` keeps the step back to the place before this one, as typing into the search does. */
export function goToPlace(place: Place, isSame = false): void {
  if (!isSame) {
    location.hash = toHash(place);
    return;
  }
  history.replaceState(history.state, "", toHash(place));
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Follows where one is in the room. */
export function usePlace(): Place {
  const [place, setPlace] = useState(() => parseHash(location.hash));
  useEffect(() => {
    const follow = () => setPlace(parseHash(location.hash));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return place;
}
