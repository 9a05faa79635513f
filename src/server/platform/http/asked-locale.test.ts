/** @jest-environment node */
import { getAskedLocale, type Exchange } from "./request";

function ask(accepted: string | undefined, lang?: string) {
  const exchange: Exchange = {
    ...{ method: "GET", body: undefined, remoteAddress: "", param: () => undefined },
    header: (name) => (name === "accept-language" ? accepted : undefined),
    query: (name) => (name === "lang" ? lang : undefined),
  };
  return getAskedLocale(exchange);
}

it.each([
  ["es-ES,es;q=0.9,en;q=0.8", "es"],
  ["it", "it"],
  ["es-MX,es;q=0.9,en-US;q=0.8", "es"],
  ["en;q=0.5, de, it;q=0.7", "it"],
  ["it;q=0, es;q=0.1", "es"],
  ["it;q=much", "en"],
  ["en ; q=0.1, it ; level=1 ; Q=0.7", "it"],
  ["de-DE,de;q=0.9,*;q=0.5", "en"],
  ["", "en"],
  [undefined, "en"],
])("whose browser asks for %j reads %s", (accepted, locale) => {
  expect(ask(accepted)).toBe(locale);
});

it("the language of the address comes first", () => {
  expect(ask("es", "it")).toBe("it");
  expect(ask("es", "xx")).toBe("es");
});
