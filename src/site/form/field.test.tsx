import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { renderWithLocale } from "../../testing/render-with-locale";
import { Field } from "./field";

describe("a field", () => {
  it("asks what a mistyped address is meant to be, and mends it with one press", async () => {
    for (const [typed, meant] of [
      ["ana@gmail.con", "ana@gmail.com"],
      ["ana@gmial.com", "ana@gmail.com"],
      ["Ana@hotmial.it", "Ana@hotmail.it"],
      ["ana@libero.ti", "ana@libero.it"],
      ["ana@hotel-sol.con", "ana@hotel-sol.com"],
    ] as const) {
      const { unmount } = renderWithLocale(<Field name="email" label="Email" type="email" required />);
      const input = screen.getByLabelText("Email");
      await userEvent.type(input, typed);
      await userEvent.tab();
      await userEvent.click(screen.getByRole("button", { name: `Did you mean ${meant}?` }));
      expect(input).toHaveValue(meant);
      expect(screen.queryByRole("button")).toBeNull();
      unmount();
    }
  });

  it("does not ask about addresses that can be right", async () => {
    for (const typed of ["ana@gmail.com", "ana@mail.com", "ana@example.com", "ana@yahoo.es", "ana"]) {
      const { unmount } = renderWithLocale(<Field name="email" label="Email" type="email" required />);
      await userEvent.type(screen.getByLabelText("Email"), `${typed} `);
      await userEvent.tab();
      expect(screen.queryByRole("button")).toBeNull();
      unmount();
    }
  });
});
