import { useT } from "../shell/language-context";
import { Panel } from "../ui/panel";
import { Facts } from "../ui/facts";
import type { ChosenOffer } from "../shell/replies";
import * as styles from "./one.module.css";

function Chosen({ chosen: { title, facts, problems, dayNotes } }: { chosen: ChosenOffer }) {
  const t = useT("enquiries.one");
  return (
    <li>
      <h3>{title}</h3>
      <Facts facts={facts.map(({ label, text }) => [label, text])} />
      {problems.length > 0 && (
        <p className={styles.problem}>
          <strong>{t("problems")}</strong> {problems.join(" ")}
        </p>
      )}
      {dayNotes.length > 0 && (
        <p className={styles.dayNote}>
          <strong>{t("dayNotes")}</strong> {dayNotes.join(" ")}
        </p>
      )}
    </li>
  );
}

/** All that the guest chose, with price and arithmetic as it was shown, and what is known of the day. */
export function ChosenPanel({ chosen }: { chosen: readonly ChosenOffer[] }) {
  const t = useT("enquiries.one");
  return (
    <Panel title={t("chosen")}>
      {chosen.length === 0 ? (
        <p>{t("nothingChosen")}</p>
      ) : (
        <ul className={styles.chosen}>
          {chosen.map((offer, index) => (
            <Chosen key={index} chosen={offer} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
