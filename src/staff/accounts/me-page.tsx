import { StaffPage } from "../shell/staff-page";
import { DevicesPanel } from "./devices-panel";
import { PasskeysPanel } from "./passkeys-panel";
import { ProfilePanel } from "./profile-panel";

/** One's own page: name and language, passkeys, devices. */
export function MePage() {
  return (
    <StaffPage room="me">
      {(person) => (
        <>
          <ProfilePanel person={person} />
          <PasskeysPanel person={person} />
          <DevicesPanel person={person} />
        </>
      )}
    </StaffPage>
  );
}
