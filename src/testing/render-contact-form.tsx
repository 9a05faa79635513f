import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";

import type { Locale } from "../domain/config/locales";
import { ContactForm } from "../site/contact/contact-form";
import type { FakeReply } from "./fake-fetch";
import { renderWithLocale } from "./render-with-locale";
import { settle } from "./settle";

type FormProps = ComponentProps<typeof ContactForm>;

/** The server's answer to a message that it took. */
export const CONFIRMED: FakeReply = { status: 200, json: { confirmed: true, reference: "PA-7K2P4" } };

/** The offer that the visitor came from, and what was chosen of it. */
export const SAONA = {
  ...{ key: "saona-island", collection: "excursions", title: "Saona Island" },
  free_until_hours: 24,
};

export const ASKED: NonNullable<FormProps["asked"]> = {
  fields: [
    ["port", "bayahibe"],
    ["adults", "3"],
  ],
  facts: [{ name: "party", label: "Party", text: "3 adults" }],
  getLines: () => ["Party: 3 adults"],
  days: [],
  isPaused: false,
  goneDay: undefined,
  changePath: "/excursions/saona-island#book",
  getChatText: (reference) => reference,
};

/** Renders the form. */
export function renderForm(
  locale: Locale = "en",
  service?: FormProps["service"],
  choice?: FormProps["asked"],
) {
  const texts = { privacyNote: "We keep it safe.", people: ["Rosanna", "Marco"] };
  const form = <ContactForm {...texts} service={service} asked={choice} onRemoveChoice={() => undefined} />;
  return renderWithLocale(form, locale);
}

type User = ReturnType<typeof renderForm>["user"];

/** Fills in everything but the phone. */
export async function fillIn(user: User, lastname = "Pérez") {
  await user.type(screen.getByLabelText("First name"), "Ana");
  if (lastname) await user.type(screen.getByLabelText("Last name (optional)"), lastname);
  await user.type(screen.getByLabelText("Email"), "ana@example.com");
  await user.type(screen.getByLabelText(/^Message/), "2 adults & 1 child, May 3?");
}

/** Presses the button, and waits for what follows. */
export async function send(user: User) {
  await user.click(screen.getByRole("button", { name: /^(Send|Enviar)/ }));
  await settle();
}
