import { screen } from "@testing-library/react";

import { halfFill } from "../../../testing/half-fill";
import { click, openInbox } from "../../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

it.each(["Look at it and send…", "Work out the lines"])(
  "a half-filled day counts as no day, and “%s” says so",
  async (button) => {
    const made = await openInbox("#PA-7K2P4");
    await click(screen.getByRole("button", { name: "Make a quote" }));
    const day = screen.getByLabelText("Day");
    halfFill(day);
    await click(screen.getByRole("button", { name: button }));
    expect(day).toHaveFocus();
    expect(day).toHaveAccessibleDescription("The calendar has no such day, or a part is missing.");
    expect(made.map(({ call }) => call)).not.toContain("POST staff/quote-draft");
  },
);
