import { AccountsView } from "../bookings/accounts-view";
import { NewBookingView, NewEnquiryView } from "../bookings/new-booking-view";
import { useT } from "../shell/language-context";
import { EnquiryView } from "./enquiry-view";
import { FiguresView } from "./figures-view";
import { goToPlace, type Place } from "./place";

interface PlaceViewProps {
  place: Place;
  isOwner: boolean;
  /** The address of the list that one comes from. */
  back: string;
  onDeleted: (what: string) => void;
}

/** Views that replace the list. */
export function PlaceView({ place, isOwner, back, onDeleted }: PlaceViewProps) {
  const figures = useT("enquiries.figures");
  const goToEnquiry = (reference: string) => goToPlace({ kind: "enquiry", reference }, true);
  switch (place.kind) {
    case "list":
      return null;
    case "enquiry": {
      const { reference, atStatus = false } = place;
      return <EnquiryView key={reference} {...{ reference, atStatus, back, onDeleted }} />;
    }
    case "new-booking":
      return (
        <NewBookingView
          key={`${place.offer}/${place.day}`}
          {...{ start: place, back, onMade: goToEnquiry }}
        />
      );
    case "new-enquiry":
      return <NewEnquiryView back={back} onMade={goToEnquiry} />;
    case "figures":
      return isOwner ? <FiguresView back={back} /> : <p>{figures("onlyOwners")}</p>;
    case "accounts":
      return isOwner ? <AccountsView month={place.month} back={back} /> : <p>{figures("onlyOwners")}</p>;
  }
}
