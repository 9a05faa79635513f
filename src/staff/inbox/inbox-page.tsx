import { useState } from "react";

import { AccountsView } from "../bookings/accounts-view";
import { NewBookingView } from "../bookings/new-booking-view";
import { StaffPage, type SignedInPerson } from "../shell/staff-page";
import { useT } from "../shell/language-context";
import { Notice, type NoticeText } from "../ui/notice";
import { FiguresView } from "./figures-view";
import { EnquiryList } from "./enquiry-list";
import { NewEnquiryView } from "./new-enquiry-view";
import { EnquiryView } from "./enquiry-view";
import { goToPlace, NO_FILTERS, toHash, usePlace, type Place } from "./place";
import * as ui from "../ui/ui.module.css";

function Inbox({ isOwner }: { isOwner: boolean }) {
  const figures = useT("enquiries.figures");
  const accounts = useT("enquiries.accounts");
  const place = usePlace();
  const [known, setKnown] = useState<Place>();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [last, setLast] = useState<string>();
  const [notice, setNotice] = useState<NoticeText>();
  // Where one comes from: the list stays as it was while one enquiry is open.
  if (known !== place) {
    setKnown(place);
    if (place.kind === "list") setFilters(place.filters);
    else setNotice(undefined);
    if (place.kind === "enquiry") setLast(place.reference);
  }
  const back = toHash({ kind: "list", filters });
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
      {place.kind === "enquiry" && (
        <EnquiryView
          key={place.reference}
          reference={place.reference}
          atStatus={place.atStatus === true}
          back={back}
          onDeleted={(text) => {
            goToPlace({ kind: "list", filters });
            setNotice({ kind: "done", text });
          }}
        />
      )}
      {place.kind === "new-booking" && (
        <NewBookingView
          key={`${place.offer}/${place.day}`}
          start={place}
          back={back}
          onBooked={({ reference }) => goToPlace({ kind: "enquiry", reference }, true)}
        />
      )}
      {place.kind === "new-enquiry" && (
        <NewEnquiryView back={back} onMade={(reference) => goToPlace({ kind: "enquiry", reference }, true)} />
      )}
      {(place.kind === "figures" || place.kind === "accounts") && !isOwner && <p>{figures("onlyOwners")}</p>}
      {place.kind === "figures" && isOwner && <FiguresView back={back} />}
      {place.kind === "accounts" && isOwner && <AccountsView month={place.month} back={back} />}
    </>
  );
}

export function InboxPage() {
  return (
    <StaffPage room="enquiries" isWide>
      {({ me }: SignedInPerson) => <Inbox isOwner={me.role === "owner"} />}
    </StaffPage>
  );
}
