import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";

import type { Locale } from "../../domain/config/locales";
import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { FormEnd } from "./form-end";

type State = ComponentProps<typeof FormEnd>["form"];

const receipt = { reference: "PA-7K2P4", sentAt: new Date(2026, 10, 20, 14, 5), typed: {} };
const typed = { name: "Ana", message: "2 adults & 1 child?" };

function renderEnd(
  state: Partial<State> = {},
  namespace: "contact" | "registration" = "contact",
  locale: Locale = "en",
) {
  const none = { isSending: false, isConfirmed: false, isDone: false, receipt: null, failure: null };
  const form: State = { ...none, settleFailure: () => undefined, writeAgain: () => undefined, ...state };
  const getChatText = ({ name = "", message = "" }: Readonly<Record<string, string>>) =>
    `${name}: ${message}`;
  return renderWithLocale(
    <FormEnd form={form} namespace={namespace} whatsappNumber="+1 555 010 0177" getChatText={getChatText} />,
    locale,
  );
}

stopLinks();

describe("the end of a form", () => {
  it.each([
    [{ kind: "offline" }, /There is no connection/],
    [{ kind: "failed" }, /went wrong on our side/],
    [{ kind: "too-many", minutes: 2 }, /Try again in 2 minutes/],
  ] as const)("says why nothing was sent and offers the same text on WhatsApp: %j", (failure, text) => {
    renderEnd({ failure: { ...failure, typed } });
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(text);
    expect(within(alert).getByRole("link", { name: /^Send it on WhatsApp/ })).toHaveAttribute(
      "href",
      `https://wa.me/15550100177?text=${encodeURIComponent("Ana: 2 adults & 1 child?")}`,
    );
  });

  it("thanks, and keeps the time when the thanks have gone", () => {
    const { unmount } = renderEnd({ isConfirmed: true, receipt }, "registration");
    expect(screen.getByRole("status")).toHaveTextContent(/^Thank you\..+Your request arrived at 2:05\sPM\.$/);
    unmount();
    renderEnd({ receipt }, "registration");
    expect(screen.getByRole("status")).toHaveTextContent(/^Your request arrived at 2:05\sPM\.$/);
  });
});
