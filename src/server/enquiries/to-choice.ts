import type { Choice } from "../../booking/choice";
import type { ContactPayload } from "../store/enquiry";

/** Gets the choice of an enquiry; a count that was not sent is 0. */
export function toChoice(
  payload: Pick<ContactPayload, "port" | "date" | "adults" | "children" | "smallChildren" | "pickup">,
): Choice {
  const { port, date, adults, children, smallChildren, pickup } = payload;
  return {
    ...(port && { port }),
    ...(date !== undefined && { date }),
    adults: adults ?? 0,
    children: children ?? 0,
    smallChildren: smallChildren ?? 0,
    ...(pickup && {
      pickup: {
        kind: pickup.kind,
        ...(pickup.place && { place: pickup.place }),
        ...(pickup.shipAllAboard !== undefined && { shipAllAboard: pickup.shipAllAboard }),
      },
    }),
  };
}
