import { screen, within } from "@testing-library/react";

import { saveList } from "../browser/stored-text";
import { createSite } from "../../testing/create-frame";
import { createPageOffer, PORT_NAMES } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Shortlist } from "./shortlist";

const settings = { ports: PORT_NAMES, booking: { cut_off_hours: 12, days_ahead: 365 }, pricesOn: true };
const createOffer = (key: string, title: string, adult: number) =>
  createPageOffer({
    key,
    title,
    path: `/excursions/${key}`,
    prices: [{ port: "bayahibe", adult, child: null }],
  });
const OFFERS = [createOffer("saona-island", "Saona", 75), createOffer("whales", "Whales", 100)];
const YACHT = createPageOffer({
  ...{ key: "yacht", path: "/catalog/yacht", title: "Yacht" },
  ...{ sale: "paused", pause_note: "In the dock until May." },
});

function renderList(list: string, yacht = YACHT) {
  saveList(list);
  window.history.replaceState(null, "", "/shortlist");
  renderWithLocale(
    <Shortlist offers={[...OFFERS, yacht]} keys={[]} settings={settings} site={createSite()} />,
  );
  return within(screen.getByRole("article", { name: "Yacht" }));
}

const party = "port-bayahibe_adults-2";

describe("an offer of the list that is paused", () => {
  it("stays in it and says why, and is not part of what is asked for or added up", () => {
    const yacht = renderList(`saona-island_${party}.yacht_${party}.whales_${party}`);
    expect(yacht.getByText("In the dock until May.")).toBeInTheDocument();
    expect(yacht.queryByLabelText("Day")).not.toBeInTheDocument();
    expect(screen.getByText("All together: $350")).toBeInTheDocument();
    const chat = screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href");
    expect(decodeURIComponent(chat ?? "")).not.toContain("Yacht");
  });
});
