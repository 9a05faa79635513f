import { screen } from "@testing-library/react";

import { loadList, saveList } from "../browser/stored-text";
import { getItem, renderList, startWithoutList } from "../../testing/render-shortlist";

beforeEach(startWithoutList);
afterEach(() => jest.useRealTimers());

const CATALINA = "catalina_port-la-romana-cruises_date-2026-12-01_adults-2";

it("the ship's times are kept, sent and counted", async () => {
  saveList(CATALINA);
  const { user } = renderList("");
  await user.selectOptions(getItem("Catalina").getByLabelText("Does your ship keep local time?"), "Yes");
  await user.type(getItem("Catalina").getByLabelText("Docks at"), "07:00");
  await user.type(getItem("Catalina").getByLabelText("All aboard at"), "16:30");
  expect(loadList()).toBe(`${CATALINA}_docks-0700_aboard-1630_clock-local`);
  const sentence = "Back aboard: no, that ship has sailed by then (back at 5:00 PM, all aboard at 4:30 PM)";
  expect(getItem("Catalina").getByText(sentence, { selector: "p" })).toBeInTheDocument();
  const chat = screen.getByRole("link", { name: /^Ask for all/ }).getAttribute("href") ?? "";
  const lines = new URL(chat).searchParams.get("text")?.replaceAll("\u{a0}", " ").split("\n");
  expect(lines).toContain(
    "Pick-up: Cruise ship, docks at 7:00 AM, all aboard at 4:30 PM, ship's clock shows local time",
  );
  expect(lines).toContain(sentence);
});
