import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Gets an address under which a picture can be shown, saved or not. */
export type GetAsset = (path: string) => { toString(): string };

/** Makes of a path what the site's own picture component takes. */
export function toPreviewPicture(path: unknown, getAsset: GetAsset) {
  const src = typeof path === "string" && path !== "" ? getAsset(path).toString() : "";
  const gatsbyImageData: IGatsbyImageData = {
    layout: "fullWidth",
    width: 3,
    height: 2,
    images: { fallback: { src }, sources: [] },
  };
  return { childImageSharp: { gatsbyImageData } };
}
