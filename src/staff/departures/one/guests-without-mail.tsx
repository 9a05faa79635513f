import type { DepartureReply } from "../../../contracts/departures";
import { useWords } from "../../language/language-context";
import { DEPARTURE_WORDS } from "../departure-words";

/** Says how many guests a cancellation does not reach by mail; nothing when it reaches all. */
export function GuestsWithoutMail({ byHand }: Pick<DepartureReply, "byHand">) {
  const t = useWords(DEPARTURE_WORDS);
  return byHand.length > 0 && <p>{t("withoutMail", { count: byHand.length })}</p>;
}
