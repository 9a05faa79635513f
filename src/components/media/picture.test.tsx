import { render, screen } from "@testing-library/react";

import { createPicture } from "../../testing/create-picture";
import { Picture } from "./picture";

const { alt, image } = createPicture("A beach");

describe("a picture", () => {
  it("is there without any script, in the formats that the build made", () => {
    const { container } = render(<Picture image={image} alt={alt} sizes="50vw" />);
    const picture = screen.getByRole("img", { name: "A beach" });
    expect(picture).toHaveAttribute("src", "/static/beach.jpg");
    expect(picture).toHaveAttribute("srcset", "/static/beach.jpg 1600w");
    expect(picture).toHaveAttribute("sizes", "50vw");
    const source = container.querySelector("source");
    expect(source).toHaveAttribute("type", "image/avif");
    expect(source).toHaveAttribute("sizes", "50vw");
  });

  it("keeps a place of its proportions and shows its colour while it loads", () => {
    render(<Picture image={image} alt={alt} sizes="50vw" />);
    const picture = screen.getByRole("img");
    expect(picture).toHaveAttribute("width", "1200");
    expect(picture).toHaveAttribute("height", "800");
    expect(picture).toHaveStyle({ backgroundColor: "rgb(8, 88, 104)" });
  });

  it("offers upright phones a crop of their own before any other", () => {
    const tall = { image: createPicture().image, sizes: "60vh" };
    const { container } = render(<Picture image={image} tall={tall} alt={alt} sizes="50vw" />);
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

  it("without a crop for phones is the same everywhere", () => {
    const { container } = render(
      <Picture image={image} tall={{ image: null, sizes: "60vh" }} alt={alt} sizes="50vw" />,
    );
    expect(container.querySelectorAll("source")).toHaveLength(1);
  });

  it.each([
    [false, "lazy", "auto"],
    [true, "eager", "high"],
  ])("that is the page's main one (%s) loads %s with the priority %s", (priority, loading, fetchPriority) => {
    render(<Picture image={image} alt={alt} sizes="50vw" priority={priority} />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", loading);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", fetchPriority);
  });

  it("that the build did not make is a bug with a name", () => {
    jest.spyOn(console, "error").mockImplementation();
    const missing = { childImageSharp: null };
    expect(() => render(<Picture image={missing} alt="A beach" sizes="50vw" />)).toThrow(
      'A picture was not processed (alternative text: "A beach").',
    );
  });
});
