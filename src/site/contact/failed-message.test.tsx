import { screen } from "@testing-library/react";

import { fakeFetch } from "../../testing/fake-fetch";
import { ASKED, CONFIRMED, fillIn, renderForm, SAONA, send } from "../../testing/render-contact-form";
import { settle } from "../../testing/settle";

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

describe("a message that does not arrive", () => {
  it.each([
    ["Pérez", undefined, "Hello, I am Ana Pérez. Language: English. 2 adults & 1 child, May 3?"],
    ["", undefined, "Hello, I am Ana. Language: English. 2 adults & 1 child, May 3?"],
    [
      "Pérez",
      SAONA,
      "I am writing about: Saona Island.\nHello, I am Ana Pérez. Language: English. 2 adults & 1 child, May 3?",
    ],
  ])("can be sent on WhatsApp with one tap (last name %j, about %j)", async (lastname, service, text) => {
    fakeFetch("offline");
    const { user } = renderForm("en", service);
    await fillIn(user, lastname);
    await send(user);
    const link = screen.getByRole("link", { name: /^Send it on WhatsApp/ });
    expect(link).toHaveAttribute("href", `https://wa.me/15550100177?text=${encodeURIComponent(text)}`);
  });

  it("is sent again as it was, with its offer and choice, from whatever page the form is opened on next", async () => {
    const requests = fakeFetch("offline", CONFIRMED);
    const first = renderForm("en", SAONA, ASKED);
    await fillIn(first.user);
    await send(first.user);
    first.unmount();
    renderForm("es");
    await settle();
    expect(requests).toHaveLength(2);
    expect(requests[0]?.body).toMatchObject({ service: "saona-island", port: "bayahibe", adults: 3 });
    expect(requests[1]?.body).toEqual(requests[0]?.body);
    expect(screen.getByLabelText("Mensaje")).toHaveValue("");
  });
});
