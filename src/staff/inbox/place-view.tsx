import "../shell/show-page";

import { AccountsView } from "../bookings/accounts-view";
import { NewBookingView, NewEnquiryView } from "../bookings/new-booking-view";
import { useT } from "../shell/language-context";
import { type Place, replaceHash } from "../ui/hooks";
import { EnquiryView } from "./enquiry-view";
import { FiguresView } from "./figures-view";

interface PlaceViewProps {
  place: Place;
  isOwner: boolean;
  back: string;
  onDeleted: (what: string) => void;
}

/** Views that replace the list. */
export function PlaceView({ place, isOwner, back, onDeleted }: PlaceViewProps) {
  const figures = useT("enquiries.figures");
  const goToEnquiry = (reference: string) => replaceHash(`#${reference}`);
  const get = (name: string) => place.values.get(name) ?? "";
  switch (place.path) {
    case "new-booking": {
      const start = { offer: get("offer"), day: get("day") };
      return <NewBookingView key={`${start.offer}/${start.day}`} {...{ start, back, onMade: goToEnquiry }} />;
    }
    case "new-enquiry":
      return <NewEnquiryView back={back} onMade={goToEnquiry} />;
    case "figures":
      return isOwner ? <FiguresView /> : <p>{figures("onlyOwners")}</p>;
    case "accounts":
      return isOwner ? <AccountsView month={get("month")} /> : <p>{figures("onlyOwners")}</p>;
    default: {
      const [reference = "", part] = place.path.split("/");
      return <EnquiryView key={reference} {...{ reference, onDeleted, atStatus: part === "status" }} />;
    }
  }
}
