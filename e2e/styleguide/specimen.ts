import type { ReactNode } from "react";

/** A component in one of its states. */
export interface Specimen {
  state: string;
  children: ReactNode;
}

/** All states of one component, or of a few that belong together. */
export interface Group {
  id: string;
  title: string;
  specimens: readonly Specimen[];
  /** It covers the window, and is shown only on request. */
  isAlone?: boolean;
}

/** The one offer in the list of whoever looks at the style guide. */
export const KEPT_OFFER = { key: "saona-island", title: "Saona Island" };

/** Long German words, for everything that must not overflow. */
export const LONG_TITLE = "Reiserücktrittskostenversicherung und Hochseeangelausrüstungen in Bayahíbe";
export const LONG_TEXT =
  "Die Reiserücktrittskostenversicherung gilt auch für Unterwasserfotoausrüstungen, die unsere Gäste auf der Rückfahrt " +
  "versehentlich über Bord gehen lassen; wer sichergehen möchte, lässt sie an Land. Wir holen alle Gäste rechtzeitig wieder ab.";

/** A picture that needs no file: the sea under the sky. */
export function createSpecimenPicture(alt = "The sea under the sky") {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#17a7a3"/>' +
    '<rect width="600" height="150" fill="#bfe3ea"/><path d="M0 330q300-70 600 20v50H0z" fill="#f7eedd"/></svg>';
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const gatsbyImageData = {
    ...{ layout: "fullWidth" as const, width: 1, height: 2 / 3, backgroundColor: "rgb(23 167 163)" },
    images: { fallback: { src, srcSet: `${src} 600w`, sizes: "100vw" }, sources: [] },
  };
  return { alt, image: { childImageSharp: { gatsbyImageData } } };
}
