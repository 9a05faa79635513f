import { act, render, waitFor } from "@testing-library/react";

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
  beforeEach(keepTranslatedText);
  afterEach(() => {
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
});
