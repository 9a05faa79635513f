// The styles of what follows later: a document has one style sheet.
import "../bookings/bookings.module.css";
import "../quotes/quote.module.css";

import { Suspense, useEffect, useState } from "react";

import { useT } from "../shell/language-context";
import { lazyPart } from "../shell/lazy-part";
import { StaffPage } from "../shell/staff-page";
import { BackLink, Notice, type NoticeText } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { EnquiryList } from "./enquiry-list";
import { goToPlace, NO_FILTERS, toHash, usePlace, type Place } from "./place";

/** All but the list, which is shown first. */
const loadView = async () => (await import("./place-view")).PlaceView;
const PlaceView = lazyPart(loadView);

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
  useEffect(() => void loadView(), []);
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
          <Suspense>
            <PlaceView
              {...{ place, isOwner, back }}
              onDeleted={(text) => {
                goToPlace({ kind: "list", filters });
                setNotice({ kind: "done", text });
              }}
            />
          </Suspense>
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
