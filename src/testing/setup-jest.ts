import { format } from "node:util";

// Tests of the server need no matchers of elements.
if (typeof window !== "undefined") jest.requireActual("@testing-library/jest-dom");

const stray: string[] = [];

function record(...words: unknown[]) {
  stray.push(format(...words));
}

/** jsdom lays nothing out, so no media query ever matches. */
function matchNothing(media: string): Partial<MediaQueryList> {
  return { media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
}

class NothingObserved {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  stray.length = 0;
  jest.spyOn(console, "error").mockImplementation(record);
  jest.spyOn(console, "warn").mockImplementation(record);
  if (typeof window === "undefined") return;
  // The trip of a visit.
  sessionStorage.clear();
  Object.assign(window, { matchMedia: matchNothing });
  // jsdom has no style that could be supported, and no element has a size.
  Object.assign(window.CSS, { supports: () => false });
  Object.assign(window, { ResizeObserver: NothingObserved, IntersectionObserver: NothingObserved });
  window.localStorage.clear();
});

// A test that expects an error message replaces the spy: jest.spyOn(console, "error").mockImplementation().
afterEach(() => {
  if (stray.length > 0) throw new Error(`The test left words on the console:\n${stray.join("\n")}`);
});
