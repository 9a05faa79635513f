import type { StaffRole } from "../../config/staff";
import type { StaffTexts } from "../../i18n/staff-texts";

/** A room of the staff's side; `me` is reached by the menu under one's own name. */
export type Room = keyof StaffTexts["shared"]["rooms"];

interface RoomEntry {
  room: Exclude<Room, "me">;
  path: string;
  isForOwners?: true;
}

/** The rooms in the order of the menu. */
const ROOMS: readonly RoomEntry[] = [
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

export function getRooms(role: StaffRole): readonly RoomEntry[] {
  return ROOMS.filter(({ isForOwners }) => !isForOwners || role === "owner");
}
