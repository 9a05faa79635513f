import type { BookingPort, BookingSettings } from "../../booking/bookable-offer";
import type { Choice } from "../../booking/choice";

/** An offer of the list with what was chosen of it. */
export interface ListedOffer {
  offer: Queries.ListedOfferFragment;
  choice: Choice;
}

/** What the list needs to know of the agency. */
export interface ListSettings extends BookingSettings {
  ports: readonly BookingPort[];
}
