import type { BookingPort, BookingSettings } from "../../domain/booking/bookable-offer";
import type { PossibleChoice } from "../../domain/booking/running-days";

/** An offer of the list with what of the choice it can do, and what it cannot. */
export interface ListedOffer extends PossibleChoice {
  offer: Queries.ListedOfferFragment;
}

export interface ListSettings extends BookingSettings {
  ports: readonly BookingPort[];
}
