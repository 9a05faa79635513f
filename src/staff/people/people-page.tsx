import { StaffPage, type SignedInPerson } from "../frame/staff-page";
import { useWords } from "../language/language-context";
import { LoadedView } from "../parts/loaded-view";
import { staffApi } from "../calls/client";
import { AddPanel } from "./add-panel";
import { ListPanel } from "./list-panel";
import { LogPanel } from "./log-panel";
import { PEOPLE_WORDS } from "./people-words";
import { RequestsPanel } from "./requests-panel";

function Panels({ self }: { self: SignedInPerson }) {
  return (
    <LoadedView query={staffApi.people.list.query} input={undefined}>
      {({ requests, people }, { reload }) => (
        <>
          <RequestsPanel requests={requests} reload={reload} />
          <ListPanel self={self} people={people} reload={reload} />
          <AddPanel reload={reload} />
          <LogPanel />
        </>
      )}
    </LoadedView>
  );
}

function OnlyOwners() {
  const t = useWords(PEOPLE_WORDS);
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
