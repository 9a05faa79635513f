import { act, screen, waitFor, within } from "@testing-library/react";
import { encode } from "uqr";

import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { getNavigationStatus, setNavigationStatus } from "../browser/navigation";
import { CardView } from "./card-view";
import { ConciergeCard } from "./concierge-card";

const OFFER = createOfferCard({
  ...{ title: "Saona", duration_hours: 9, days: ["monday", "friday"], price_basis: "per-person" },
  prices: [90, 75].map((adult) => ({ port: "bayahibe", adult, child: null })),
});
const props = { offer: OFFER, host: "tours.example" };

const getSheet = () => within(screen.getByRole("article"));

beforeEach(() => {
  sessionStorage.clear();
  location.hash = "";
  window.scrollTo = jest.fn();
});

describe("the concierge's card", () => {
  it("says what it is, how long, when, from where, from what price, and where the agency is", () => {
    renderWithLocale(<ConciergeCard {...props} />);
    const sheet = getSheet();
    expect(sheet.getByRole("heading", { name: "Saona" })).toBeInTheDocument();
    expect(sheet.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
      ...["Full day · 9 hours", "Monday, Friday", "Bayahíbe", "from $75 per person"],
    ]);
    for (const text of ["+1 555 010 0142", "Calle 12, Bayahíbe", "tours.example"])
      expect(sheet.getByText(text)).toBeInTheDocument();
  });

  it("begins with the one whose link was followed; who recommends it is in its words and in its code", async () => {
    sessionStorage.setItem("source", "Hotel Luna");
    const { user } = renderWithLocale(<ConciergeCard {...props} />, "es");
    expect(getSheet().getByText("Recomendado por: Hotel Luna.")).toBeInTheDocument();
    const field = screen.getByLabelText(/Quién lo recomienda/);
    await user.clear(field);
    expect(getSheet().queryByText(/Recomendado/)).not.toBeInTheDocument();
    await user.type(field, " Hotel  Sol ");
    expect(getSheet().getByText("tours.example/?source=hotel-sol")).toBeInTheDocument();
    const text = "Hola, quisiera reservar: Saona. Idioma: Español.\nRecomendado por: Hotel Sol.";
    const { data } = encode(`https://wa.me/15550100177?text=${encodeURIComponent(text)}`, {
      ...{ ecc: "M", border: 4 },
    });
    const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    const code = getSheet().getByRole("img", { name: /QR/ });
    expect(code.querySelector("path")).toHaveAttribute("d", path.join(""));
  });
});

it("without a line to load the card the page stays, says so, and can be asked again", async () => {
  jest.doMock("./concierge-card", () => {
    throw new Error("Loading chunk 7 failed.");
  });
  const goToCard = () =>
    act(() => {
      location.hash = "#card";
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
  renderWithLocale(
    <CardView {...props}>
      <label>
        Message <input />
      </label>
    </CardView>,
  );
  goToCard();
  await waitFor(() => expect(getNavigationStatus()).toBe("failed"));
  expect(screen.getByLabelText("Message")).toBeVisible();
  expect(location.hash).toBe("");
  jest.dontMock("./concierge-card");
  goToCard();
  expect(await screen.findByRole("article")).toBeInTheDocument();
  setNavigationStatus("idle");
});
