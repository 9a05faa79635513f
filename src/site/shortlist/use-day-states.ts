import { useEffect, useState } from "react";

import { loadDayStates, NO_STATES, type DayStates } from "../browser/load-day-states";

export function useDayStates(offer: string, day: string | undefined): DayStates {
  const [states, setStates] = useState(NO_STATES);
  useEffect(() => {
    if (day === undefined) return undefined;
    let isOver = false;
    void loadDayStates(offer).then((loaded) => {
      if (!isOver) setStates(loaded);
    });
    return () => {
      isOver = true;
    };
  }, [offer, day]);
  return states;
}
