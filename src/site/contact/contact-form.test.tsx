import { screen } from "@testing-library/react";

import { fakeFetch } from "../../testing/fake-fetch";
import { ASKED, CONFIRMED, fillIn, renderForm, SAONA, send } from "../../testing/render-contact-form";
import { settle } from "../../testing/settle";

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

type FormArguments = Parameters<typeof renderForm>;

/** Sends a filled form. */
async function sendForm(lastname?: string, ...form: FormArguments) {
  const page = renderForm(...form);
  await fillIn(page.user, lastname);
  await send(page.user);
  return page;
}

describe("the form", () => {
  it("is a plain post without scripts that says its language and offer", () => {
    const { container } = renderForm("it", SAONA);
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/api/contact");
    expect(form).toHaveFormValues({ lang: "it", service: "saona-island", collection: "excursions" });
  });

  it("has fields that are found by their labels and named as the function expects them", () => {
    renderForm("en", SAONA);
    const labels = ["First name", "Last name (optional)", "Email", "Phone (optional)", "Message (optional)"];
    expect(labels.map((label) => screen.getByLabelText(label).getAttribute("name"))).toEqual([
      ...["name", "lastname", "email", "phone", "message"],
    ]);
    for (const text of ["We keep it safe.", "Free cancellation until 24 hours before"])
      expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe("a message that arrives", () => {
  it("is posted with what was typed, the language and the offer, and says what happens next", async () => {
    const requests = fakeFetch(CONFIRMED);
    await sendForm(undefined, "en", SAONA);
    expect(requests).toMatchObject([{ path: "/api/contact", method: "POST" }]);
    expect(requests[0]?.body).toEqual({
      ...{ name: "Ana", lastname: "Pérez", email: "ana@example.com", message: "2 adults & 1 child, May 3?" },
      ...{ lang: "en", service: "saona-island", collection: "excursions" },
      idempotencyKey: expect.any(String) as string,
    });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "We reply within 2 hours, 8:00 AM–8:00 PM. Hours and times are those of Santo Domingo.",
      "Rosanna or Marco of our office in Bayahíbe answers you.",
      expect.stringMatching(/^The answer comes by email/),
    ]);
  });
});

it("mistakes that the server alone finds are explained in the visitor's language", async () => {
  const fields = { phone: "invalid-phone", date: "odd", message: "too-long" };
  fakeFetch({ status: 422, json: { code: "invalid", fields } });
  const { user } = renderForm("es");
  await user.type(screen.getByLabelText("Nombre"), "Ana");
  await user.type(screen.getByLabelText("Correo electrónico"), "ana@example.com");
  await user.type(screen.getByLabelText("Mensaje"), "Hola");
  await send(user);
  expect(screen.getByRole("heading", { name: "Hay 3 datos por revisar" })).toBeInTheDocument();
  expect(screen.getByLabelText("Teléfono (opcional)")).toHaveAccessibleDescription(/código de país/);
  expect(screen.getByRole("link", { name: "Fecha: revise este dato" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Mensaje: .*4000/ })).toBeInTheDocument();
  expect(screen.getByLabelText("Mensaje")).toHaveValue("Hola");
});

describe("an offer that does not run every day", () => {
  const days = [{ value: "2026-12-04", label: "Friday, December 4, 2026" }];

  it.each([
    ["Friday, December 4, 2026", "2026-12-04"],
    ["I have no day yet", undefined],
  ])("is not sent before the day is answered, then with the answer %s", async (name, date) => {
    const sent = fakeFetch(CONFIRMED);
    const { user } = await sendForm(undefined, "en", SAONA, { ...ASKED, days });
    const select = screen.getByLabelText<HTMLSelectElement>("Which day?");
    expect(select).toBeInvalid();
    expect(sent).toEqual([]);
    // Browsers leave a disabled option out of what is sent; jsdom does not.
    expect(select.options[0]).toBeEnabled();
    await user.selectOptions(select, name);
    await send(user);
    expect((sent[0]?.body as { date?: string }).date).toBe(date);
  });
});

describe("a message that does not arrive", () => {
  const TEXT = "Language: English. 2 adults & 1 child, May 3?";

  it.each([
    ["Pérez", undefined, `Hello, I am Ana Pérez. ${TEXT}`],
    ["", undefined, `Hello, I am Ana. ${TEXT}`],
    ["Pérez", SAONA, `I am writing about: Saona Island.\nHello, I am Ana Pérez. ${TEXT}`],
  ])("can be sent on WhatsApp with one tap (last name %j, about %j)", async (lastname, service, text) => {
    fakeFetch("offline");
    await sendForm(lastname, "en", service);
    const link = screen.getByRole("link", { name: /^Send it on WhatsApp/ });
    expect(link).toHaveAttribute("href", `https://wa.me/15550100177?text=${encodeURIComponent(text)}`);
  });

  it("is sent again as it was, with its offer and choice, from whatever page the form is opened on next", async () => {
    const requests = fakeFetch("offline", CONFIRMED);
    const { unmount } = await sendForm(undefined, "en", SAONA, ASKED);
    unmount();
    renderForm("es");
    await settle();
    expect(requests).toHaveLength(2);
    expect(requests[0]?.body).toMatchObject({ service: "saona-island", port: "bayahibe", adults: 3 });
    expect(requests[1]?.body).toEqual(requests[0]?.body);
    expect(screen.getByLabelText("Mensaje")).toHaveValue("");
  });
});
