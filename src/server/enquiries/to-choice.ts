import type { Choice } from "../../booking/choice";
import type { ContactPayload } from "../store/enquiry";

/** Gets the choice of an enquiry; a count that was not sent is 0. */
export function toChoice(
  payload: Pick<ContactPayload, "port" | "date" | "adults" | "children" | "smallChildren"> &
    Pick<Choice, "pickup">,
): Choice {
  const { port, date, adults = 0, children = 0, smallChildren = 0, pickup } = payload;
  return { port, date, adults, children, smallChildren, pickup };
}
