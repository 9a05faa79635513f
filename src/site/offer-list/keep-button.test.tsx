import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { KeepButton } from "./keep-button";
import { loadList } from "../browser/stored-text";
import { startWithoutList } from "../../testing/render-shortlist";
import { renderWithLocale } from "../../testing/render-with-locale";

beforeEach(startWithoutList);
afterEach(() => jest.useRealTimers());

describe("the heart", () => {
  it("keeps on an offer's own page what was chosen there, but not where somebody stays", async () => {
    window.history.replaceState(
      null,
      "",
      "/excursions/saona?date=2026-12-01&adults=3&pickup=hotel&place=Sol",
    );
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithLocale(<KeepButton offer={{ key: "saona-island", title: "Saona" }} size="wide" />);
    await user.click(screen.getByRole("button"));
    expect(loadList()).toBe("saona-island_date-2026-12-01_adults-3");
  });
});
