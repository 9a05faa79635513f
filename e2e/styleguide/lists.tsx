import { CardSheet } from "../../src/features/concierge-card/card-sheet";
import { CatalogForm } from "../../src/features/catalog/catalog-form";
import { CatalogResults } from "../../src/features/catalog/catalog-results";
import { NO_FILTERS } from "../../src/features/catalog/filters";
import { ChoiceSummary } from "../../src/features/contact/choice-summary";
import { DayField } from "../../src/features/booking/day-field";
import { ListActions } from "../../src/features/shortlist/list-actions";
import { ListItem } from "../../src/features/shortlist/list-item";
import { ListTotal } from "../../src/features/shortlist/list-total";
import type { Choice } from "../../src/booking/choice";
import { BOOKING_PORTS } from "../../src/testing/create-bookable-offer";
import { createOfferCard, createPageOffer } from "../../src/testing/create-page-offer";
import { PORTS, SITE } from "./content/settings";
import { createSpecimenPicture, LONG_TEXT, LONG_TITLE, type Group } from "./specimen";

const doNothing = () => undefined;
const settings = { ports: BOOKING_PORTS, booking: SITE.booking, pricesOn: true };
const party = { adults: 2, children: 1, smallChildren: 0 };

function createListed(key: string, title: string) {
  return createPageOffer({
    ...{ key, title, duration_hours: 9, ports: ["bayahibe", "punta-cana"], cover: createSpecimenPicture() },
    pickup: [{ port: "bayahibe", place: LONG_TITLE, time: "08:00", back: null }],
    prices: [
      { port: "bayahibe", adult: 75, child: 45 },
      { port: "punta-cana", adult: 92, child: 58 },
    ],
  });
}

const plain: Choice = { ...party, port: "bayahibe" };
const wrong: Choice = { ...party, port: "punta-cana", date: "2020-01-01" };
const priced = { offer: createListed("saona-island", "Saona Island"), choice: plain };
const past = { offer: createListed("long", LONG_TITLE), choice: wrong };
const paused = {
  offer: { ...createListed("paused", "Motor yacht"), sale: "paused", pause_note: LONG_TEXT },
  choice: plain,
};
const listed = [priced, past];

const DAYS = [
  { day: "2026-11-23", label: "Mon 23 Nov", state: undefined },
  { day: "2026-11-24", label: "Tue 24 Nov", state: undefined },
  { day: "2026-11-25", label: "Wed 25 Nov", state: undefined },
];
const OUTCOME = {
  ...{ days: DAYS, firstDay: "2026-11-23", lastDay: "2027-11-23", chosenDay: "2026-11-24" },
  ...{
    dayProblem: undefined,
    dayState: undefined,
    total: "$195",
    price: "2 adults, 1 child",
    ...{ backAboard: undefined, pickupKind: undefined, shipChoice: undefined, infants: undefined },
  },
  ...{ nextDay: "Monday, November 23, 2026", chatText: "", search: "" },
};

const form = {
  ports: PORTS,
  pricesOn: true,
  change: doNothing,
  type: doNothing,
  onSearch: doNothing,
  getResults: () => null,
};

/** Lists of offers and what visitors choose in them. */
export const LISTS: readonly Group[] = [
  {
    id: "day",
    title: "The day",
    specimens: [
      { state: "chosen", children: <DayField outcome={OUTCOME} isAsked={false} onChoose={doNothing} /> },
      {
        state: "a day without a tour",
        children: (
          <DayField
            outcome={{ ...OUTCOME, chosenDay: undefined, dayProblem: "not-running" }}
            isAsked={false}
            onChoose={doNothing}
          />
        ),
      },
      {
        state: "asked for before the chat",
        children: <DayField outcome={{ ...OUTCOME, chosenDay: undefined }} isAsked onChoose={doNothing} />,
      },
      {
        state: "a day that is sold out",
        children: (
          <DayField
            outcome={{ ...OUTCOME, chosenDay: undefined, dayProblem: "sold-out" }}
            isAsked={false}
            onChoose={doNothing}
          />
        ),
      },
      {
        state: "chosen, on the form",
        children: (
          <ChoiceSummary
            asked={{
              ...{ fields: [], getLines: () => [], getChatText: () => "", days: [] },
              isPaused: false,
              goneDay: undefined,
              changePath: "/excursions/saona-island",
              facts: [
                { name: "date", label: "Day", text: "Tuesday, 24 November 2026" },
                { name: "port", label: LONG_TITLE, text: LONG_TEXT },
              ],
            }}
            onRemove={doNothing}
          />
        ),
      },
    ],
  },
  {
    id: "shortlist",
    title: "The list of kept offers",
    specimens: [
      {
        state: "an offer",
        children: (
          <ListItem
            {...priced}
            asked={priced.choice}
            settings={settings}
            onChange={doNothing}
            onRemove={doNothing}
          />
        ),
      },
      {
        state: "long words, a day that has passed",
        children: (
          <ListItem
            {...past}
            asked={past.choice}
            wished={{ date: "2026-11-02", problem: "too-soon" }}
            settings={settings}
            onChange={doNothing}
            onRemove={doNothing}
          />
        ),
      },
      {
        state: "an offer that is paused",
        children: (
          <ListItem
            {...paused}
            asked={paused.choice}
            settings={settings}
            onChange={doNothing}
            onRemove={doNothing}
          />
        ),
      },
      { state: "the price of all", children: <ListTotal listed={listed} pricesOn /> },
      {
        state: "what to do with it",
        children: <ListActions listed={listed} text="saona-island" settings={settings} site={SITE} />,
      },
    ],
  },
  {
    id: "catalog",
    title: "Searching",
    specimens: [
      { state: "untouched", children: <CatalogForm {...form} count={25} filters={NO_FILTERS} /> },
      {
        state: "filtered",
        children: (
          <CatalogForm
            {...form}
            count={1}
            filters={{ ...NO_FILTERS, words: LONG_TITLE, types: ["excursions", "catalog"], port: "bayahibe" }}
          />
        ),
      },
      { state: "nothing found", children: <CatalogResults offers={[]} clear={doNothing} /> },
    ],
  },
  {
    id: "card",
    title: "The card to print",
    specimens: [
      {
        state: "long words, with the one who recommends it",
        children: (
          <CardSheet
            offer={{
              ...createOfferCard({ title: LONG_TITLE, summary: LONG_TEXT, cover: createSpecimenPicture() }),
              ...{ days: ["monday"], ports: ["bayahibe", "punta-cana"], asks_flight: null },
            }}
            site={SITE}
            ports={PORTS}
            host="palmarena.example"
            source="Hotel Mar Azul"
          />
        ),
      },
    ],
  },
];
