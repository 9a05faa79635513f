// The site imports it, too; `preload` does nothing without it.
import "react-dom/client";

import { preloadMainPicture } from "./preload-main-picture";

const picture = {
  alt: "A beach",
  image: {
    childImageSharp: {
      gatsbyImageData: {
        images: {
          sources: [{ srcSet: "/beach.avif 800w", type: "image/avif" }],
          fallback: { src: "/beach.jpg" },
        },
      },
    },
  },
};

const PAGES: Record<string, object> = {
  "/excursions": { offers: { nodes: [] }, page: { picture } },
  "/excursions/saona": { offer: { cover: picture, gallery: [picture, picture] } },
  "/excursions/alone": { offer: { cover: picture, gallery: [] } },
  // Its picture is far below the first view.
  "/contact": { page: { picture } },
};

/** Moves a pointer to what stands in a link, and gets what is preloaded then. */
function pointAt(href: string, connection = { saveData: false, effectiveType: "4g" }) {
  document.body.innerHTML = `<a href="${href}"><span>Excursions</span></a>`;
  Object.assign(window, {
    ___loader: { loadPageSync: (path: string) => path in PAGES && { json: { data: PAGES[path] } } },
  });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const handle = (event: Event) => preloadMainPicture(event);
  document.addEventListener("pointerover", handle);
  document.querySelector("span")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  document.removeEventListener("pointerover", handle);
  return document.head.querySelector("link");
}

// React preloads a picture of the same files and width once.
beforeEach(() => {
  document.head.innerHTML = "";
});

it.each([
  ["a list's picture", "/excursions?port=samana#list", "(min-width: 64rem) 55vw, 92vw"],
  [
    "the cover of an offer beside others",
    "/excursions/saona",
    "(min-width: 82rem) 40rem, (min-width: 64rem) 48vw, (min-width: 48rem) 64vw, calc(88vw - 0.75rem)",
  ],
  [
    "an offer's only picture",
    "/excursions/alone",
    "(min-width: 82rem) 54rem, (min-width: 64rem) 64vw, 100vw",
  ],
])("preloads %s", (_, href, sizes) => {
  expect(pointAt(href)?.outerHTML).toBe(
    `<link rel="preload" as="image" type="image/avif" imagesrcset="/beach.avif 800w" imagesizes="${sizes}">`,
  );
});

it.each([
  ["below the first view", "/contact"],
  ["of a page that is not in memory", "/activities"],
  ["of another site", "https://elsewhere.example/excursions"],
])("preloads no picture %s", (_, href) => {
  expect(pointAt(href)).toBeNull();
});

it.each([
  ["who save data", { saveData: true, effectiveType: "4g" }],
  ["on 2g", { saveData: false, effectiveType: "2g" }],
])("preloads nothing for visitors %s", (_, connection) => {
  expect(pointAt("/excursions", connection)).toBeNull();
});
