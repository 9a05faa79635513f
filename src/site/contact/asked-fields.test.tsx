import { screen } from "@testing-library/react";

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
});
