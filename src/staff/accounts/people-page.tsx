import { StaffPage, type SignedInPerson } from "../shell/staff-page";
import { useT } from "../shell/language-context";
import { LoadedView } from "../ui/loaded-view";
import { staffApi } from "../shell/client";
import { NamesProvider } from "../ui/names";
import { POLL_MS } from "../shell/use-staff-query";
import { AddPanel } from "./add-panel";
import { ListPanel } from "./list-panel";
import { LogPanel } from "./log-panel";
import { RequestsPanel } from "./requests-panel";

function Panels({ self }: { self: SignedInPerson }) {
  return (
    <LoadedView name="people.list" query={staffApi.people.list.query} input={undefined} everyMs={POLL_MS}>
      {({ requests, people }, { reload }) => (
        <>
          <RequestsPanel requests={requests} reload={reload} />
          <ListPanel self={self} people={people} reload={reload} />
          <AddPanel reload={reload} />
          <NamesProvider>
            <LogPanel />
          </NamesProvider>
        </>
      )}
    </LoadedView>
  );
}

function OnlyOwners() {
  const t = useT("people");
  return <p>{t("onlyOwners")}</p>;
}

/** The room People: who has access, who asks for it, what was done. For owners. */
export function PeoplePage() {
  return (
    <StaffPage room="people">
      {(person) => (person.me.role === "owner" ? <Panels self={person} /> : <OnlyOwners />)}
    </StaffPage>
  );
}
