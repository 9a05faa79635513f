import { fireEvent, screen, waitFor } from "@testing-library/react";

import { forgetDayStates } from "../browser/load-day-states";
import type { Locale } from "../../domain/config/locales";
import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { openOfferPage, renderPanel } from "../../testing/render-booking-panel";

const DAYS = { "2026-11-27": "few", "2026-11-30": "full", "2026-12-04": "closed" };
const LABELS: Record<Locale, string> = { en: "Day", es: "Día", it: "Giorno" };

beforeEach(() => {
  openOfferPage();
  forgetDayStates();
});
afterEach(() => jest.useRealTimers());

function open(reply: FakeReply, locale: Locale = "en") {
  const requests = fakeFetch(reply);
  const { container } = renderPanel(
    {
      closed_days: ["2026-12-07"],
      ports: ["bayahibe"],
      prices: [{ port: "bayahibe", adult: 75, child: 45 }],
    },
    locale,
  );
  const input = screen.getByLabelText(LABELS[locale]);
  const choose = (day: string) => fireEvent.input(input, { target: { value: day } });
  return { requests, container, input, choose };
}
const getWords = (input: Element) =>
  (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("");

describe("how the days of an offer stand", () => {
  it.each<[Locale, string[]]>([
    ["en", ["few places left", "full, ask for another day", "not on this day"]],
    ["es", ["quedan pocas plazas", "completo, pida otro día", "ese día no sale"]],
    ["it", ["ultimi posti", "completo, chiedi un altro giorno", "quel giorno non parte"]],
  ])("is said beside the chosen day in %s, and to screen readers", async (locale, words) => {
    const { input, choose } = open({ status: 200, json: { days: DAYS } }, locale);
    for (const [index, day] of Object.keys(DAYS).entries()) {
      choose(day);
      const text = words[index] ?? "";
      await waitFor(() => expect(getWords(input)).toBe(text));
      expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")).toHaveAttribute(
        "role",
        "status",
      );
      expect(input).not.toBeInvalid();
    }
  });

  it("is asked for at the first touch, once, and marks the next days", async () => {
    const { requests, choose } = open({ status: 200, json: { days: DAYS } });
    expect(requests).toEqual([]);
    choose("2026-11-23");
    expect(
      await screen.findByRole("button", { name: /^Mon, Nov 30 ?, full, ask for another day$/ }),
    ).toBeVisible();
    choose("2026-11-27");
    expect(await screen.findByRole("button", { name: /^Fri, Nov 27 ?, few places left$/ })).toBeVisible();
    expect(requests.map(({ path }) => path)).toEqual(["/api/departures?offer=saona-island"]);
  });
});

describe("the next free day after one that is sold out", () => {
  it.each<[Locale, string]>([
    ["en", "Sold out on this day. Next free day: Monday, December 14, 2026."],
    ["es", "Agotado ese día. Próximo día libre: lunes, 14 de diciembre de 2026."],
    ["it", "Quel giorno è esaurito. Prossimo giorno libero: lunedì 14 dicembre 2026."],
  ])("is not one that is full (%s)", async (locale, words) => {
    const { input, choose } = open({ status: 200, json: { days: { "2026-12-11": "full" } } }, locale);
    choose("2026-12-07");
    await waitFor(() => expect(getWords(input)).toBe(words));
    expect(await screen.findByRole("button", { name: /\b11\b.+,/ })).toHaveAttribute("data-state", "full");
  });
});

describe("while the server does not say how the days stand", () => {
  const replies: [string, FakeReply][] = [
    ["it is not there", "offline"],
    ["it fails", { status: 500, json: { code: "server-error" } }],
    ["it answers a page", { status: 200, text: "<!doctype html>" }],
  ];
  const getHtml = async (reply: FakeReply) => {
    const { container, choose, requests } = open(reply);
    choose("2026-11-27");
    await screen.findByText("1 adult × $75 = $75").catch(() => undefined);
    await waitFor(() => expect(requests).toHaveLength(1));
    await jest.advanceTimersByTimeAsync(10_000);
    return container.innerHTML.replaceAll(/_r_\w+_/g, "id");
  };

  it.each(replies)("the panel is as it would be without: %s", async (_, reply) => {
    const html = await getHtml(reply);
    expect(html).toMatch(/role="status"><\/span>/);
    expect(html).not.toMatch(/data-state="/);
    expect(screen.getByRole("button", { name: "Fri, Nov 27" })).toHaveAttribute("aria-pressed", "true");
  });
});
