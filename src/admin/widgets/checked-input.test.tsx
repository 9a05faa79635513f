import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import type { ControlProps } from "./checked-input";
import { createDayControl } from "./day-control";
import { createMomentControl } from "./moment-control";
import { createNumberControl } from "./number-control";

const user = userEvent.setup({ delay: null });
const NumberControl = createNumberControl("es");
const DayControl = createDayControl("es");
const MomentControl = createMomentControl("en");

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
    expect(getField()).toHaveAccessibleDescription("Sin decimales: escribe 79 o 80.");
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

  it("changes nothing in the draft when it is only visited", async () => {
    open();
    await user.click(getField());
    await user.tab();
    expect(getDraft()).toBe("");
  });

  it("shows what was put into the draft elsewhere", async () => {
    open(75);
    await user.type(getField(), "x");
    await user.click(screen.getByRole("button"));
    expect(getField()).toHaveValue("30");
    expect(getField()).toBeValid();
  });

  it("has decimals in the way of the office", () => {
    render(<Field Control={NumberControl} initial={4.5} settings={{ value_type: "float" }} />);
    expect(getField()).toHaveValue("4,5");
  });
});

it("a field of days knows the calendar", async () => {
  render(<Field Control={DayControl} />);
  await user.type(getField(), "02-30");
  expect(getField()).toHaveAccessibleDescription(/no existe en el calendario/);
  await user.clear(getField());
  await user.type(getField(), "02-29");
  expect(getField()).toHaveAccessibleDescription("");
});

it("a moment is on the clock of Santo Domingo, and may be past: offers that are shown began once", () => {
  render(<Field Control={MomentControl} initial="2020-01-01T10:00Z" />);
  expect(getField()).toHaveValue("2020-01-01T06:00");
  expect(getField()).toHaveAccessibleDescription("");
});
