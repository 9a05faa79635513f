import { act, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";

import type { Locale } from "../../config/locales";
import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { renderWithLocale } from "../../testing/render-with-locale";
import { settle } from "../../testing/settle";
import { ContactForm } from "./contact-form";

type FormProps = ComponentProps<typeof ContactForm>;

const CONFIRMED: FakeReply = { status: 200, json: { confirmed: true, reference: "PA-7K2P4" } };
const saona = { key: "saona-island", collection: "excursions", title: "Saona Island" };

const asked: FormProps["asked"] = {
  fields: [
    ["port", "bayahibe"],
    ["adults", "3"],
  ],
  facts: [{ name: "party", label: "Party", text: "3 adults" }],
  lines: ["Party: 3 adults"],
  isPaused: false,
  goneDay: undefined,
  changePath: "/excursions/saona-island#book",
  getChatText: (reference) => reference,
};

function renderForm(locale: Locale = "en", service?: FormProps["service"], choice?: FormProps["asked"]) {
  const texts = { whatsappNumber: "+1 555 010 0177", privacyNote: "We keep it safe." };
  const form = <ContactForm {...texts} service={service} asked={choice} onRemoveChoice={() => undefined} />;
  return renderWithLocale(form, locale);
}

async function fillIn(user: ReturnType<typeof renderForm>["user"], lastname = "Pérez") {
  await user.type(screen.getByLabelText("First name"), "Ana");
  if (lastname) await user.type(screen.getByLabelText("Last name (optional)"), lastname);
  await user.type(screen.getByLabelText("Email"), "ana@example.com");
  await user.type(screen.getByLabelText(/^Message/), "2 adults & 1 child, May 3?");
}

async function send(user: ReturnType<typeof renderForm>["user"]) {
  await user.click(screen.getByRole("button", { name: /^(Send|Enviar)/ }));
  await settle();
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

describe("without scripts", () => {
  it.each(["en", "es", "it"] as const)("the form is a plain post that says its language, %s", (locale) => {
    const { container } = renderForm(locale, saona);
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

  it("hide the field that catches machines from everybody else", () => {
    renderForm();
    expect(screen.queryByRole("textbox", { name: "Website" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Website")).toHaveAttribute("tabindex", "-1");
  });

  it("name the offer that the visitor came from", () => {
    renderForm("it", saona);
    expect(screen.getByText("Il tuo messaggio riguarda: Saona Island")).toBeInTheDocument();
  });
});

describe("a message that arrives", () => {
  it("is posted with what was typed, the language and the offer, and without what was left empty", async () => {
    const requests = fakeFetch(CONFIRMED);
    const { user } = renderForm("en", saona);
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

  it("is thanked for during 3 seconds; a quiet line with reference and time stays", async () => {
    fakeFetch(CONFIRMED);
    const { user } = renderForm();
    await fillIn(user);
    await send(user);
    const thanks = "Thanks for contacting us! We will response as soon as possible.";
    const kept = /^Your reference is PA-7K2P4, sent at 2:05\sPM\.$/;
    expect(within(screen.getByRole("status")).getByText(thanks)).toBeInTheDocument();
    expect(screen.getByText(kept)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    expect(screen.getByText(kept)).toBeInTheDocument();
    expect(screen.getByLabelText("Message")).toHaveValue("");
  });

  it("is posted once, however often the button is pressed", async () => {
    fakeFetch(CONFIRMED);
    const { user } = renderForm();
    await fillIn(user);
    await user.dblClick(screen.getByRole("button", { name: "Send message" }));
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Send message" })).toHaveAttribute("aria-disabled", "false");
  });
});

describe("a message with mistakes", () => {
  it("is not posted; a summary takes the focus and each field says what is wrong with it", async () => {
    const requests = fakeFetch(CONFIRMED);
    const { user } = renderForm();
    await user.type(screen.getByLabelText("First name"), "Ana");
    await user.type(screen.getByLabelText("Email"), "ana@");
    await send(user);
    expect(requests).toEqual([]);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(
      within(screen.getByRole("alert"))
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Email: enter an address like name@example.com", "Message: please fill this in"]);
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/enter an address like/);
    expect(screen.getByLabelText("First name")).not.toBeInvalid();
  });

  it("is explained in the visitor's language when the server alone finds them", async () => {
    fakeFetch({ status: 422, json: { code: "invalid", fields: { phone: "invalid-phone", date: "odd" } } });
    const { user } = renderForm("es");
    await user.type(screen.getByLabelText("Nombre"), "Ana");
    await user.type(screen.getByLabelText("Correo electrónico"), "ana@example.com");
    await user.type(screen.getByLabelText("Mensaje"), "Hola");
    await send(user);
    expect(screen.getByLabelText("Teléfono (opcional)")).toHaveAccessibleDescription(/código de país/);
    expect(screen.getByRole("link", { name: "Fecha: revisa este dato" })).toBeInTheDocument();
    expect(screen.getByLabelText("Mensaje")).toHaveValue("Hola");
  });
});

describe("a message that does not arrive", () => {
  it.each<[string, FakeReply, RegExp]>([
    ["because the server fails", { status: 500, json: { code: "server-error" } }, /went wrong on our side/],
    ["because there is no connection", "offline", /There is no connection/],
    ["because it was one too many", { status: 429, json: { retryAfter: 30 } }, /Try again in 1 minute,/],
  ])("says so %s, and keeps what was typed", async (_, reply, text) => {
    fakeFetch(reply);
    const { user } = renderForm();
    await fillIn(user);
    await send(user);
    expect(screen.getByRole("alert")).toHaveTextContent("Your message was not sent");
    expect(screen.getByRole("alert")).toHaveTextContent(text);
    expect(screen.getByLabelText("Message")).toHaveValue("2 adults & 1 child, May 3?");
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
  });

  it.each([
    ["Pérez", undefined, "Hello, I am Ana Pérez. Language: English. 2 adults & 1 child, May 3?"],
    ["", undefined, "Hello, I am Ana. Language: English. 2 adults & 1 child, May 3?"],
    [
      "Pérez",
      saona,
      "I am writing about: Saona Island.\nHello, I am Ana Pérez. Language: English. 2 adults & 1 child, May 3?",
    ],
  ])("can be sent on WhatsApp with one tap (last name %j, about %j)", async (lastname, service, text) => {
    fakeFetch("offline");
    const { user } = renderForm("en", service);
    await fillIn(user, lastname);
    await send(user);
    const link = screen.getByRole("link", { name: /^Send it on WhatsApp/ });
    expect(link).toHaveAttribute("href", `https://wa.me/15550100177?text=${encodeURIComponent(text)}`);
  });

  it("is sent again as it was, with its offer and choice, from whatever page the form is opened on next", async () => {
    const requests = fakeFetch("offline", CONFIRMED);
    const first = renderForm("en", saona, asked);
    await fillIn(first.user);
    await send(first.user);
    first.unmount();
    renderForm("es");
    await settle();
    expect(requests).toHaveLength(2);
    expect(requests[0]?.body).toMatchObject({ service: "saona-island", port: "bayahibe", adults: 3 });
    expect(requests[1]?.body).toEqual(requests[0]?.body);
    expect(screen.getByLabelText("Mensaje")).toHaveValue("");
  });

  it("that was about another offer says nothing of the page where it arrives", async () => {
    fakeFetch("offline", CONFIRMED);
    const first = renderForm("en", saona, asked);
    await fillIn(first.user);
    await send(first.user);
    first.unmount();
    renderForm("en", { key: "whales", collection: "excursions", title: "Whales" }, asked);
    await settle();
    const chat = decodeURIComponent(
      screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href") ?? "",
    );
    expect(chat).toMatch(/text=.+PA-7K2P4/);
  });

  it("waits for the visitor when the server had failed: they were told to try again", async () => {
    const requests = fakeFetch({ status: 500, json: { code: "server-error" } });
    const { user, unmount } = renderForm();
    await fillIn(user);
    await send(user);
    unmount();
    renderForm();
    await settle();
    expect(requests).toHaveLength(1);
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
  });

  it("can be sent again, and then everything is well", async () => {
    fakeFetch("offline", CONFIRMED);
    const { user } = renderForm();
    await fillIn(user);
    await send(user);
    await send(user);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText(/PA-7K2P4/)).toBeInTheDocument();
  });
});
