import type { BookingPort } from "../../booking/bookable-offer";
import { getChoiceFacts } from "../../booking/describe";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./asked-list.module.css";
import type { AskedEntry } from "./use-asked-list";

/** Gets a function that says what was asked of each offer of a list, in one line without the title. */
export function useAskedFacts(ports: readonly BookingPort[]) {
  const { locale, t } = useLocale();
  return ({ choice }: AskedEntry) =>
    getChoiceFacts(choice, { offer: undefined, ports, pricesOn: false, locale, t })
      .map(({ text }) => text)
      .join(", ");
}

/** The body's `offers`: what a list asks for, in the names of a single offer. */
function toOffers(list: readonly AskedEntry[]) {
  return list.map(({ key, collection, choice: { pickup: _pickup, ...choice } }) => ({
    ...{ service: key, collection },
    ...choice,
  }));
}

/** What the enquiry is about, when it is about a whole list. It travels with the form as one field. */
export function AskedList({ list, ports }: { list: readonly AskedEntry[]; ports: readonly BookingPort[] }) {
  const { t } = useLocale();
  const getFacts = useAskedFacts(ports);
  return (
    <>
      {list.length > 0 && (
        <div>
          <p>{t("contact.aboutList")}</p>
          <ul className={styles.list}>
            {list.map((entry) => (
              <li key={entry.key}>
                <strong>{entry.title}</strong> {getFacts(entry)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <input type="hidden" name="offers" value={list.length > 0 ? JSON.stringify(toOffers(list)) : ""} />
    </>
  );
}
