import { useState } from "react";

import { AccountsView } from "../bookings/accounts-view";
import { NewBookingView, NewEnquiryView } from "../bookings/new-booking-view";
import { useT } from "../shell/language-context";
import { StaffPage } from "../shell/staff-page";
import { BackLink, Notice, type NoticeText } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { EnquiryList } from "./enquiry-list";
import { EnquiryView } from "./enquiry-view";
import { FiguresView } from "./figures-view";
import { goToPlace, NO_FILTERS, toHash, usePlace, type Place } from "./place";

interface PlaceViewProps {
  place: Exclude<Place, { kind: "list" }>;
  isOwner: boolean;
  back: string;
  onDeleted: (what: string) => void;
}

function PlaceView({ place, isOwner, back, onDeleted }: PlaceViewProps) {
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

function Inbox({ isOwner }: { isOwner: boolean }) {
  const figures = useT("enquiries.figures");
  const accounts = useT("enquiries.accounts");
  const one = useT("enquiries.one");
  const place = usePlace();
  const [known, setKnown] = useState<Place>();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [last, setLast] = useState<string>();
  const [notice, setNotice] = useState<NoticeText>();
  const back = toHash({ kind: "list", filters });
  // Where one comes from: the list stays as it was while one enquiry is open.
  if (known !== place) {
    setKnown(place);
    if (place.kind === "list") setFilters(place.filters);
    else setNotice(undefined);
    if (place.kind === "enquiry") setLast(place.reference);
  }
  return (
    <>
      <Notice notice={notice} />
      {place.kind === "list" && isOwner && (
        <p className={ui.links}>
          <a href={toHash({ kind: "figures" })}>{figures("figures")}</a>
          <a href={toHash({ kind: "accounts", month: "" })}>{accounts("accounts")}</a>
        </p>
      )}
      <EnquiryList filters={filters} isShown={place.kind === "list"} last={last} />
      {place.kind !== "list" && (
        <div className={ui.stack}>
          <BackLink href={back}>{one("back")}</BackLink>
          <PlaceView
            {...{ place, isOwner, back }}
            onDeleted={(text) => {
              goToPlace({ kind: "list", filters });
              setNotice({ kind: "done", text });
            }}
          />
        </div>
      )}
    </>
  );
}

export function InboxPage() {
  return (
    <StaffPage room="enquiries" isWide>
      {({ me }) => <Inbox isOwner={me.role === "owner"} />}
    </StaffPage>
  );
}
