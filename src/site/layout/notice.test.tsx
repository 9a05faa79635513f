import { runInNewContext } from "node:vm";

import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import type { Locale } from "../../domain/config/locales";
import { LocaleProvider } from "../ui/locale-context";
import { loadMessages } from "../../testing/load-messages";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Notice } from "./notice";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const DAY = 24 * 3600 * 1000;
const SAONA = { key: "saona-island", ports: ["bayahibe", "punta-cana"] };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const create = (change: Partial<Queries.FrameNoticeFragment> = {}): Queries.FrameNoticeFragment => ({
  ...{ text: "High waves.", publish_until: null, ports: [], offers: [] },
  ...change,
});
const getNotice = () => screen.queryByRole("complementary", { hidden: true });

describe("the sea-state notice", () => {
  it("stands on the page under a name for screen readers", () => {
    renderWithLocale(<Notice notice={create()} />, "it");
    expect(screen.getByRole("complementary", { name: "Avviso" })).toHaveTextContent("High waves.");
    wait(400 * DAY);
    expect(getNotice()).toBeVisible();
  });

  it.each<[Locale, string]>([
    ["en", "Until Friday, November 20 at 6:30 PM (Santo Domingo time)"],
    ["es", "Hasta el viernes, 20 de noviembre, 18:30 (hora de Santo Domingo)"],
    ["it", "Fino a venerdì 20 novembre alle ore 18:30 (ora di Santo Domingo)"],
  ])("names its end on the agency's clock, in %s", (locale, text) => {
    renderWithLocale(<Notice notice={create({ publish_until: "2026-11-20T18:30-04:00" })} />, locale);
    expect(screen.getByText(text)).toHaveAttribute("datetime", "2026-11-20T18:30-04:00");
  });
});

describe("whom it concerns", () => {
  it.each<[string, Partial<Queries.FrameNoticeFragment>, typeof SAONA | undefined, boolean]>([
    ["no one in particular, elsewhere", {}, undefined, true],
    ["no one in particular, on an offer", {}, SAONA, true],
    ["this offer", { offers: ["saona-island"] }, SAONA, true],
    ["a port of this offer", { ports: ["punta-cana"] }, SAONA, true],
    ["another offer, but a port of this one", { offers: ["whales"], ports: ["bayahibe"] }, SAONA, true],
    ["another offer", { offers: ["whales"] }, SAONA, false],
    ["another port", { ports: ["la-romana-cruises"] }, SAONA, false],
    ["an offer, on another page", { offers: ["saona-island"] }, undefined, false],
    ["a port, on another page", { ports: ["bayahibe"] }, undefined, false],
  ])("%s", (_, change, offer, isThere) => {
    renderWithLocale(<Notice notice={create(change)} {...(offer && { offer })} />);
    expect(getNotice() !== null).toBe(isThere);
  });
});

describe("when it expires", () => {
  it("is never painted on a page that was built before", () => {
    const past = create({ publish_until: "2026-11-20T14:00:00+02:00" });
    const page = (
      <LocaleProvider locale="en" messages={loadMessages("en")}>
        <Notice notice={past} />
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
    renderWithLocale(<Notice notice={create({ publish_until: "2026-11-20T14:00:00+02:00" })} />);
    expect(getNotice()).not.toBeInTheDocument();
  });
});
