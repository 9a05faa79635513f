import { screen, waitFor } from "@testing-library/react";

import { getChatText, getWay, openOfferPage, renderPanel } from "../../testing/render-booking-panel";

beforeEach(openOfferPage);
afterEach(() => jest.useRealTimers());

it.each([
  [3, ["Adults", "Children", "Children under 1 metre"]],
  [4, ["Adults", "Children"]],
  [17, ["Adults", "Children"]],
  [18, ["Adults"]],
])("an offer from %s years on asks for those alone who may come along", (minimum_age, labels) => {
  renderPanel({ minimum_age });
  const steppers = screen.getAllByRole("spinbutton");
  expect(steppers).toHaveLength(labels.length);
  for (const label of labels) expect(steppers).toContain(screen.getByLabelText(label));
});

it("an old link with small children brings none to an offer that takes none", async () => {
  window.history.replaceState(null, "", "?port=bayahibe&adults=2&children=1&small=2");
  renderPanel({ minimum_age: 6 });
  await waitFor(() => expect(getChatText()?.[3]).toBe("Party: 2 adults, 1 child"));
  expect(getChatText()?.[4]).toBe("Price: 2 adults × $75 + 1 child × $45 = $195");
  expect(getWay()).toBe("/contact?service=saona-island&port=bayahibe&adults=2&children=1");
});

it.each([
  [
    { not_for: ["under-2"], not_for_note: "The speedboat takes nobody under 2." },
    "The speedboat takes nobody under 2.",
  ],
  [{ not_for: ["under-2"], not_for_note: "" }, "nobody under 2 can come along"],
  [{ minimum_age: 2 }, "nobody under 2 can come along"],
])("a party with a small child is told what holds under 2 years: %j", async (change, sentence) => {
  const { user } = renderPanel(change);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Children under 1 metre: one more" }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(getChatText()).toContain(`Under 2 years: ${sentence}`);
});
