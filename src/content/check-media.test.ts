/** @jest-environment node */
import { createOffer } from "../testing/create-offer";
import { checkFileMedia, checkOfferMedia } from "./check-offers";

const picture = (image: string) => ({ image: `../media/${image}`, alt: "A beach with palms" });

describe("the pictures and videos that an offer names", () => {
  const offer = createOffer({
    cover: picture("excursions/cover.jpg"),
    gallery: [picture("excursions/one.jpg"), picture("home/two.jpg")],
    video: { mp4: "../media/excursions/loop.mp4", poster: "../media/excursions/loop.jpg" },
  });
  const paths = ["excursions/cover.jpg", "excursions/one.jpg", "home/two.jpg", "excursions/loop.mp4"];
  const all = [...paths, "excursions/loop.jpg"].map((path) => `content/media/${path}`);

  it("are no problem while they are there", () => {
    expect(checkOfferMedia([offer, createOffer({ cover: offer.cover })], new Set(all))).toEqual([]);
  });

  it.each([
    ["cover.image", "../media/excursions/cover.jpg"],
    ["gallery.1.image", "../media/home/two.jpg"],
    ["video.mp4", "../media/excursions/loop.mp4"],
    ["video.poster", "../media/excursions/loop.jpg"],
  ])("are missed by file and field: %s", (field, found) => {
    const media = new Set(all.filter((path) => path !== found.replace("../", "content/")));
    expect(checkOfferMedia([offer], media)).toEqual([
      { file: "excursions/saona-island/offer.yml", path: field, code: "missing-file", found },
    ]);
  });
});

it("the pictures that a page names are missed by file, language and field", () => {
  const content = { picture: picture("pages/contact.jpg") };
  const page = { name: "pages/contact", locales: [{ locale: "es", content }] } as const;
  expect(checkFileMedia({ ...page, locales: [...page.locales] }, new Set())).toEqual([
    {
      file: "pages/contact.json",
      path: "es.picture.image",
      code: "missing-file",
      found: content.picture.image,
    },
  ]);
});
