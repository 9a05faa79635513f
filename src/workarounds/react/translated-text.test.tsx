import { act, render, screen, waitFor } from "@testing-library/react";

import { openOfferPage, renderPanel } from "../../testing/render-booking-panel";
import { keepTranslatedText } from "./translated-text";

function listTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data.trim() !== "" && parentElement?.nodeName !== "FONT");
}

// The element that Chrome uses.
// eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
const createFont = () => document.createElement("font");

/** Does to every text what Chrome's translation does: another text in `<font><font>` in its place, or the text itself. */
async function translate(isKept: boolean): Promise<void> {
  await act(async () => {
    for (const text of listTexts()) {
      const outer = createFont();
      const inner = outer.appendChild(createFont());
      text.replaceWith(outer);
      inner.append(isKept ? text : text.data);
    }
    await Promise.resolve();
  });
}

const OWN = Object.getOwnPropertyDescriptors(Node.prototype);

describe.each([false, true])("a page that the browser translates, its text nodes kept: %s", (isKept) => {
  beforeEach(openOfferPage);
  beforeEach(keepTranslatedText);
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ["insertBefore", "removeChild"] as const)
      Object.defineProperty(Node.prototype, name, OWN[name]);
  });

  it("goes on changing and removing texts that stand beside others", async () => {
    const Sum = ({ sum, note }: { sum: string; note?: string }) => (
      <p>
        Total: {sum} {note}
        {note === undefined && <b>all</b>}
      </p>
    );
    const { container, rerender } = render(<Sum sum="$150" note="few places" />);
    await translate(isKept);
    rerender(<Sum sum="$225" />);
    await waitFor(() => expect(container).toHaveTextContent(/^Total: \$225 all$/));
    await translate(isKept);
    rerender(<Sum sum="$75" note="full" />);
    await waitFor(() => expect(container).toHaveTextContent(/^Total: \$75 full$/));
  });

  it("goes on changing price, persons and messages, and loses nothing", async () => {
    const { container, user } = renderPanel();
    const expectText = (text: string) => waitFor(() => expect(container).toHaveTextContent(text));
    const press = async (name: string) => {
      await user.click(screen.getByRole("button", { name }));
      await act(() => Promise.resolve());
    };
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await expectText("2 adults × $75 = $150");
    await translate(isKept);
    await press("Adults: one more");
    await expectText("3 adults × $75 = $225");
    expect(container).not.toHaveTextContent("$150");
    await translate(isKept);
    await press("Children: one more");
    await expectText("3 adults × $75 + 1 child × $45 = $270");
    await translate(isKept);
    await press("Children: one fewer");
    await expectText("3 adults × $75 = $225");
    expect(container).not.toHaveTextContent("1 child ×");
    await translate(isKept);
    await user.click(screen.getByRole("radio", { name: "Punta Cana" }));
    await expectText("3 adults × $92 = $276");
    expect(container).not.toHaveTextContent("$225");
  });
});
