import { screen } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { renderWithLocale } from "../../testing/render-with-locale";
import { useFreeCancellation } from "./use-offer-facts";

function FreeCancellation({ hours }: { hours: number | null }) {
  return <p>{useFreeCancellation(hours) ?? "none"}</p>;
}

it.each<[number | null, Locale, string]>([
  [null, "en", "none"],
  [1, "en", "Free cancellation until 1 hour before"],
  [24, "en", "Free cancellation until 24 hours before"],
  [48, "it", "Cancellazione gratuita fino a 48 ore prima"],
  [60, "es", "Cancelación gratis hasta 60 horas antes"],
  [168, "es", "Cancelación gratis hasta 7 días antes"],
  [168, "it", "Cancellazione gratuita fino a 7 giorni prima"],
])("%s hours in %s are %j", (hours, locale, text) => {
  renderWithLocale(<FreeCancellation hours={hours} />, locale);
  expect(screen.getByText(text)).toBeInTheDocument();
});
