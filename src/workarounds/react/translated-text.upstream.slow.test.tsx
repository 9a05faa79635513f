import { render } from "@testing-library/react";

it("React throws when it removes a text that the browser has translated", () => {
  const { container, rerender } = render(<p>Total: {"$150"}</p>);
  const font = document.createElement("b");
  container.querySelector("p")?.lastChild?.replaceWith(font);
  const error = jest.spyOn(console, "error").mockImplementation();
  expect(() => rerender(<p>Total: {null}</p>)).toThrow(/removeChild|not a child/);
  error.mockRestore();
});
