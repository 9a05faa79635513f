import { screen } from "@testing-library/react";

import { saveList } from "../../browser-state/stored-list";
import { renderList, startWithoutList } from "../../testing/render-shortlist";

beforeEach(() => {
  startWithoutList();
  document.body.innerHTML = "<h1>My list</h1>";
});
afterEach(() => jest.useRealTimers());

const getHeading = () => screen.getByRole("heading", { level: 1 });
const press = ({ user }: ReturnType<typeof renderList>, name: string) =>
  user.click(screen.getByRole("button", { name }));

describe("where a button goes with what it was about, the focus moves", () => {
  it("from an offer that is taken out to the next one", async () => {
    saveList("saona-island.whales.scuba");
    await press(renderList(""), "Take “Whales” out");
    expect(screen.getByRole("link", { name: "First dive" })).toHaveFocus();
  });

  it.each(["saona-island.whales_port-bayahibe", "whales"])(
    "from the last offer of %s to the heading of the page",
    async (list) => {
      saveList(list);
      await press(renderList(""), "Take “Whales” out");
      expect(screen.queryByRole("article", { name: "Whales" })).not.toBeInTheDocument();
      expect(getHeading()).toHaveFocus();
    },
  );

  it("from a list that was sent to the heading, when it is added", async () => {
    saveList("whales");
    await press(renderList("saona-island"), "Add it to my list");
    expect(getHeading()).toHaveFocus();
  });

  it("from what is not on offer any more to the heading", async () => {
    await press(renderList("old-tour.saona-island"), "Take them out");
    expect(getHeading()).toHaveFocus();
  });
});
