import { fireEvent, screen, within } from "@testing-library/react";

import { polyfillDialog } from "../../testing/polyfill-dialog";
import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Gallery } from "./gallery";

const cover = createPicture("The beach");
const pictures = [createPicture("The pool"), createPicture("The boat")];

// jsdom knows neither modal dialogs nor scrolling.
beforeEach(() => {
  polyfillDialog();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    const track = this.parentElement as HTMLElement;
    Object.defineProperty(track, "clientWidth", { value: 100, configurable: true });
    track.scrollLeft = [...track.children].indexOf(this) * 100;
    fireEvent.scroll(track);
  };
});

it("each picture of the gallery links to its file, for browsers without scripts", () => {
  renderWithLocale(<Gallery cover={cover} pictures={[]} />);
  expect(screen.getByRole("link", { name: /^The beach/ })).toHaveAttribute("href", "/static/beach.webp");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("on the full screen the pictures go on by the arrow keys and by the buttons, and no further than the last", async () => {
  const { user } = renderWithLocale(<Gallery cover={cover} pictures={pictures} />);
  await user.click(screen.getByRole("link", { name: /^The pool/ }));
  const dialog = await screen.findByRole("dialog", { name: "Pictures" });
  const isAt = (position: string) => expect(within(dialog).getByText(position)).toBeInTheDocument();
  isAt("2 of 3");
  for (let twice = 0; twice < 2; twice += 1) {
    fireEvent.keyDown(dialog, { key: "ArrowRight" });
    isAt("3 of 3");
  }
  const next = within(dialog).getByRole("button", { name: "Next picture" });
  expect(next).toHaveAttribute("aria-disabled", "true");
  await user.click(within(dialog).getByRole("button", { name: "Previous picture" }));
  isAt("2 of 3");
});
