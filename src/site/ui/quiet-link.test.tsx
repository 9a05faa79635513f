import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";

import { renderWithLocale } from "../../testing/render-with-locale";
import { QuietLink } from "./links";

beforeEach(() => jest.mocked(navigate).mockClear());

describe("a link whose page is not fetched ahead", () => {
  it("is a link, and goes there without a new document", () => {
    renderWithLocale(<QuietLink href="/shortlist">My list</QuietLink>);
    const link = screen.getByRole("link", { name: "My list" });
    expect(link).toHaveAttribute("href", "/shortlist");
    expect(fireEvent.click(link)).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/shortlist");
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "leaves a click to the browser that asks for something else: %j",
    (click) => {
      renderWithLocale(<QuietLink href="#there">My list</QuietLink>);
      expect(fireEvent.click(screen.getByRole("link"), click)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
