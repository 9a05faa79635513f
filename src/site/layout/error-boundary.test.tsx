import { render, screen } from "@testing-library/react";

import { LocaleProvider } from "../ui/locale-context";
import { loadMessages } from "../../testing/load-messages";
import { ErrorBoundary } from "./error-page";

const messages = loadMessages("en");

function Broken({ error }: { error: unknown }): never {
  throw error;
}

const page = (pageKey: string, error?: unknown) => (
  <LocaleProvider locale="en" messages={messages}>
    <ErrorBoundary pageKey={pageKey}>
      {error === undefined ? <p>The page {pageKey}</p> : <Broken error={error} />}
    </ErrorBoundary>
  </LocaleProvider>
);

// React reports every error that a boundary catches.
beforeEach(() => void jest.spyOn(console, "error").mockImplementation());

describe("the error boundary", () => {
  it.each([
    ["the error's status", Object.assign(new Error("Gone"), { status: 410 }), "An error occurred: 410"],
    ["500 when the error has none", new Error("Broken"), "An error occurred: 500"],
    ["500 when the status is no number", { status: "bad" }, "An error occurred: 500"],
    ["500 when something else was thrown", "broken", "An error occurred: 500"],
    ["404 as a page that does not exist", { status: 404 }, "Page not found"],
  ])("shows %s", (_, error, heading) => {
    render(page("/a", error));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  });

  it("lets the visitor go on to another page", () => {
    const { rerender } = render(page("/a", new Error("Broken")));
    rerender(page("/b"));
    expect(screen.getByText("The page /b")).toBeInTheDocument();
    expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument();
  });
});
