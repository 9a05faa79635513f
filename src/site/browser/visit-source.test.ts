import { stopLinks } from "../../testing/stop-links";
import { getChatUrl } from "../../domain/lib/chat-url";
import { followSource, getSource, rememberSource } from "./visit-source";

stopLinks();
beforeEach(() => sessionStorage.clear());

describe("who sent the visitor", () => {
  it.each([
    ["Hotel+Sol&date=2026-12-01", "Hotel Sol"],
    ["%20 Hotel%0A%00%E2%80%AESol ", "Hotel Sol"],
    ["x".repeat(500), "x".repeat(100)],
    ["🌴".repeat(101), "🌴".repeat(100)],
    ["%FF", "�"],
  ])("is one clean line of limited length for the whole visit: %s", (written, source) => {
    for (const search of [`?source=${written}`, "", "?source="]) rememberSource(search);
    expect(getSource()).toBe(source);
  });

  it("does not matter where storage is forbidden", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    rememberSource("?source=Hotel");
    expect(getSource()).toBe("");
  });

  it("is said once in every chat that is opened, also from the pages that follow, and by no other link", () => {
    document.body.innerHTML = `<a href="${getChatUrl("+1 555 010 0177", "Hi & bye")}"><span>Chat</span></a>
      <a href="https://tours.example/?text=Hi">Elsewhere</a>`;
    const [chat, other] = document.querySelectorAll("a");
    const open = (target: Element | null | undefined, name = "click") =>
      target?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
    const getText = (link: HTMLAnchorElement | undefined) =>
      new URL(link?.href ?? "").searchParams.get("text");
    const toWords = (source: string) => `Consigliato da: ${source}.`;
    const follow = (search: string) => {
      const stop = followSource(search, toWords);
      open(chat?.firstElementChild);
      open(chat, "auxclick");
      open(other);
      stop();
    };
    follow("");
    expect(getText(chat)).toBe("Hi & bye");
    rememberSource("?source=Hotel+Sol");
    follow("");
    expect([getText(chat), getText(other)]).toEqual(["Hi & bye\nConsigliato da: Hotel Sol.", "Hi"]);
  });
});
