import { AccountsView } from "../bookings/accounts-view";
import { NewBookingView, NewEnquiryView } from "../bookings/new-booking-view";
import { useT } from "../shell/language-context";
import { EnquiryView } from "./enquiry-view";
import { FiguresView } from "./figures-view";
import { goToPlace, type Place } from "./place";

interface PlaceViewProps {
  place: Exclude<Place, { kind: "list" }>;
  isOwner: boolean;
  back: string;
  onDeleted: (what: string) => void;
}

/** Views that replace the list. */
export function PlaceView({ place, isOwner, back, onDeleted }: PlaceViewProps) {
  const figures = useT("enquiries.figures");
  const goToEnquiry = (reference: string) => goToPlace({ kind: "enquiry", reference }, true);
  switch (place.kind) {
    case "enquiry": {
      const { reference, atStatus = false } = place;
      return <EnquiryView key={reference} {...{ reference, atStatus, onDeleted }} />;
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
      return isOwner ? <FiguresView /> : <p>{figures("onlyOwners")}</p>;
    case "accounts":
      return isOwner ? <AccountsView month={place.month} /> : <p>{figures("onlyOwners")}</p>;
  }
}
