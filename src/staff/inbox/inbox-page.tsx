// The styles of what follows later: a document has one style sheet.
import "../bookings/bookings.module.css";
import "../quotes/quote.module.css";

import { Suspense, useEffect, useState } from "react";

import { useT } from "../shell/language-context";
import { lazyPart } from "../shell/lazy-part";
import { StaffPage } from "../shell/staff-page";
import { type Place, usePlace } from "../ui/hooks";
import { BackLink, Notice, type NoticeText } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { EnquiryList } from "./enquiry-list";
import { isList, readFilters, toListHash } from "./place";

/** All but the list, which is shown first. */
const loadView = async () => (await import("./place-view")).PlaceView;
const PlaceView = lazyPart(loadView);

function Inbox({ isOwner }: { isOwner: boolean }) {
  const figures = useT("enquiries.figures");
  const accounts = useT("enquiries.accounts");
  const one = useT("enquiries.one");
  const place = usePlace();
  const isShown = isList(place);
  const [known, setKnown] = useState<Place>();
  const [filters, setFilters] = useState(() => readFilters({ values: new URLSearchParams() }));
  const [last, setLast] = useState<string>();
  const [notice, setNotice] = useState<NoticeText>();
  const back = toListHash(filters);
  useEffect(() => void loadView(), []);
  // Where one comes from: the list stays as it was while one enquiry is open.
  if (known !== place) {
    setKnown(place);
    if (isShown) setFilters(readFilters(place));
    else {
      setNotice(undefined);
      setLast(place.path.split("/")[0]);
    }
  }
  return (
    <>
      <Notice notice={notice} />
      {isShown && isOwner && (
        <p className={ui.links}>
          <a href="#figures">{figures("figures")}</a>
          <a href="#accounts">{accounts("accounts")}</a>
        </p>
      )}
      <EnquiryList filters={filters} {...{ isShown, last }} />
      {!isShown && (
        <div className={ui.stack}>
          <BackLink href={back}>{one("back")}</BackLink>
          <Suspense>
            <PlaceView
              {...{ place, isOwner, back }}
              onDeleted={(text) => {
                location.hash = back;
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
