import type { StaffRole } from "../../config/staff";
import { useT } from "./language-context";
import { useDueCount } from "./due-count";
import { getRooms, type Room } from "./rooms";
import { useDropdown } from "./use-dropdown";

function DueMark() {
  const t = useT("shared.frame");
  const due = useDueCount() ?? 0;
  if (due === 0) return null;
  return (
    <span className="staffFrameCount">
      <span aria-hidden="true">{due}</span>
      <span className="staffFrameHidden">{t("due", { count: due })}</span>
    </span>
  );
}

/** The rooms: in one line where it holds them all, else in a list below a button that says which one this is. */
export function RoomMenu({ room, role }: { room: Room; role: StaffRole }) {
  const t = useT("shared.frame");
  const name = useT("shared.rooms");
  const { isOpen, setOpen, box, button } = useDropdown();
  return (
    <nav aria-label={t("rooms")}>
      <div className="staffFrameRooms" ref={box}>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls="staff-frame-rooms"
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">☰</span>
          <span className="staffFrameHidden">{t("rooms")}:</span>
          <span className="staffFrameName">{name(room)}</span>
          <DueMark />
        </button>
        <ul id="staff-frame-rooms" data-open={isOpen}>
          {getRooms(role).map((entry) => (
            <li key={entry.room}>
              <a href={entry.path} aria-current={entry.room === room ? "page" : undefined}>
                {name(entry.room)}
                {entry.room === "enquiries" && <DueMark />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
