import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { renderWithLocale } from "../../testing/render-with-locale";
import { useDuration } from "./use-offer-facts";

function Duration({ hours }: { hours: number | null }) {
  return <p>{useDuration(hours) ?? "none"}</p>;
}

it.each<[number | null, Locale, string]>([
  [null, "en", "none"],
  [1, "en", "1 hour"],
  [2, "en", "2 hours"],
  [1.5, "en", "1.5 hours"],
  [1.5, "es", "1,5 horas"],
  [3.5, "it", "3,5 ore"],
  [4, "en", "Half day · 4 hours"],
  [7.5, "en", "Half day · 7.5 hours"],
  [8, "en", "Full day · 8 hours"],
  [9, "it", "Giornata intera · 9 ore"],
  [5, "es", "Medio día · 5 horas"],
  [24, "en", "1 day"],
  [72, "es", "3 días"],
  [168, "it", "7 giorni"],
])("%s hours in %s are %j", (hours, locale, text) => {
  renderWithLocale(<Duration hours={hours} />, locale);
  expect(screen.getByText(text)).toBeInTheDocument();
});
