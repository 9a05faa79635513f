import { preload } from "react-dom";

import { getCoverSizes, HEADING_SIZES } from "../config/picture-sizes";
import { getLoadedData } from "../workarounds/gatsby/client-globals";
import { shouldPrefetch } from "./should-prefetch";

interface PageData {
  offer?: Pick<Queries.OfferGalleryFragment, "cover" | "gallery"> | null;
  /** A page with a list of offers has a picture above it. */
  offers?: object;
  page?: { picture?: Queries.HeadingPictureFragment } | null;
}

function findMainPicture({ offer, offers, page }: PageData) {
  if (offer) return { picture: offer.cover, sizes: getCoverSizes(1 + offer.gallery.length) };
  return offers && page?.picture ? { picture: page.picture, sizes: HEADING_SIZES } : undefined;
}

/**
 * Preloads the main picture of the page that a link leads to, if that page is in memory and the line allows it. It is called when a
 * pointer comes to something: a mouse some time before it clicks, a finger when it touches.
 */
export function preloadMainPicture({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== window.location.origin || !shouldPrefetch(navigator.connection)) return;
  const main = findMainPicture(getLoadedData(link.pathname) ?? {});
  const source = main?.picture.image.childImageSharp?.gatsbyImageData.images.sources?.[0];
  if (!main || !source) return;
  const { srcSet, type } = source;
  preload(srcSet, { as: "image", type, imageSrcSet: srcSet, imageSizes: main.sizes });
}
