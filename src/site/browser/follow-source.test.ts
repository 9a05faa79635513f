import { stopLinks } from "../../testing/stop-links";
import { getChatUrl } from "../../domain/lib/chat-url";
import { followSource } from "./visit-source";

const toWords = (source: string) => `Consigliato da: ${source}.`;
let stop: () => void;

function getLink(name: string): HTMLAnchorElement {
  const link = document.querySelector<HTMLAnchorElement>(`#${name}`);
  if (!link) throw new Error(`There is no link ${name}.`);
  return link;
}

const click = (target: Element, name = "click") =>
  target.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
const getText = (name: string) => new URL(getLink(name).href).searchParams.get("text");

stopLinks();
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<a id="chat" href="${getChatUrl("+1 555 010 0177", "Hi & bye")}"><span>Chat</span></a>
    <a id="other" href="https://tours.example/?text=Hi">Elsewhere</a>`;
});
afterEach(() => stop());

describe("a chat that is opened from the site", () => {
  it("says who sent the visitor, once, whatever button opens it", () => {
    stop = followSource("?source=Hotel+Sol", toWords);
    click(getLink("chat").firstElementChild ?? getLink("chat"));
    click(getLink("chat"), "auxclick");
    expect(getText("chat")).toBe("Hi & bye\nConsigliato da: Hotel Sol.");
  });

  it("says it on the pages that follow, too", () => {
    followSource("?source=Hotel+Sol", toWords)();
    stop = followSource("", toWords);
    click(getLink("chat"));
    expect(getText("chat")).toBe("Hi & bye\nConsigliato da: Hotel Sol.");
  });

  it("says nothing where nobody did, and other links are left alone", () => {
    stop = followSource("", toWords);
    click(getLink("chat"));
    expect(getText("chat")).toBe("Hi & bye");
    stop();
    stop = followSource("?source=Hotel+Sol", toWords);
    click(getLink("other"));
    expect(getText("other")).toBe("Hi");
  });
});
