import { render, screen } from "@testing-library/react";

import { redispatchEarlyInput } from "./redispatch-input";

const PAGE = `
  <input aria-label="words" value="" /><input aria-label="untouched" value="2" />
  <textarea aria-label="text"></textarea>
  <input aria-label="boats" type="checkbox" />
  <select aria-label="sort"><option selected>a</option><option>b</option></select>`.replace(/\n\s*/g, "");

/** Shows a page that React takes over after a visitor has changed its fields. Gets what React hears from then on. */
function takeOver() {
  const container = document.createElement("div");
  container.innerHTML = PAGE;
  document.body.append(container);
  screen.getByLabelText<HTMLInputElement>("words").value = "whales";
  screen.getByLabelText<HTMLTextAreaElement>("text").value = "two adults";
  screen.getByLabelText<HTMLInputElement>("boats").checked = true;
  screen.getByLabelText<HTMLSelectElement>("sort").value = "b";
  const onChange = jest.fn((value: unknown) => value);
  const page = (
    <>
      <input aria-label="words" defaultValue="" onChange={({ target }) => onChange(target.value)} />
      <input aria-label="untouched" defaultValue="2" onChange={({ target }) => onChange(target.value)} />
      <textarea aria-label="text" onChange={({ target }) => onChange(target.value)} />
      <input aria-label="boats" type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      <select aria-label="sort" defaultValue="a" onChange={({ target }) => onChange(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
    </>
  );
  render(page, { container, hydrate: true });
  return onChange;
}

afterEach(() => document.body.replaceChildren());

it("React hears once what was entered in each field before, and nothing of an untouched one", () => {
  const onChange = takeOver();
  redispatchEarlyInput();
  expect(onChange.mock.calls.flat()).toEqual(["whales", "two adults", true, "b"]);
  expect(screen.getByLabelText("words")).toHaveValue("whales");
  expect(screen.getByLabelText("boats")).toBeChecked();
});
