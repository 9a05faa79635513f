import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { List } from "immutable";
import { useState } from "react";

import { DayControl, DaysControl, MomentControl, NumberControl, type ControlProps } from "./checked-inputs";

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  document.documentElement.lang = "es";
});

/** A field as Decap keeps it: the draft has the value, and another may change it. */
function Field({
  Control,
  initial,
  settings = {},
}: {
  Control: (props: ControlProps) => React.ReactNode;
  initial?: unknown;
  settings?: Record<string, unknown>;
}) {
  const [value, setValue] = useState(initial);
  const nothing = () => undefined;
  return (
    <>
      <label htmlFor="field">Field</label>
      <Control
        {...{ value, forID: "field", classNameWrapper: "", onChange: setValue }}
        {...{ setActiveStyle: nothing, setInactiveStyle: nothing }}
        field={{ get: (name) => settings[name] }}
      />
      <output>{JSON.stringify(value)}</output>
      <button onClick={() => setValue(30)}>Restore</button>
    </>
  );
}

const getField = () => screen.getByLabelText("Field");
const getDraft = () => document.querySelector("output")?.textContent;

describe("a field of numbers", () => {
  const settings = { value_type: "int", above: 0, max: 100_000 };
  const open = (initial?: unknown) => render(<Field {...{ Control: NumberControl, initial, settings }} />);

  it("says while it is typed in what it cannot take, and keeps what was typed in the draft", async () => {
    open(75);
    await user.clear(getField());
    await user.type(getField(), "79,5");
    expect(getField()).toHaveValue("79,5");
    expect(getField()).toBeInvalid();
    expect(getField()).toHaveAccessibleDescription("Sin decimales: escriba 79 o 80.");
    expect(getDraft()).toBe('"79,5"');
  });

  it("shows on leaving how a number with separators was understood", async () => {
    open();
    await user.type(getField(), "1.250,00");
    expect(getDraft()).toBe("1250");
    await user.tab();
    expect(getField()).toHaveValue("1250");
    expect(getField()).toBeValid();
  });
});

describe("a field of a day of the year", () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-23T12:00:00Z") }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ["12-27", "2026-12-27", "27 de diciembre, cada año"],
    ["02-29", "2028-02-29", "29 de febrero, cada año"],
  ])("shows %s in the coming year as %s and says what it means", (initial, shown, meaning) => {
    render(<Field Control={DayControl} initial={initial} />);
    expect(getField()).toHaveValue(shown);
    expect(screen.getByText(meaning)).toBeInTheDocument();
  });
});

describe("a calendar of days", () => {
  it("closes a day by a tap, opens it by another, and names each in the reader's language", async () => {
    document.documentElement.lang = "it";
    render(<Field Control={DaysControl} initial={List(["2026-12-24"])} settings={{ label: "Giorni" }} />);
    expect(screen.getByRole("group", { name: "Giorni" })).toBeInTheDocument();
    expect(screen.getByText("giovedì 24 dicembre 2026")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Riaprire: giovedì 24 dicembre 2026" }));
    expect(getDraft()).toBe("[]");
    expect(screen.getByText("Nessun giorno è chiuso.")).toBeInTheDocument();
    const [day] = screen.getAllByRole("gridcell").flatMap((cell) => within(cell).queryAllByRole("button"));
    if (!day) throw new Error("The calendar shows no day.");
    await user.click(day);
    expect(getDraft()).toMatch(/^\["\d{4}-\d\d-01"\]$/);
    day.focus();
    await user.keyboard("{ArrowRight}{Enter}");
    expect(getDraft()).toMatch(/^\["\d{4}-\d\d-01","\d{4}-\d\d-02"\]$/);
  });
});

it("a moment is on the clock of Santo Domingo, and may be past: offers that are shown began once", () => {
  render(<Field Control={MomentControl} initial="2020-01-01T10:00Z" />);
  expect(getField()).toHaveValue("2020-01-01T06:00");
  expect(getField()).toHaveAccessibleDescription("");
});
