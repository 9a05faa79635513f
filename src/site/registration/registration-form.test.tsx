import { screen } from "@testing-library/react";

import { fakeFetch } from "../../testing/fake-fetch";
import { renderWithLocale } from "../../testing/render-with-locale";
import { settle } from "../../testing/settle";
import { RegistrationForm } from "./registration-form";

async function send() {
  const { user } = renderWithLocale(<RegistrationForm />);
  await user.type(screen.getByLabelText("Name"), "Ana");
  await user.type(screen.getByLabelText("Email"), "ana@example.com");
  await user.selectOptions(screen.getByLabelText("Language in which we write to you"), "Español");
  await user.type(screen.getByLabelText("Who you are, in a line"), "The new captain");
  await user.click(screen.getByRole("button", { name: "Ask for access" }));
  await settle();
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

describe("the form that asks for access", () => {
  it("is a plain post without scripts that says its language", () => {
    const { container } = renderWithLocale(<RegistrationForm />, "it");
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/api/registration");
    expect(form).toHaveFormValues({ lang: "it", language: "it" });
  });

  it("posts what was typed and thanks", async () => {
    const requests = fakeFetch({ status: 200, json: { confirmed: true } });
    await send();
    const body = {
      name: "Ana",
      email: "ana@example.com",
      language: "es",
      about: "The new captain",
      lang: "en",
    };
    expect(requests).toMatchObject([{ path: "/api/registration", body }]);
    expect(screen.getByText(/^Thank you\. The owner has your request/)).toBeInTheDocument();
    expect(screen.getByText(/^Your request arrived at/)).toBeInTheDocument();
  });

  it("keeps what was typed on failure and offers WhatsApp with the same text", async () => {
    fakeFetch("offline");
    await send();
    expect(screen.getByLabelText("Who you are, in a line")).toHaveValue("The new captain");
    const text =
      "Hello, I am Ana (ana@example.com) and I would like access to the content editor. The new captain";
    const href = `https://wa.me/15550100177?text=${encodeURIComponent(text)}`;
    expect(screen.getByRole("link", { name: /^Send it on WhatsApp/ })).toHaveAttribute("href", href);
  });
});
