import type { PeopleReply } from "../../contracts/staff";
import { useLoaded } from "../calls/use-loaded";
import { PAGE_WORDS } from "../frame/page-words";
import { StaffPage, type SignedInPerson } from "../frame/staff-page";
import { useWords } from "../language/language-context";
import { Button } from "../parts/button";
import { AddPanel } from "./add-panel";
import { ListPanel } from "./list-panel";
import { LogPanel } from "./log-panel";
import { PEOPLE_WORDS } from "./people-words";
import { RequestsPanel } from "./requests-panel";

function Panels({ self }: { self: SignedInPerson }) {
  const page = useWords(PAGE_WORDS);
  const { data, hasFailed, reload } = useLoaded<PeopleReply>("people");
  if (!data)
    return hasFailed ? (
      <>
        <p role="alert">{page("notLoaded")}</p>
        <p>
          <Button onClick={() => void reload()}>{page("again")}</Button>
        </p>
      </>
    ) : null;
  return (
    <>
      <RequestsPanel requests={data.requests} reload={reload} />
      <ListPanel self={self} people={data.people} reload={reload} />
      <AddPanel reload={reload} />
      <LogPanel />
    </>
  );
}

function OnlyOwners() {
  const t = useWords(PEOPLE_WORDS);
  return <p>{t("onlyOwners")}</p>;
}

/** The room People: who has access, who asks for it, what was done. For owners. */
export function PeoplePage() {
  return (
    <StaffPage room="people" title="people">
      {(person) => (person.me.role === "owner" ? <Panels self={person} /> : <OnlyOwners />)}
    </StaffPage>
  );
}
