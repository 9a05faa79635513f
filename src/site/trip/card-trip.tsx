import { Icon } from "../ui/icon";
import * as styles from "./card-trip.module.css";
import type { OfferTripFacts } from "./trip-facts";

/** On a card: whether it runs that day, fits the ship, and takes everybody. */
export function CardTrip({ notes }: Pick<OfferTripFacts, "notes">) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ text, fits }) => (
        <li key={text} className={styles.note} data-fits={fits}>
          <Icon name={fits ? "check" : "cross"} size={18} /> {text}
        </li>
      ))}
    </ul>
  );
}
