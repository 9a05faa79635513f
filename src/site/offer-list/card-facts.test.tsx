import type { Locale } from "../../domain/config/locales";
import { renderWithLocale } from "../../testing/render-with-locale";
import { CardFacts } from "./offer-card";

const facts = { ports: "Bayahíbe, Punta Cana", included: ["Pick-up", "Lunch"], more: 3, asks_flight: false };
const getTexts = (container: Element) => [...container.querySelectorAll("p")].map((line) => line.textContent);

describe("the facts of a card", () => {
  it.each<[Locale, string[]]>([
    ["en", ["Pick-up from Bayahíbe, Punta Cana", "Included: Pick-up · Lunch · 3 more"]],
    ["es", ["Recogida en Bayahíbe, Punta Cana", "Incluye: Pick-up · Lunch · 3 más"]],
    ["it", ["Partenza da Bayahíbe, Punta Cana", "Incluso: Pick-up · Lunch · altri 3"]],
  ])("are the ports and what is included (%s)", (locale, texts) => {
    const { container } = renderWithLocale(<CardFacts offer={{ card_facts: facts }} />, locale);
    expect(getTexts(container)).toEqual(texts);
  });

  it.each<[Locale, string]>([
    ["en", "To and from Bayahíbe, Punta Cana"],
    ["es", "Desde y hacia Bayahíbe, Punta Cana"],
    ["it", "Da e per Bayahíbe, Punta Cana"],
  ])("say of a transfer from the airport that it goes both ways (%s)", (locale, text) => {
    const transfer = { ...facts, asks_flight: true };
    const { container } = renderWithLocale(<CardFacts offer={{ card_facts: transfer }} />, locale);
    expect(getTexts(container)[0]).toBe(text);
  });
});
