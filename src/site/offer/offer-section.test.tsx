import { act, render } from "@testing-library/react";
import { useRef } from "react";

import { stopLinks } from "../../testing/stop-links";
import { useSectionFolds } from "./offer-section";

stopLinks();

function Sections() {
  const main = useRef<HTMLDivElement>(null);
  useSectionFolds(main);
  return (
    <div ref={main}>
      {["plan", "faq"].map((id) => (
        <details key={id}>
          <summary>{id}</summary>
          <div id={id}>
            <p id={`${id}-1`}>Text</p>
          </div>
        </details>
      ))}
    </div>
  );
}

const getOpen = (container: Element) =>
  [...container.querySelectorAll("details")]
    .filter(({ open }) => open)
    .map(({ lastElementChild }) => lastElementChild?.id);

let page = 0;
let scrolled: string[];
beforeEach(() => {
  scrolled = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  window.history.replaceState(null, "", `/offer-${(page += 1)}`);
});

describe("the sections of an offer", () => {
  it("open where the address says, also for a part of one, which is scrolled to", () => {
    window.history.replaceState(null, "", `${window.location.pathname}#faq-1`);
    const { container } = render(<Sections />);
    expect(getOpen(container)).toEqual(["faq"]);
    expect(scrolled).toEqual(["faq-1"]);
    const follow = (hash: string) =>
      act(() => {
        window.history.replaceState(null, "", hash);
        window.dispatchEvent(new Event("hashchange"));
      });
    follow("#plan");
    expect(getOpen(container)).toEqual(["plan", "faq"]);
    expect(scrolled).toEqual(["faq-1", "plan"]);
    // The browser itself scrolls to what is open, and to what it opens.
    follow("#faq");
    expect(scrolled).toEqual(["faq-1", "plan"]);
  });

  it("are as the visitor left them on the way back, and closed on another page", async () => {
    const { container, unmount } = render(<Sections />);
    const [plan] = container.querySelectorAll("details");
    const toggled = new Promise((resolve) => plan?.addEventListener("toggle", resolve, { once: true }));
    plan?.setAttribute("open", "");
    await toggled;
    const { pathname } = window.location;
    unmount();
    window.history.replaceState(null, "", "/another");
    const other = render(<Sections />);
    expect(getOpen(other.container)).toEqual([]);
    other.unmount();
    window.history.replaceState(null, "", pathname);
    expect(getOpen(render(<Sections />).container)).toEqual(["plan"]);
  });
});
