import type { BookingPort, BookingSettings } from "../../domain/booking/bookable-offer";
import type { DayStates } from "../browser/load-day-states";
import type { Speaker } from "../../domain/booking/describe";

export interface PanelSettings extends BookingSettings {
  readonly whatsappNumber: string;
}

/** Everything from which a choice on a page is calculated. */
export interface BookingContext extends Speaker {
  readonly offer: Queries.OfferBookingFragment;
  readonly ports: readonly BookingPort[];
  readonly settings: PanelSettings;
  /** How days stand that are not simply free, as far as the server has said so. */
  readonly dayStates?: DayStates;
}
