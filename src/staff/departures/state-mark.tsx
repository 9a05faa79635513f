import { useT } from "../shell/language-context";
import type { DepartureRow } from "../shell/replies";
import * as styles from "./departures.module.css";

/** How many places a departure has left, and whether it is nearly full, full, closed or cancelled. */
export function StateMark({ row }: { row: DepartureRow }) {
  const t = useT("departures");
  const state = useT("departures.states");
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
