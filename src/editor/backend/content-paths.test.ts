/** @jest-environment node */
import {
  isContentTextPath,
  isDeletablePath,
  isMediaPath,
  isStoredPath,
  isTextPath,
  parseAnyPath,
  parseFolderPath,
  parseTextPath,
} from "./content-paths";

describe("the paths that the editor may touch", () => {
  it.each(["content/media/home/IMG_0042.JPG", "content/media/excursions/saona-2.jpeg"])(
    "are pictures like %s, as a camera names them",
    (path) => {
      expect(isMediaPath(path)).toBe(true);
    },
  );

  it.each(["content/answers/weather.json", "content/excursions/a/en.md", "content/excursions/a/offer.yml"])(
    "are entries like %s, which may be deleted",
    (path) => {
      expect([isTextPath(path), isDeletablePath(path)]).toEqual([true, true]);
    },
  );

  it("are not those of reviews, which are content all the same: no word of a guest is changed by the editor", () => {
    const path = "content/reviews/r4k2m7.json";
    expect([isStoredPath(path), isContentTextPath(path), isDeletablePath(path)]).toEqual([true, true, false]);
    for (const parse of [parseTextPath, parseAnyPath]) expect(() => parse(path)).toThrow(path);
    expect(() => parseFolderPath("content/reviews")).toThrow("content/reviews");
    expect(isStoredPath("content/reviews/../settings/site.json")).toBe(false);
  });

  it.each([
    "content/answers/../settings/site.json",
    "content/answers/a/b.json",
    "content/answers/Weather.json",
    "content/excursions/saona-island/facts.yml",
    "content/excursions/saona-island.en.md",
  ])("are not %s", (path) => {
    expect([isTextPath(path), isDeletablePath(path)]).toEqual([false, false]);
  });

  it("may be deleted unless they are part of the site", () => {
    expect(isDeletablePath("content/settings/site.json")).toBe(false);
    expect(parseFolderPath("content/answers")).toBe("content/answers");
  });

  // On Linux these are other folders than those of the site, and on macOS and Windows other names of its files.
  it.each([
    "CONTENT/media/home/a.jpg",
    "content/Media/home/a.jpg",
    "content/media/Home/a.jpg",
    "Content/excursions/saona-island/en.md",
    "content/excursions/Saona-Island/en.md",
    "content/excursions/saona-island/EN.md",
    "content/settings/Site.json",
  ])("are not %s, which differs in capitals from a folder or file of the site", (path) => {
    expect([isMediaPath(path), isTextPath(path)]).toEqual([false, false]);
    expect(() => parseAnyPath(path)).toThrow(path);
  });

  it.each(["Content/media", "content/Excursions"])("are not in the folder %s", (path) => {
    expect(() => parseFolderPath(path)).toThrow(path);
  });
});
