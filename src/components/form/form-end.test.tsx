import { fireEvent, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";

import type { Locale } from "../../config/locales";
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
  const none = { isSending: false, isConfirmed: false, receipt: null, failure: null };
  const form: State = { ...none, settleFailure: () => undefined, ...state };
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
    ["contact", "en", "Send message"],
    ["registration", "en", "Ask for access"],
    ["registration", "es", "Solicitar acceso"],
    ["registration", "it", "Richiedi l'accesso"],
  ] as const)("has one button, in the words of the form: %s in %s", (namespace, locale, name) => {
    renderEnd({}, namespace, locale);
    expect(screen.getByRole("button", { name })).toHaveAttribute("type", "submit");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("says that it is sending, and keeps the button in the order of the keyboard", () => {
    renderEnd({ isSending: true });
    const button = screen.getByRole("button", { name: "Sending…" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toBeEnabled();
  });

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

  it.each<[Locale, string]>([
    ["en", "when the connection returns while this page is open, or when you open the page again, unless"],
    ["es", "si la conexión vuelve con esta página abierta, o cuando la abras de nuevo, salvo"],
    ["it", "se la connessione torna mentre questa pagina è aperta, o quando la riapri, a meno"],
  ])("promises to send it where the form can do that: with its page open (%s)", (locale, promise) => {
    renderEnd({ failure: { kind: "offline", typed } }, "contact", locale);
    expect(screen.getByRole("alert")).toHaveTextContent(promise);
  });

  it("says that the failure is settled when the text is taken to WhatsApp", () => {
    const settleFailure = jest.fn();
    renderEnd({ failure: { kind: "failed", typed }, settleFailure });
    fireEvent.click(screen.getByRole("link", { name: /^Send it on WhatsApp/ }));
    expect(settleFailure).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });

  it("thanks, and keeps the time when the thanks have gone", () => {
    const { unmount } = renderEnd({ isConfirmed: true, receipt }, "registration");
    expect(screen.getByRole("status")).toHaveTextContent(/^Thank you\..+Your request arrived at 2:05\sPM\.$/);
    unmount();
    renderEnd({ receipt }, "registration");
    expect(screen.getByRole("status")).toHaveTextContent(/^Your request arrived at 2:05\sPM\.$/);
  });

  describe("the outcome of a message", () => {
    const scrolled: Element[] = [];
    const showButtonAt = (top: number) =>
      jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 44));
    beforeEach(() => {
      scrolled.length = 0;
      Element.prototype.scrollIntoView = function scrollIntoView() {
        scrolled.push(this);
      };
    });
    afterEach(() => jest.restoreAllMocks());

    it.each([
      ["status", { isConfirmed: true, receipt }],
      ["alert", { failure: { kind: "offline", typed } }],
    ] as const)("comes into view below the button that was pressed: %s", (role, state) => {
      showButtonAt(window.innerHeight - 60);
      renderEnd(state);
      expect(scrolled).toHaveLength(1);
      expect(scrolled[0]).toContainElement(screen.getByRole(role));
    });

    it("does not pull the page away from somebody who reads elsewhere", () => {
      showButtonAt(window.innerHeight + 300);
      renderEnd({ isConfirmed: true, receipt });
      expect(scrolled).toHaveLength(0);
    });
  });
});
