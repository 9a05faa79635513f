import type { StaffLocale, StaffText } from "../../config/staff-text";
import type { EntryChoice } from "./create-field";
import { createJsonCollection } from "./create-json-collection";
import type { DecapCollection } from "./decap-field";

/** What staff call the partners. */
export const PARTNERS_LABEL: StaffText = { en: "Partners", es: "Colaboradores", it: "Partner" };

const WORDS = {
  label: PARTNERS_LABEL,
  singular: { en: "partner", es: "colaborador", it: "partner" },
  description: {
    en: "Who recommends us: hotels, shops, guides. The name gives a partner its code once, for the printed cards. The site does not show them; what they bring is in the room Partners.",
    es: "Quiénes nos recomiendan: hoteles, tiendas, guías. El nombre le da a cada uno su código una sola vez, para las tarjetas impresas. La web no los muestra; lo que traen está en la sección Colaboradores.",
    it: "Chi ci consiglia: hotel, negozi, guide. Il nome dà a ciascuno il suo codice una volta sola, per le schede stampate. Il sito non li mostra; quello che portano è nella sezione Partner.",
  },
  identifier: "name",
};

/** Who recommends the agency; the room Partners counts what they bring. */
export function createPartnerCollection(
  staff: StaffLocale,
  entries: readonly EntryChoice[],
): DecapCollection {
  return createJsonCollection("partners", WORDS, staff, entries);
}
