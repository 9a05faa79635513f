import { act, render } from "@testing-library/react";
import { useRef } from "react";

import { useSectionFolds } from "./offer-section";

function Sections() {
  const main = useRef<HTMLDivElement>(null);
  useSectionFolds(main);
  return (
    <div ref={main}>
      {["plan", "faq"].map((id) => (
        <details key={id}>
          <div id={id}>
            <p id={`${id}-1`}>Text</p>
          </div>
        </details>
      ))}
    </div>
  );
}

const getOpen = () =>
  [...document.querySelectorAll("details[open]")].map(({ lastElementChild }) => lastElementChild?.id);
const goTo = (address: string) => window.history.replaceState(null, "", address);

describe("the sections of an offer", () => {
  it("open where the address says, also for a part of one, which is scrolled to", () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    goTo("/offer#faq-1");
    render(<Sections />);
    expect(getOpen()).toEqual(["faq"]);
    for (const hash of ["#plan", "#faq"])
      act(() => {
        goTo(hash);
        window.dispatchEvent(new Event("hashchange"));
      });
    expect(getOpen()).toEqual(["plan", "faq"]);
    // The browser itself scrolls to what is open, and to what it opens.
    expect(scrolled).toEqual(["faq-1", "plan"]);
  });

  it("are as the visitor left them on the way back, and closed on another page", async () => {
    goTo("/left");
    const { container, unmount } = render(<Sections />);
    const [plan] = container.querySelectorAll("details");
    const toggled = new Promise((resolve) => plan?.addEventListener("toggle", resolve, { once: true }));
    plan?.setAttribute("open", "");
    await toggled;
    unmount();
    goTo("/another");
    const other = render(<Sections />);
    expect(getOpen()).toEqual([]);
    other.unmount();
    goTo("/left");
    render(<Sections />);
    expect(getOpen()).toEqual(["plan"]);
  });
});
