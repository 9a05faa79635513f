import { useState } from "react";

import { StaffPage, type SignedInPerson } from "../shell/staff-page";
import { NamesProvider } from "../ui/names";
import { useHash } from "../ui/use-hash";
import { CalendarsPanel } from "./calendars-panel";
import { DepartureList } from "./departure-list";
import { DepartureView } from "./departure-view";
import { parseHash, START, toHash, type ListPlace } from "./place";

function Departures({ isOwner }: { isOwner: boolean }) {
  const place = parseHash(useHash());
  const [list, setList] = useState<ListPlace>(START);
  // The list that one comes from is the one to go back to.
  if (place.kind === "list" && (place.offer !== list.offer || place.from !== list.from)) setList(place);
  if (place.kind === "day") {
    const { offer, day } = place;
    return <DepartureView key={`${offer}/${day}`} offer={offer} day={day} back={toHash(list)} />;
  }
  return (
    <>
      <DepartureList place={place} />
      {isOwner && <CalendarsPanel />}
    </>
  );
}

/** The room Departures: the coming days, one of them, and the calendars of the crews. */
export function DeparturesPage() {
  return (
    <StaffPage room="departures">
      {({ me }: SignedInPerson) => (
        <NamesProvider>
          <Departures isOwner={me.role === "owner"} />
        </NamesProvider>
      )}
    </StaffPage>
  );
}
