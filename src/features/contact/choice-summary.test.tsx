import { screen } from "@testing-library/react";

import { ASKED, renderForm, SAONA } from "../../testing/render-contact-form";

it("the focus moves from the button that removes the choice to the line above, from where the next field is a step away", async () => {
  const { user } = renderForm("en", SAONA, ASKED);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.getByText("Your message is about: Saona Island")).toHaveFocus();
});
