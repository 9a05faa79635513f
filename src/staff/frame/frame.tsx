import { useEffect } from "react";

import type { Locale } from "../../config/locales";
import type { MeReply } from "../../contracts/staff";
import { useWords } from "../language/language-context";
import { followDueCount, useDueCount } from "./due-count";
import { FrameMenu } from "./frame-menu";
import { FRAME_WORDS } from "./frame-words";
import { usePublishState } from "./use-publish-state";

/** A room of the staff's side; `me` is a page of it that no room holds. */
export type Room = "website" | "enquiries" | "people" | "me";

const ROOMS = [
  { room: "website", path: "/admin", isForOwners: false },
  { room: "enquiries", path: "/admin/enquiries", isForOwners: false },
  { room: "people", path: "/admin/people", isForOwners: true },
] as const;

interface FrameProps {
  room: Room;
  person: Pick<MeReply, "name" | "email" | "role">;
  onLocale: (locale: Locale) => void;
}

/** The header that all rooms share: rooms, whether the last save is on the site, and the menu of who is signed in. */
export function Frame({ room, person, onLocale }: FrameProps) {
  const t = useWords(FRAME_WORDS);
  const state = usePublishState();
  const due = useDueCount();
  useEffect(() => followDueCount(room === "enquiries"), [room]);
  const rooms = ROOMS.filter(({ isForOwners }) => !isForOwners || person.role === "owner");
  return (
    <header className="staffFrame">
      <nav aria-label={t("rooms")}>
        {rooms.map((known) => (
          <a key={known.room} href={known.path} aria-current={known.room === room ? "page" : undefined}>
            {t(known.room)}
            {known.room === "enquiries" && due !== undefined && due > 0 && (
              <span className="staffFrameCount">
                <span aria-hidden="true">{due}</span>
                <span className="staffFrameHidden">{t("due", { count: due })}</span>
              </span>
            )}
          </a>
        ))}
      </nav>
      <p className="staffFrameState" role="status" data-state={state}>
        {state && <span>{t(state)}</span>}
      </p>
      <FrameMenu name={person.name || person.email} onLocale={onLocale} />
    </header>
  );
}
