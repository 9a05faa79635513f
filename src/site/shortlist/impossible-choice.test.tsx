import { screen, within } from "@testing-library/react";

import { loadList, saveList } from "../browser/stored-text";
import { getItem, renderList, startWithoutList } from "../../testing/render-shortlist";

beforeEach(startWithoutList);
afterEach(() => jest.useRealTimers());

describe("what cannot be", () => {
  // A Friday: it runs on Mondays and Tuesdays.
  const IMPOSSIBLE = "saona-island_port-bayahibe_date-2026-12-04_adults-2";
  const POSSIBLE =
    "whales_port-bayahibe_date-2026-12-01_adults-2.scuba_port-bayahibe_date-2026-12-01_adults-2";
  const getHref = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });

  it("is neither counted nor sent, and other days are offered", async () => {
    saveList(`${IMPOSSIBLE}.${POSSIBLE}`);
    const { user } = renderList("");
    expect(screen.getByText("All together: $350")).toBeInTheDocument();
    expect(screen.getByText("Not counted, because the day is impossible: Saona.")).toBeInTheDocument();
    const text = new URL(getHref("Ask for all on WhatsApp").getAttribute("href") ?? "").searchParams.get(
      "text",
    );
    expect(text).toContain(
      "1. Saona\nDate: Friday, December 4, 2026: it does not run then. Which day instead?",
    );
    await user.click(getHref("Send one enquiry"));
    expect(screen.getByRole("alert")).toHaveTextContent("Choose another day first: Saona.");
    // It is refused as long as it is not put right.
    await user.click(getHref("Send one enquiry"));
    expect(window.location.pathname).toBe("/shortlist");
    const days = within(getItem("Saona").getByRole("group", { name: "Next days" })).getAllByRole("button");
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ...["Tue, Dec 8", "Mon, Dec 14", "Tue, Dec 15", "Mon, Dec 21"],
    ]);
    await user.click(days[0] as HTMLElement);
    expect(getItem("Saona").getByLabelText("Day")).toHaveFocus();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText("All together: $500")).toBeInTheDocument();
    expect(loadList()).toContain("saona-island_port-bayahibe_date-2026-12-08_adults-2");
  });
});
