import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Gets an address under which a picture can be shown, saved or not. */
export type GetAsset = (path: string) => { toString(): string };

/** Makes of a path what the site's own picture component takes; a picture that nobody has chosen yet is a grey field. */
export function toPreviewPicture(path: unknown, getAsset: GetAsset) {
  const isChosen = typeof path === "string" && path !== "";
  const gatsbyImageData: IGatsbyImageData = {
    layout: "fullWidth",
    width: 3,
    height: 2,
    backgroundColor: "lightgrey",
    images: { ...(isChosen && { fallback: { src: getAsset(path).toString() } }), sources: [] },
  };
  return { childImageSharp: { gatsbyImageData } };
}
