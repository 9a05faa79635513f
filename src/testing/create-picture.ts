/** Creates a picture as a page's query gives it, e.g. with the alternative text "A beach". */
export function createPicture(alt = "A beach with palms") {
  const fallback = { src: "/static/beach.webp", srcSet: "/static/beach.webp 1600w", sizes: "100vw" };
  const sources = [{ type: "image/avif", srcSet: "/static/beach.avif 1600w", sizes: "100vw" }];
  const gatsbyImageData = {
    layout: "fullWidth" as const,
    width: 1,
    height: 2 / 3,
    backgroundColor: "rgb(8 88 104)",
    images: { fallback, sources },
  };
  return { alt, image: { childImageSharp: { gatsbyImageData } } };
}
