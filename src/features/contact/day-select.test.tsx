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
  ])("is asked for by one of its days (%s)", (locale, label, none) => {
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
    const select = screen.getByLabelText<HTMLSelectElement>("Which day?");
    expect(select).toBeInvalid();
    expect(sent).toEqual([]);
    // Browsers leave a disabled option out of what is sent; jsdom does not.
    expect(select.options[0]).toBeEnabled();
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

  it.each<[string, Locale, string, string, typeof days, string]>([
    ["comes back with the draft", "en", "Friday, December 4, 2026", "Which day?", days, "2026-12-04"],
    ["comes back in another language", "it", "I have no day yet", "Quale giorno?", days, "none"],
    [
      "is asked for again when it is not offered any more",
      "en",
      "Friday, December 4, 2026",
      "Which day?",
      days.slice(0, 1),
      "",
    ],
  ])("%s", async (_, locale, name, label, offered, value) => {
    const first = renderForm("en", SAONA, open);
    await first.user.selectOptions(screen.getByLabelText("Which day?"), name);
    first.unmount();
    renderForm(locale, SAONA, { ...open, days: offered });
    expect(screen.getByLabelText(label)).toHaveValue(value);
  });

  it("has no day chosen after it was sent", async () => {
    fakeFetch(CONFIRMED);
    const first = renderForm("en", SAONA, open);
    await first.user.selectOptions(screen.getByLabelText("Which day?"), "I have no day yet");
    first.unmount();
    const { user } = renderForm("en", SAONA, open);
    await fillIn(user);
    await send(user);
    expect(screen.getByLabelText("Which day?")).toHaveValue("");
  });
});
