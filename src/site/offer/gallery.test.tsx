import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { createPicture } from "../../testing/create-picture";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Gallery } from "./gallery";

const cover = createPicture("The beach");
const pictures = [createPicture("The pool"), createPicture("The boat")];

// jsdom knows neither modal dialogs nor scrolling.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    fireEvent(this, new Event("close"));
  };
  Element.prototype.scrollIntoView = function scrollIntoView() {
    const track = this.parentElement as HTMLElement;
    Object.defineProperty(track, "clientWidth", { value: 100, configurable: true });
    track.scrollLeft = [...track.children].indexOf(this) * 100;
    fireEvent.scroll(track);
  };
});

describe("the gallery", () => {
  it("links each picture to its file, for browsers without scripts", () => {
    renderWithLocale(<Gallery cover={cover} pictures={[]} />);
    expect(screen.getByRole("link", { name: /^The beach/ })).toHaveAttribute("href", "/static/beach.jpg");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the pictures on the full screen", () => {
  async function openSecond() {
    const user = userEvent.setup();
    renderWithLocale(<Gallery cover={cover} pictures={pictures} />);
    await user.click(screen.getByRole("link", { name: /^The pool/ }));
    return { user, dialog: await screen.findByRole("dialog", { name: "Pictures" }) };
  }

  it("go on by the arrow keys and by the buttons, and no further than the last", async () => {
    const { user, dialog } = await openSecond();
    expect(within(dialog).getByText("2 of 3")).toBeInTheDocument();
    fireEvent.keyDown(dialog, { key: "ArrowRight" });
    expect(within(dialog).getByText("3 of 3")).toBeInTheDocument();
    fireEvent.keyDown(dialog, { key: "ArrowRight" });
    expect(within(dialog).getByText("3 of 3")).toBeInTheDocument();
    expect(within(dialog).getByRole("button", { name: "Next picture" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await user.click(within(dialog).getByRole("button", { name: "Previous picture" }));
    expect(within(dialog).getByText("2 of 3")).toBeInTheDocument();
  });
});
