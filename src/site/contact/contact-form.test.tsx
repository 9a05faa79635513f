import { screen } from "@testing-library/react";

import { fakeFetch } from "../../testing/fake-fetch";
import { CONFIRMED, fillIn, renderForm, SAONA, send } from "../../testing/render-contact-form";

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

describe("without scripts", () => {
  it.each(["en", "es", "it"] as const)("the form is a plain post that says its language, %s", (locale) => {
    const { container } = renderForm(locale, SAONA);
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/api/contact");
    expect(form).toHaveFormValues({ lang: locale, service: "saona-island", collection: "excursions" });
  });
});

describe("the fields", () => {
  it("are found by their labels and named as the function expects them", () => {
    renderForm();
    const names = ["First name", "Last name (optional)", "Email", "Phone (optional)", "Message"].map(
      (label) => screen.getByLabelText(label).getAttribute("name"),
    );
    expect(names).toEqual(["name", "lastname", "email", "phone", "message"]);
    expect(screen.getByText("We keep it safe.")).toBeInTheDocument();
  });
});

describe("the terms", () => {
  it("say of the offer that the visitor came from until when it can be cancelled free of charge", () => {
    renderForm("en", SAONA);
    expect(screen.getByText("Free cancellation until 24 hours before")).toBeInTheDocument();
  });
});

describe("an answer that refuses a field", () => {
  it("says how long a text may be", async () => {
    fakeFetch({ status: 422, json: { code: "invalid", fields: { message: "too-long" } } });
    const { user } = renderForm();
    await fillIn(user);
    await send(user);
    expect(screen.getByRole("link", { name: "Message: too long, 4000 characters at most" })).toBeVisible();
  });
});

describe("a message that arrives", () => {
  it("is followed by what happens next: when an answer comes, from whom, and how", async () => {
    fakeFetch(CONFIRMED);
    const { user } = renderForm();
    expect(screen.queryByText("What happens next")).not.toBeInTheDocument();
    await fillIn(user);
    await send(user);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "We answer within 2 office hours. Office every day 8:00–20:00. Hours and times are those of Santo Domingo.",
      "Rosanna or Marco of our office in Bayahíbe answers you.",
      expect.stringMatching(/^The answer comes by email/),
    ]);
  });

  it("is posted with what was typed, the language and the offer, and without what was left empty", async () => {
    const requests = fakeFetch(CONFIRMED);
    const { user } = renderForm("en", SAONA);
    await fillIn(user);
    await send(user);
    expect(requests).toMatchObject([{ path: "/api/contact", method: "POST" }]);
    expect(requests[0]?.body).toEqual({
      name: "Ana",
      lastname: "Pérez",
      email: "ana@example.com",
      message: "2 adults & 1 child, May 3?",
      lang: "en",
      service: "saona-island",
      collection: "excursions",
      idempotencyKey: expect.any(String) as string,
    });
  });
});

describe("a message with mistakes", () => {
  it("is explained in the visitor's language when the server alone finds them", async () => {
    fakeFetch({ status: 422, json: { code: "invalid", fields: { phone: "invalid-phone", date: "odd" } } });
    const { user } = renderForm("es");
    await user.type(screen.getByLabelText("Nombre"), "Ana");
    await user.type(screen.getByLabelText("Correo electrónico"), "ana@example.com");
    await user.type(screen.getByLabelText("Mensaje"), "Hola");
    await send(user);
    expect(screen.getByLabelText("Teléfono (opcional)")).toHaveAccessibleDescription(/código de país/);
    expect(screen.getByRole("link", { name: "Fecha: revise este dato" })).toBeInTheDocument();
    expect(screen.getByLabelText("Mensaje")).toHaveValue("Hola");
  });
});
