import { act, screen, waitFor } from "@testing-library/react";

import { getNavigationStatus, setNavigationStatus } from "../browser/navigation";
import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { CardView } from "./card-view";

function renderView() {
  const props = {
    offer: createOfferCard({ ports: ["bayahibe"], title: "Saona" }),
    ports: [{ key: "bayahibe", name: "Bayahíbe" }],
    host: "tours.example",
  };
  return renderWithLocale(
    <CardView {...props}>
      <label>
        Message <input />
      </label>
    </CardView>,
  );
}

const goTo = (hash: string) =>
  act(() => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent("hashchange"));
  });

beforeEach(() => {
  location.hash = "";
  window.scrollTo = jest.fn();
});

describe("the page of an offer", () => {
  describe("without a line to load the card", () => {
    beforeEach(() => {
      jest.doMock("./concierge-card", () => {
        throw new Error("Loading chunk 7 failed.");
      });
    });
    afterEach(() => {
      jest.dontMock("./concierge-card");
      setNavigationStatus("idle");
    });

    it("stays, says so, and can be asked again", async () => {
      renderView();
      goTo("#card");
      await waitFor(() => expect(getNavigationStatus()).toBe("failed"));
      expect(screen.getByLabelText("Message")).toBeVisible();
      expect(location.hash).toBe("");
      jest.dontMock("./concierge-card");
      goTo("#card");
      expect(await screen.findByRole("article")).toBeInTheDocument();
    });
  });
});
