import { render, screen } from "@testing-library/react";

afterEach(() => document.body.replaceChildren());

it("React still says nothing of what was entered before it started, and ignores the events of such a field", () => {
  const onChange = jest.fn();
  const container = document.createElement("div");
  container.innerHTML = '<input aria-label="words" value="" />';
  document.body.append(container);
  const field = screen.getByLabelText<HTMLInputElement>("words");
  field.value = "whales";
  render(<input aria-label="words" defaultValue="" onChange={onChange} />, { container, hydrate: true });
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue("whales");
});

it("React still observes a field's value by a property of its own on the field", () => {
  render(<input aria-label="words" defaultValue="whales" />);
  expect(Object.getOwnPropertyNames(screen.getByLabelText("words"))).toContain("value");
});
