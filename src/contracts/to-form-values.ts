import { isChosen, type Choice } from "../booking/choice";

/** Writes a choice as the fields of a plain form, in the names that `fromForm` reads; none when nothing was chosen. */
export function toFormValues(choice: Choice): Record<string, string> {
  if (!isChosen(choice)) return {};
  const { port, date, adults, children, smallChildren, pickup } = choice;
  const values = {
    port,
    date,
    adults: String(adults),
    children: String(children),
    smallChildren: String(smallChildren),
    pickupKind: pickup?.kind,
    pickupPlace: pickup?.place,
    pickupShipAllAboard: pickup?.shipAllAboard,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
