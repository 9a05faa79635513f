import type { StaffLocale, StaffText } from "../../config/staff-text";
import type { EntryChoice } from "./create-field";
import { createJsonCollection } from "./create-json-collection";
import type { DecapCollection } from "./decap-field";

/** What staff call the team. */
export const TEAM_LABEL: StaffText = { en: "Team", es: "Equipo", it: "Team" };

const WORDS = {
  label: TEAM_LABEL,
  singular: { en: "person", es: "persona", it: "persona" },
  description: {
    en: "The people whom guests meet. The home page shows them with portrait, role and languages.",
    es: "Las personas que conocen los clientes. La página de inicio las muestra con retrato, tarea e idiomas.",
    it: "Le persone che gli ospiti incontrano. La pagina iniziale le mostra con ritratto, ruolo e lingue.",
  },
  identifier: "name",
};

/** The people of the agency; the home page shows them. */
export function createTeamCollection(staff: StaffLocale, entries: readonly EntryChoice[]): DecapCollection {
  return {
    ...createJsonCollection("team", WORDS, staff, entries),
    media_folder: "/content/media/team",
    public_folder: "../media/team",
  };
}
