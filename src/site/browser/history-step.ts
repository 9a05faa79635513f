interface StepState {
  /** Set in the entry of the history that something open on the page has of its own. */
  isStep?: boolean | undefined;
}

function getState(): StepState | null {
  return window.history.state as StepState | null;
}

/**
 * Gives what opens on a page an entry of its own in the history, so that Back closes it and stays on the page. It keeps the key of
 * the page, under which Gatsby keeps how far the page is scrolled. Gets what takes the entry away when it is closed in another
 * way; `then` is called when that is done.
 */
export function addHistoryStep(close: () => void): (then?: () => void) => void {
  // A page that is loaded anew keeps the entry.
  if (!getState()?.isStep) window.history.pushState({ ...getState(), isStep: true }, "");
  window.addEventListener("popstate", close);
  return (then = () => undefined) => {
    window.removeEventListener("popstate", close);
    if (!getState()?.isStep) {
      then();
      return;
    }
    window.addEventListener("popstate", then, { once: true });
    window.history.back();
  };
}

/** Makes the entry one of the page, which stays when what had it is closed. */
export function keepHistoryStep(): void {
  if (getState()?.isStep) window.history.replaceState({ ...getState(), isStep: undefined }, "");
}
