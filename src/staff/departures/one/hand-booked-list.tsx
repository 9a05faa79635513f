import type { DepartureReply } from "../../../contracts/departures";
import * as styles from "../departures.module.css";

interface HandBookedListProps extends Pick<DepartureReply, "byHand"> {
  /** The enquiry is opened beside the page, so that nothing typed is lost. */
  isBeside?: boolean;
}

/** The guests booked by hand, each with the way to their enquiry. */
export function HandBookedList({ byHand, isBeside = false }: HandBookedListProps) {
  if (byHand.length === 0) return null;
  return (
    <div className={styles.guests}>
      <ul className={styles.list}>
        {byHand.map(({ reference, name }) => (
          <li key={reference}>
            {name}{" "}
            <a
              href={`/admin/enquiries#${reference}`}
              target={isBeside ? "_blank" : undefined}
              rel={isBeside ? "noopener" : undefined}
            >
              {reference}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
