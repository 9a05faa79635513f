import { useEffect } from "react";

import type { Locale } from "../../config/locales";
import { useT } from "./language-context";
import type { MeReply } from "./replies";
import { followDueCount } from "./due-count";
import { NewMenu } from "./new-menu";
import { PersonMenu } from "./person-menu";
import { RoomMenu } from "./room-menu";
import type { Room } from "./rooms";
import { usePublishState } from "./use-publish-state";

interface FrameProps {
  room: Room;
  person: Pick<MeReply, "name" | "email" | "role">;
  onLocale: (locale: Locale) => void;
}

/** The header that all rooms share: rooms, whether the last save is on the site, and the menu of who is signed in. */
export function Frame({ room, person, onLocale }: FrameProps) {
  const t = useT("shared.frame");
  const state = usePublishState();
  useEffect(() => followDueCount(room === "enquiries"), [room]);
  return (
    <header className="staffFrame">
      <RoomMenu room={room} role={person.role} />
      <p className="staffFrameState" role="status" data-state={state}>
        {state && <span>{t(state)}</span>}
      </p>
      <NewMenu />
      <PersonMenu name={person.name || person.email} onLocale={onLocale} />
    </header>
  );
}
