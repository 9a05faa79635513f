import { runInNewContext } from "node:vm";

import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { loadMessages } from "../../testing/load-messages";
import { renderWithLocale } from "../../testing/render-with-locale";
import { LocaleProvider } from "../ui/locale-context";
import { Notice } from "./notice";

type NoticeFields = Queries.FrameNoticeFragment;

const SAONA = { key: "saona-island", ports: ["bayahibe", "punta-cana"] };
const PAST = "2026-11-20T14:00:00+02:00";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

const create = (change: Partial<NoticeFields> = {}): NoticeFields => ({
  ...{ text: "High waves.", publish_until: null, ports: [], offers: [] },
  ...change,
});
const getNotice = () => screen.queryByRole("complementary", { hidden: true });

it("the notice stands on the page under a name for screen readers, as long as it has no end", () => {
  renderWithLocale(<Notice notice={create()} />, "it");
  expect(screen.getByRole("complementary", { name: "Avviso" })).toHaveTextContent("High waves.");
  act(() => jest.advanceTimersByTime(400 * 24 * 3600 * 1000));
  expect(getNotice()).toBeVisible();
});

it("the notice names its end on the agency's clock", () => {
  renderWithLocale(<Notice notice={create({ publish_until: "2026-11-20T18:30-04:00" })} />, "es");
  const end = screen.getByText("Hasta el viernes, 20 de noviembre, 18:30 (hora de Santo Domingo)");
  expect(end).toHaveAttribute("datetime", "2026-11-20T18:30-04:00");
});

it.each<[string, Partial<NoticeFields>, typeof SAONA | undefined, boolean]>([
  ["no one in particular, elsewhere", {}, undefined, true],
  ["no one in particular, on an offer", {}, SAONA, true],
  ["this offer", { offers: ["saona-island"] }, SAONA, true],
  ["another offer, but a port of this one", { offers: ["whales"], ports: ["bayahibe"] }, SAONA, true],
  ["another offer", { offers: ["whales"] }, SAONA, false],
  ["another port", { ports: ["la-romana-cruises"] }, SAONA, false],
  [
    "an offer and a port, on another page",
    { offers: ["saona-island"], ports: ["bayahibe"] },
    undefined,
    false,
  ],
])("whom the notice concerns: %s", (_, change, offer, isThere) => {
  renderWithLocale(<Notice notice={create(change)} {...(offer && { offer })} />);
  expect(getNotice() !== null).toBe(isThere);
});

describe("a notice that has expired", () => {
  it("is never painted on a page that was built before", () => {
    const page = (
      <LocaleProvider locale="en" messages={loadMessages("en")}>
        <Notice notice={create({ publish_until: PAST })} />
      </LocaleProvider>
    );
    const host = document.createElement("div");
    host.innerHTML = renderToString(page);
    const [notice, script] = host.children;
    expect(notice).toHaveTextContent("High waves.");
    runInNewContext(script?.textContent ?? "", { document: { currentScript: script }, Date });
    expect(notice).not.toBeVisible();
    render(page, { container: document.body.appendChild(host), hydrate: true });
    expect(host).toBeEmptyDOMElement();
  });

  it("is not there at all on a page that is reached later", () => {
    renderWithLocale(<Notice notice={create({ publish_until: PAST })} />);
    expect(getNotice()).not.toBeInTheDocument();
  });
});
