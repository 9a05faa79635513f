import { StaffPage } from "../shell/staff-page";
import { useHash } from "../ui/use-hash";
import { LetterList } from "./letter-list";
import { LetterView } from "./letter-view";

/** The room Letters: all letters, and behind `#` one of them by its key. */
export function NewsletterPage() {
  const key = useHash().replace(/^#/, "");
  return (
    <StaffPage room="letters">
      {() => (key === "" ? <LetterList /> : <LetterView key={key} letterKey={key} />)}
    </StaffPage>
  );
}
