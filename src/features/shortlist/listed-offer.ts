import type { BookingPort, BookingRules } from "../../booking/bookable-offer";
import type { Choice } from "../../booking/choice";

/** An offer of the list with what was chosen of it. */
export interface ListedOffer {
  offer: Queries.ListedOfferFragment;
  choice: Choice;
}

/** What the list needs to know of the agency. */
export interface ListSettings {
  ports: readonly BookingPort[];
  rules: BookingRules;
  pricesOn: boolean;
}
