import { useEffect, useState } from "react";

import type { DayState } from "../../booking/day-places";
import { loadDayStates } from "../../browser-state/load-day-states";

/** Gets how a day of an offer stands when it is not simply free, once the server has said so. */
export function useDayState(offer: string, day: string | undefined): DayState | undefined {
  const [told, setTold] = useState<{ day: string; state: DayState }>();
  useEffect(() => {
    if (day === undefined) return undefined;
    let isOver = false;
    void loadDayStates(offer).then((states) => {
      const state = states[day];
      if (!isOver) setTold(state && { day, state });
    });
    return () => {
      isOver = true;
    };
  }, [offer, day]);
  return told?.day === day ? told?.state : undefined;
}
