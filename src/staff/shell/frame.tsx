import { type ReactNode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

import { getLocale } from "../../domain/config/locales";
import { STAFF_LOCALES, type StaffLocale, toStaffLocale } from "../../domain/config/staff";
import type { StaffTexts } from "../../domain/i18n/staff-texts";
import { type MeReply, staffApi, toRefusal } from "./client";
import { goTo } from "./go-to";
import { Language, useT } from "./language-context";
import { usePublishState } from "./publish-state";
import { useWaitingCount } from "./query";
import { SIGN_IN_PATH } from "./sign-in-address";
import { useMe } from "./use-me";

/** A room of the staff's side; `me` is reached by the menu under one's own name. */
export type Room = keyof StaffTexts["shared"]["rooms"];

const ROOMS: readonly { room: Exclude<Room, "me">; path: string; isForOwners?: true }[] = [
  { room: "today", path: "/admin/today" },
  { room: "enquiries", path: "/admin/enquiries" },
  { room: "departures", path: "/admin/departures" },
  { room: "reviews", path: "/admin/reviews" },
  { room: "letters", path: "/admin/letters" },
  { room: "partners", path: "/admin/partners", isForOwners: true },
  { room: "quick", path: "/admin/quick" },
  { room: "website", path: "/admin" },
  { room: "people", path: "/admin/people", isForOwners: true },
];

interface DropdownProps {
  id: string;
  className: string;
  label?: string;
  button: ReactNode;
  children: (panel: { id: string; isOpen: boolean; close: () => void }) => ReactNode;
}

/** A panel below its button. Escape closes it and returns to the button; so does using something else, without that. */
function Dropdown({ id, className, label, button: content, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return (
    <div className={className} ref={box}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {content}
      </button>
      {children({ id, isOpen, close: () => setOpen(false) })}
    </div>
  );
}

function WaitingMark() {
  const t = useT("shared.frame");
  const waiting = useWaitingCount();
  if (waiting === 0) return null;
  return (
    <span className="staffFrameCount">
      <span aria-hidden="true">{waiting}</span>
      <span className="staffFrameHidden">{t("waiting", { count: waiting })}</span>
    </span>
  );
}

/** The rooms: in one line where it holds them all, else in a list below a button that says which one this is. */
function RoomMenu({ room, role }: { room: Room; role: MeReply["role"] }) {
  const t = useT("shared.frame");
  const name = useT("shared.rooms");
  const rooms = ROOMS.filter(({ isForOwners }) => !isForOwners || role === "owner");
  const button = (
    <>
      <span aria-hidden="true">☰</span>
      <span className="staffFrameHidden">{t("rooms")}:</span>
      <span className="staffFrameName">{name(room)}</span>
      <WaitingMark />
    </>
  );
  return (
    <nav aria-label={t("rooms")}>
      <Dropdown id="staff-frame-rooms" className="staffFrameRooms" button={button}>
        {({ id, isOpen }) => (
          <ul id={id} data-open={isOpen}>
            {rooms.map((entry) => (
              <li key={entry.room}>
                <a href={entry.path} aria-current={entry.room === room ? "page" : undefined}>
                  {name(entry.room)}
                  {entry.room === "enquiries" && <WaitingMark />}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Dropdown>
    </nav>
  );
}

function NewMenu() {
  const t = useT("shared.frame");
  const button = (
    <>
      <span aria-hidden="true">+</span>
      <span className="staffFrameNew">{t("new")}</span>
    </>
  );
  return (
    <Dropdown id="staff-frame-new" className="staffFrameMenu" button={button}>
      {({ id, isOpen, close }) => (
        <ul className="staffFramePanel" id={id} hidden={!isOpen}>
          <li>
            <a href="/admin/enquiries#new-booking" onClick={close}>
              {t("newBooking")}
            </a>
          </li>
          <li>
            <a href="/admin/enquiries#new-enquiry" onClick={close}>
              {t("newEnquiry")}
            </a>
          </li>
        </ul>
      )}
    </Dropdown>
  );
}

interface PersonMenuProps {
  name: string;
  onLocale: (locale: StaffLocale) => void;
}

function PersonMenu({ name: own, onLocale }: PersonMenuProps) {
  const t = useT("shared.frame");
  const name = useT("shared.rooms");
  const [hasFailed, setFailed] = useState(false);
  async function signOut() {
    const isOver = await staffApi.session.close.mutate().then(
      () => true,
      (error: unknown) => toRefusal(error).code === "unauthorized",
    );
    setFailed(!isOver);
    if (isOver) goTo(SIGN_IN_PATH);
  }
  const button = (
    <>
      <span className="staffFrameName">{own}</span>
      <span aria-hidden="true">▾</span>
    </>
  );
  return (
    <Dropdown
      id="staff-frame-menu"
      className="staffFrameMenu"
      label={t("menu", { name: own })}
      button={button}
    >
      {({ id, isOpen }) => (
        <div className="staffFramePanel" id={id} hidden={!isOpen}>
          <label>
            {t("language")}
            <select value={t.locale} onChange={({ target }) => onLocale(toStaffLocale(target.value))}>
              {STAFF_LOCALES.map((code) => (
                <option key={code} value={code}>
                  {getLocale(code).name}
                </option>
              ))}
            </select>
          </label>
          <a href="/admin/me">{name("me")}</a>
          <button type="button" onClick={() => void signOut()}>
            {t("signOut")}
          </button>
          <p role="alert">{hasFailed && t("stillSignedIn")}</p>
        </div>
      )}
    </Dropdown>
  );
}

interface FrameProps {
  room: Room;
  person: Pick<MeReply, "name" | "email" | "role">;
  onLocale: (locale: StaffLocale) => void;
}

export function Frame({ room, person, onLocale }: FrameProps) {
  const t = useT("shared.frame");
  const state = usePublishState();
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

interface MountFrameOptions {
  room: Room;
  /** Shows the page below in the language that was chosen, which is stored with the person by then. */
  onLocaleChange: () => void;
}

function MountedFrame({ room, onLocaleChange }: MountFrameOptions) {
  const { me, changeLocale } = useMe();
  if (!me) return null;
  return (
    <Language locale={me.locale}>
      <Frame
        room={room}
        person={me}
        onLocale={(locale) => void changeLocale(locale).then((isDone) => isDone && onLocaleChange())}
      />
    </Language>
  );
}

/** Shows the frame in an element of a page that is no part of this application, as Decap's is. The page brings `frame.css`. */
export function mountFrame(element: HTMLElement, options: MountFrameOptions): void {
  createRoot(element).render(<MountedFrame {...options} />);
}
