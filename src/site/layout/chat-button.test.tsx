import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { renderWithLocale } from "../../testing/render-with-locale";
import { ChatButton } from "./chat-button";

it.each<[Locale, RegExp, string]>([
  ["en", /^Chat on WhatsApp/, "Hello, I have a question about your tours. Language: English."],
  ["es", /^Escríbanos por WhatsApp/, "Hola, tengo una pregunta sobre sus excursiones. Idioma: Español."],
  ["it", /^Scrivici su WhatsApp/, "Ciao, ho una domanda sulle vostre escursioni. Lingua: Italiano."],
])("opens a chat with a greeting in %s", (locale, name, text) => {
  renderWithLocale(<ChatButton whatsappNumber="+1 555 010 0177" />, locale);
  const href = screen.getByRole("link", { name }).getAttribute("href");
  expect(href).toBe(`https://wa.me/15550100177?text=${encodeURIComponent(text)}`);
});
