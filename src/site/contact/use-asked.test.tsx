import { screen } from "@testing-library/react";

import { createBookableOffer } from "../../testing/create-bookable-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { settle } from "../../testing/settle";
import { saveTrip } from "../browser/stored-text";
import { useAsked } from "./use-asked";

const OFFERS = [
  {
    ...createBookableOffer({ ports: ["bayahibe"] }),
    ...{ key: "saona-island", collection: "excursions", title: "Saona", path: "/excursions/saona-island" },
  },
];

/** Says what the contact page would send under an address. */
function Asked({ search }: { search: string }) {
  const { service, choice, list, removeChoice } = useAsked(OFFERS, search);
  const said = [service?.title, ...(choice?.fields.map((field) => field.join("=")) ?? []), list?.field];
  return (
    <>
      <output>{said.filter(Boolean).join(" ")}</output>
      <button type="button" onClick={removeChoice} />
    </>
  );
}

const getSaid = () => screen.getByRole("status").textContent;

beforeEach(() => {
  saveTrip("");
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) });
});
afterEach(() => jest.useRealTimers());

it.each(["?service=saona-island&port=bayahibe&adults=3", "?list=saona-island_adults-3"])(
  "what %s asks for is gone when the address is without it",
  async (search) => {
    const { rerender } = renderWithLocale(<Asked search={search} />);
    await settle();
    expect(getSaid()).toMatch(/adults.*3/);
    rerender(<Asked search="" />);
    await settle();
    expect(getSaid()).toBe("");
  },
);

const ALL = "port=bayahibe&date=2026-12-01&adults=3";
it.each([
  ["", "?a=1&service=saona-island", "Saona"],
  ["", "?service=unknown", ""],
  [ALL, "", "port=bayahibe date=2026-12-01 adults=3 children=0 smallChildren=0"],
  ["date=2026-12-01", "?port=bayahibe", "port=bayahibe date=2026-12-01"],
  ["date=2026-11-01&port=bayahibe", "", "port=bayahibe"],
  ["date=2026-12-01", "?choice=none", ""],
])("of the trip %j the message carries under the address %j: %s", async (trip, search, said) => {
  saveTrip(trip);
  renderWithLocale(<Asked search={search} />);
  await settle();
  expect(getSaid()).toMatch(said === "Saona" ? /^Saona/ : new RegExp(`^${said}$`));
});

it("the trip is taken out of the message, also after a reload", async () => {
  saveTrip("date=2026-12-01");
  const { user } = renderWithLocale(<Asked search="" />);
  await settle();
  await user.click(screen.getByRole("button"));
  await settle();
  expect(getSaid()).toBe("");
  expect(window.location.search).toBe("?choice=none");
});
