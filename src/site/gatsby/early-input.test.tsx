import { render, screen } from "@testing-library/react";

import { recordEarlyInput } from "./early-input";

const PAGE = `
  <input aria-label="words" value="" /><input aria-label="untouched" value="2" />
  <textarea aria-label="text"></textarea>
  <input aria-label="boats" type="checkbox" /><input aria-label="unticked" type="checkbox" />
  <select aria-label="sort"><option selected>a</option><option>b</option></select>`.replace(/\n\s*/g, "");

/** Shows a page that React takes over after a visitor has changed its fields, one of them after the scripts have begun. */
function takeOver() {
  const container = document.createElement("div");
  container.innerHTML = PAGE;
  document.body.append(container);
  screen.getByLabelText<HTMLTextAreaElement>("text").value = "two adults";
  screen.getByLabelText<HTMLInputElement>("boats").checked = true;
  screen.getByLabelText<HTMLSelectElement>("sort").value = "b";
  const redispatch = recordEarlyInput();
  const words = screen.getByLabelText<HTMLInputElement>("words");
  words.value = "whales";
  words.dispatchEvent(new Event("input", { bubbles: true }));
  const onChange = jest.fn((value: unknown) => value);
  const page = (
    <>
      <input aria-label="words" defaultValue="" onChange={({ target }) => onChange(target.value)} />
      <input aria-label="untouched" defaultValue="2" onChange={({ target }) => onChange(target.value)} />
      <textarea aria-label="text" onChange={({ target }) => onChange(target.value)} />
      <input aria-label="boats" type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      <input aria-label="unticked" type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      <select aria-label="sort" defaultValue="a" onChange={({ target }) => onChange(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
    </>
  );
  render(page, { container, hydrate: true });
  return { onChange, redispatch };
}

afterEach(() => document.body.replaceChildren());

it("React hears once what was entered in each field before, and nothing of one that the page itself has set since", () => {
  const { onChange, redispatch } = takeOver();
  screen.getByLabelText<HTMLInputElement>("untouched").value = "3";
  redispatch();
  expect(onChange.mock.calls.flat()).toEqual(["two adults", true, "b", "whales"]);
  expect(screen.getByLabelText("words")).toHaveValue("whales");
  expect(screen.getByLabelText("boats")).toBeChecked();
});
