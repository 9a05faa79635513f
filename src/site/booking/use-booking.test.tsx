import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";

import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { BookingPanel } from "./booking-panel";

const ADDRESS = "?port=bayahibe&date=2026-11-27&adults=3&pickup=hotel&place=Sol";
const offer = createPageOffer({
  days: ["monday", "friday"],
  ports: ["bayahibe", "punta-cana"],
  prices: [
    { port: "bayahibe", adult: 75, child: 45 },
    { port: "punta-cana", adult: 92, child: 58 },
  ],
});
const settings = {
  pricesOn: true,
  whatsappNumber: "+1 555 010 0177",
  booking: { cut_off_hours: 12, days_ahead: 365 },
};

function openPanel(search: string) {
  window.history.replaceState(null, "", `/excursions/saona-island${search}`);
  return renderWithLocale(<BookingPanel offer={offer} settings={settings} ports={BOOKING_PORTS} />);
}

const getContactPath = () => screen.getByRole("link", { name: "Contact" }).getAttribute("href");
const loseCalculator = () =>
  jest.doMock("./run-calculator", () => {
    throw new Error("Loading chunk 7 failed.");
  });

// A Saturday; at that moment it is 08:00 in Santo Domingo.
beforeEach(() =>
  jest.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z"), doNotFake: ["queueMicrotask", "nextTick"] }),
);
afterEach(() => {
  jest.dontMock("./run-calculator");
  jest.useRealTimers();
});

describe("what is touched before the calculator is there", () => {
  it("wins over the address, which still fills all other fields", async () => {
    openPanel(ADDRESS);
    fireEvent.click(screen.getByRole("radio", { name: "Punta Cana" }));
    fireEvent.input(screen.getByLabelText("Day"), { target: { value: "2026-11-30" } });
    expect(await screen.findByText("3 adults × $92 = $276")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Punta Cana" })).toBeChecked();
    expect(screen.getByLabelText("Day")).toHaveValue("2026-11-30");
    expect(screen.getByLabelText("Name of the hotel")).toHaveValue("Sol");
    expect(window.location.search).toBe("?port=punta-cana&date=2026-11-30&adults=3&pickup=hotel&place=Sol");
  });
});

describe("while the calculator cannot be loaded", () => {
  it("Contact leads on with what was touched and what the address says", async () => {
    loseCalculator();
    const { user } = openPanel(`${ADDRESS}&source=Sol`);
    await waitFor(() =>
      expect(getContactPath()).toBe(`/contact${ADDRESS.replace("?", "?service=saona-island&")}`),
    );
    await user.click(screen.getByRole("radio", { name: "Punta Cana" }));
    const path =
      "/contact?service=saona-island&port=punta-cana&date=2026-11-27&adults=3&pickup=hotel&place=Sol";
    await waitFor(() => expect(getContactPath()).toBe(path));
    await user.type(screen.getByLabelText("Adults"), "{Enter}");
    expect(navigate).toHaveBeenLastCalledWith(path);
  });
});

describe("while the page leaves", () => {
  it("the address of the next page is left as it is", async () => {
    const { user } = openPanel("");
    await user.type(screen.getByLabelText("Adults"), "3");
    await waitFor(() => expect(window.location.search).not.toBe(""));
    window.history.replaceState(null, "", "/contact");
    fireEvent.blur(screen.getByLabelText("Adults"));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(window.location.pathname + window.location.search).toBe("/contact");
  });
});

describe("Back after a link inside the page", () => {
  const goBack = async () => {
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(""));
  };

  it("keeps the choice that the panel shows in the address", async () => {
    const { user } = openPanel("");
    window.history.pushState(null, "", "#book");
    await user.click(screen.getByRole("radio", { name: "Punta Cana" }));
    await waitFor(() => expect(window.location.search).toBe("?port=punta-cana&adults=2"));
    await goBack();
    await waitFor(() => expect(window.location.search).toBe("?port=punta-cana&adults=2"));
    expect(screen.getByRole("radio", { name: "Punta Cana" })).toBeChecked();
  });
});
