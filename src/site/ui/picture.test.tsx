import { render, screen } from "@testing-library/react";

import { createPicture } from "../../testing/create-picture";
import { Picture } from "./picture";

const picture = createPicture("A beach");

describe("a picture", () => {
  it("is there without any script, in the formats that the build made", () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    const shown = screen.getByRole("img", { name: "A beach" });
    expect(shown).toHaveAttribute("src", "/static/beach.jpg");
    expect(shown).toHaveAttribute("srcset", "/static/beach.jpg 1600w");
    expect(shown).toHaveAttribute("sizes", "50vw");
    const source = container.querySelector("source");
    expect(source).toHaveAttribute("type", "image/avif");
    expect(source).toHaveAttribute("sizes", "50vw");
  });

  it("offers upright phones a crop of their own before any other", () => {
    const tall = { image: createPicture().image, sizes: "60vh" };
    const { container } = render(<Picture picture={picture} tall={tall} sizes="50vw" />);
    const sources = [...container.querySelectorAll("source")].map(({ media, type, sizes }) => [
      media,
      type,
      sizes,
    ]);
    const phone = "(max-width: 40rem) and (orientation: portrait)";
    expect(sources).toEqual([
      [phone, "image/avif", "60vh"],
      [phone, "image/jpeg", "60vh"],
      ["", "image/avif", "50vw"],
    ]);
  });

  it.each([
    [false, "lazy", "auto"],
    [true, "eager", "high"],
  ])("that is the page's main one (%s) loads %s with the priority %s", (priority, loading, fetchPriority) => {
    render(<Picture picture={picture} sizes="50vw" priority={priority} />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", loading);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", fetchPriority);
  });
});
