import "../../src/styles/tokens.css";
import "../../src/styles/fonts.css";
import "../../src/styles/base.css";
import "./styleguide.css";

import { createRoot } from "react-dom/client";

import { saveList } from "../../src/browser-state/stored-list";
import { LocaleProvider } from "../../src/i18n/locale-context";
import { BASICS } from "./basics";
import { FORMS } from "./forms";
import { showForcedStates } from "./forced-states";
import { HOME } from "./home";
import { LISTS } from "./lists";
import { MESSAGES } from "./messages";
import { OFFERS } from "./offers";
import { PAGES } from "./pages";
import { KEPT_OFFER, type Group } from "./specimen";
import { STATES } from "./states";

const GROUPS: readonly Group[] = [...BASICS, ...STATES, ...FORMS, ...OFFERS, ...LISTS, ...HOME];

/**
 * `?only=fields` shows one group, `?page=home` one whole page, `?dir=rtl` mirrors the page as a right-to-left language would, `?words=keys`
 * shows the keys of the site's sentences.
 */
const search = new URLSearchParams(location.search);
const only = search.get("only");
document.documentElement.dir = search.get("dir") ?? "ltr";

function toSearch(change: Record<string, string>): string {
  return `?${new URLSearchParams({ ...Object.fromEntries(search), ...change }).toString()}`;
}

function StyleGuide() {
  const otherDirection = search.get("dir") === "rtl" ? "ltr" : "rtl";
  return (
    <LocaleProvider locale="en" messages={MESSAGES}>
      <nav className="guide-nav" aria-label="Style guide">
        <a href={toSearch({ dir: otherDirection })}>
          {otherDirection === "rtl" ? "Right to left" : "Left to right"}
        </a>
        {GROUPS.map(({ id, title }) => (
          <a key={id} href={toSearch({ only: id })}>
            {title}
          </a>
        ))}
      </nav>
      <main>
        {GROUPS.filter(({ id, isAlone = false }) => (only === null ? !isAlone : id === only)).map(
          ({ id, title, specimens }) => (
            <section className="guide-group" key={id} id={id} data-group={id} aria-label={title}>
              <h2 className="guide-title">{title}</h2>
              {specimens.map(({ state, children }) => (
                <div className="guide-specimen" key={state}>
                  <p className="guide-state">{state}</p>
                  {children}
                </div>
              ))}
            </section>
          ),
        )}
      </main>
    </LocaleProvider>
  );
}

saveList(KEPT_OFFER.key);
showForcedStates();

const root = document.createElement("div");
document.body.append(root);
const getPage = PAGES[search.get("page") ?? ""];
createRoot(root).render(getPage ? getPage() : <StyleGuide />);
