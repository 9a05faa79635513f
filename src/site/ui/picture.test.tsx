import { render, screen } from "@testing-library/react";

import { createPicture } from "../../testing/create-picture";
import { Picture } from "./picture";

const picture = createPicture("A beach");

it("a picture is there without any script, in the formats that the build made, with a crop for upright phones first", () => {
  const tall = { image: createPicture().image, sizes: "60vh" };
  const { container } = render(<Picture picture={picture} tall={tall} sizes="50vw" />);
  const shown = screen.getByRole("img", { name: "A beach" });
  expect(shown).toHaveAttribute("src", "/static/beach.webp");
  expect(shown).toHaveAttribute("srcset", "/static/beach.webp 1600w");
  expect(shown).toHaveAttribute("sizes", "50vw");
  const sources = [...container.querySelectorAll("source")];
  const phone = "(max-width: 40rem) and (orientation: portrait)";
  expect(sources.map(({ media, type, sizes }) => [media, type, sizes])).toEqual([
    [phone, "image/avif", "60vh"],
    [phone, "image/webp", "60vh"],
    ["", "image/avif", "50vw"],
  ]);
});
