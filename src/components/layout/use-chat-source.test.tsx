import { fireEvent, screen } from "@testing-library/react";

import { rememberSource } from "../../lib/visit-source";
import { getChatUrl } from "../../lib/chat-url";
import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { useChatSource } from "./use-chat-source";

function Page() {
  useChatSource();
  return (
    <>
      <a href={getChatUrl("+1 555 010 0177", "Hi & bye")}>
        <span>Chat</span>
      </a>
      <a href="https://tours.example/?text=Hi">Elsewhere</a>
    </>
  );
}

const getText = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get("text");

stopLinks();
beforeEach(() => sessionStorage.clear());

describe("a chat that is opened from the site", () => {
  it("says who sent the visitor, once", () => {
    rememberSource("?source=Hotel+Sol");
    renderWithLocale(<Page />, "it");
    fireEvent.click(screen.getByText("Chat"));
    fireEvent(screen.getByText("Chat"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
    expect(getText("Chat")).toBe("Hi & bye\nConsigliato da: Hotel Sol.");
  });

  it("says nothing where nobody did, and other links are left alone", () => {
    renderWithLocale(<Page />);
    fireEvent.click(screen.getByText("Chat"));
    expect(getText("Chat")).toBe("Hi & bye");
    rememberSource("?source=Hotel+Sol");
    fireEvent.click(screen.getByText("Elsewhere"));
    expect(getText("Elsewhere")).toBe("Hi");
  });
});
