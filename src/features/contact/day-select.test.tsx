import { screen, within } from "@testing-library/react";

import type { Locale } from "../../config/locales";
import { fakeFetch } from "../../testing/fake-fetch";
import { ASKED, CONFIRMED, fillIn, renderForm, SAONA, send } from "../../testing/render-contact-form";

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

describe("an offer that does not run every day", () => {
  const days = [
    { value: "2026-11-27", label: "Friday, November 27, 2026" },
    { value: "2026-12-04", label: "Friday, December 4, 2026" },
  ];
  const open = { ...ASKED, days };

  it.each<[Locale, string, string]>([
    ["en", "Which day?", "I have no day yet"],
    ["es", "¿Qué día?", "Aún no tengo día"],
    ["it", "Quale giorno?", "Non ho ancora un giorno"],
  ])("is ASKED for by one of its days (%s)", (locale, label, none) => {
    renderForm(locale, SAONA, open);
    const select = screen.getByLabelText(label);
    expect(within(select).getByRole("option", { name: none })).toBeInTheDocument();
    expect(within(select).getByRole("option", { name: days[1]?.label ?? "" })).toBeInTheDocument();
  });

  it("is not sent before that is answered", async () => {
    const sent = fakeFetch(CONFIRMED);
    const { user } = renderForm("en", SAONA, open);
    await fillIn(user);
    await send(user);
    expect(screen.getByLabelText("Which day?")).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it.each([
    ["Friday, December 4, 2026", "2026-12-04"],
    ["I have no day yet", undefined],
  ])("is sent with the answer %s", async (name, date) => {
    const sent = fakeFetch(CONFIRMED);
    const { user } = renderForm("en", SAONA, open);
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText("Which day?"), name);
    await send(user);
    expect((sent[0]?.body as { date?: string }).date).toBe(date);
  });
});
