import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { openOfferPage, renderPanel } from "../../testing/render-booking-panel";
import { keepTranslatedText } from "./translated-text";

function listTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data.trim() !== "" && parentElement?.nodeName !== "FONT");
}

/** Does to every text what Chrome's translation does: another text in `<font><font>` in its place, or the text itself. */
async function translate(isKept: boolean): Promise<void> {
  await act(async () => {
    for (const text of listTexts()) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(isKept ? text : text.data);
    }
    await Promise.resolve();
  });
}

const { insertBefore, removeChild } = Node.prototype;

describe.each([false, true])("a page that the browser translates, its text nodes kept: %s", (isKept) => {
  beforeEach(openOfferPage);
  beforeEach(keepTranslatedText);
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  });

  it("goes on changing price, persons and messages, and loses nothing", async () => {
    const user = userEvent.setup({ delay: null });
    const { container } = renderPanel();
    const press = async (name: RegExp | string) => {
      await user.click(screen.getByRole("button", { name }));
      await act(() => Promise.resolve());
      await translate(isKept);
    };
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await translate(isKept);
    expect(container).toHaveTextContent("2 adults × $75 = $150");
    await press("Adults: one more");
    expect(container).toHaveTextContent("3 adults × $75 = $225");
    expect(container).not.toHaveTextContent("$150");
    await press("Children: one more");
    expect(container).toHaveTextContent("3 adults × $75 + 1 child × $45 = $270");
    await press("Children: one fewer");
    expect(container).not.toHaveTextContent("child ×");
    await user.click(screen.getByRole("radio", { name: "Punta Cana" }));
    await act(() => Promise.resolve());
    expect(container).toHaveTextContent("3 adults × $92 = $276");
    expect(container).not.toHaveTextContent("$225");
  });
});
