import type { ShouldUpdateScrollArgs } from "gatsby";

import {
  loadAfresh,
  getNavigationStatus,
  setNavigationStatus,
  applyPendingScroll,
} from "../browser/navigation";
import * as hooks from "./browser-hooks";

jest.mock("../browser/navigation", () => ({
  ...jest.requireActual<object>("../browser/navigation"),
  loadAfresh: jest.fn(),
}));

const gatsbyNavigate = jest.fn<undefined, [string | number, object?]>();
const failToLoad = async (): Promise<GatsbyPageResources> => ({ status: "error" });

/** Calls a hook as Gatsby does. */
function call(name: "onClientEntry" | "onInitialClientRender" | "onRouteUpdate"): void {
  const hook = hooks[name] as ((args: object, options: object) => unknown) | undefined;
  hook?.({ location: window.location }, { plugins: [] });
}

/** Starts the site at an address: as the browser does, then as Gatsby does. */
function startAt(address: string, loadPage: GatsbyLoader["loadPage"] = failToLoad) {
  window.history.replaceState({}, "", address);
  Object.assign(window, {
    ___navigate: gatsbyNavigate,
    ___loader: {
      loadPage,
      loadPageSync: () => undefined,
    },
  });
  call("onClientEntry");
  call("onInitialClientRender");
}

beforeEach(() => {
  sessionStorage.clear();
  setNavigationStatus("idle");
  gatsbyNavigate.mockClear();
  jest.mocked(loadAfresh).mockClear();
});

describe("a navigation", () => {
  it.each([
    ["/es/contacto", "loading"],
    ["/es/contacto?service=saona", "loading"],
    ["/es", "idle"],
    ["/es?a=1", "idle"],
    ["#faq", "idle"],
  ])("from /es to %s leaves the loading bar %s and goes on", (to, status) => {
    startAt("/es");
    window.___navigate(to, { replace: true });
    expect(getNavigationStatus()).toBe(status);
    expect(gatsbyNavigate).toHaveBeenCalledWith(to, { replace: true });
  });
});

it("Gatsby's announcer, which speaks English, is silent", () => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  startAt("/es");
  expect(document.getElementById("gatsby-announcer")).not.toBeVisible();
});

describe("a page that cannot be loaded", () => {
  const load = async (path: string) => {
    void window.___loader.loadPage(path);
    await new Promise((resolve) => setTimeout(resolve));
    return jest.mocked(loadAfresh).mock.calls[0]?.[0];
  };

  it("is loaded from the server with the query and the hash that were asked for", async () => {
    startAt("/es");
    window.___navigate("/es/contacto?service=saona#form");
    expect(await load("/es/contacto")).toBe("http://localhost/es/contacto?service=saona#form");
  });

  it("is the one in the address after Back, not one that was asked for before", async () => {
    startAt("/es");
    window.___navigate("/it/contatti?service=saona#form");
    window.history.replaceState({}, "", "/it/contatti?service=catalina");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(await load("/it/contatti?service=catalina")).toBe("http://localhost/it/contatti?service=catalina");
  });
});

describe("an unknown address", () => {
  const NOT_FOUND = { status: "success" as const, page: { path: "/404.html" } };
  const load = (path: string) =>
    Promise.resolve(/404$/.test(path) ? { status: "success" as const, page: { path } } : NOT_FOUND);

  it.each([
    ["/es/no-such-page", ["/es/no-such-page", "/es/404"]],
    ["/it/a/b?c=d", ["/it/a/b", "/it/404"]],
    ["/no-such-page", ["/no-such-page"]],
  ])("%s shows the page of its language under that address", async (address, asked) => {
    const loadPage = jest.fn(load);
    startAt(address, loadPage);
    expect(await window.___loader.loadPage(address)).toEqual(NOT_FOUND);
    expect(loadPage.mock.calls.flat()).toEqual(asked);
  });
});

describe("the scroll position", () => {
  const scrollTo = jest.fn<undefined, [number, number]>();

  beforeEach(() => {
    scrollTo.mockClear();
    Object.assign(window, { scrollTo });
  });

  it("of a page opened by a hash is that element's, though it is not there when Gatsby looks for it", () => {
    const toLocation = (path: string) => new URL(path, window.location.href);
    const args = { location: toLocation("/it#faq"), prevLocation: toLocation("/es") };
    hooks.onRouteUpdate?.(args as never, { plugins: [] });
    const element = document.body.appendChild(document.createElement("section"));
    element.id = "faq";
    const scrollIntoView = jest.fn();
    element.scrollIntoView = scrollIntoView;
    applyPendingScroll();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    element.remove();
  });

  it.each<[string, [number, number | null] | null, number]>([
    ["top of a new page", null, 0],
    ["top of a page of which nothing is remembered", [0, null], 0],
    ["place where the visitor was", [0, 620], 620],
  ])("waits until the page that leaves has faded out, then is the %s", (_, saved, top) => {
    const toProps = (path: string) => ({ location: new URL(path, window.location.href) });
    const args = {
      ...{ prevRouterProps: toProps("/es"), routerProps: toProps("/it") },
      getSavedScrollPosition: () => saved,
    };
    const mayScroll = hooks.shouldUpdateScroll?.(args as unknown as ShouldUpdateScrollArgs, { plugins: [] });
    expect(mayScroll).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
    applyPendingScroll();
    expect(scrollTo).toHaveBeenCalledWith(0, top);
  });
});

it("a reload is allowed once a minute", () => {
  const [now, minute] = [1_800_000_000_000, 60_000];
  const times = [now, now, now + minute - 1, now + minute, now + minute + 1];
  expect(times.map((time) => hooks.takeReload(time, minute))).toEqual([true, false, false, true, false]);
});
