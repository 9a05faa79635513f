import { useWords } from "../language/language-context";
import type { DepartureRow } from "../calls/replies";
import { DEPARTURE_WORDS, STATE_WORDS } from "./departure-words";
import * as styles from "./departures.module.css";

/** How many places a departure has left, and whether it is nearly full, full, closed or cancelled. */
export function StateMark({ row }: { row: DepartureRow }) {
  const t = useWords(DEPARTURE_WORDS);
  const state = useWords(STATE_WORDS);
  const { held, capacity, isByBoat } = row;
  const what = isByBoat ? "boats" : "places";
  return (
    <>
      {capacity === null ? t(`${what}NoLimit`, { held }) : t(what, { held, capacity })}
      {row.state !== "free" && (
        <strong className={styles.mark} data-state={row.state}>
          {state(row.state)}
        </strong>
      )}
    </>
  );
}
