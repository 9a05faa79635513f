import { loadAfresh } from "../../browser-state/load-afresh";
import { getNavigationStatus, setNavigationStatus } from "../../browser-state/navigation-state";
import { onClientEntry, onInitialClientRender } from "../../browser/browser-hooks";
import { cancelNavigation, patchLoader } from "./patch-loader";

jest.mock("../../browser-state/load-afresh");

const isLoaded = (path: string) => path.startsWith("/es");

/** Gatsby's loader: it has the Spanish pages, the Italian ones come when they are asked for, and no others can be loaded. */
const loadPage = async (path: string): Promise<GatsbyPageResources> => ({
  status: isLoaded(path) || path.startsWith("/it") ? "success" : "error",
});

/** Stands at an address, as the browser does after Back or Forward. */
function traverse(to: string) {
  window.history.replaceState({}, "", to);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/** Asks for a page as Gatsby does; tells whether it has arrived after all that is on its way. */
function load(path: string) {
  const arrived = jest.fn();
  void window.___loader.loadPage(path).then(arrived);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return arrived.mock.calls.length > 0;
  };
}

beforeEach(() => {
  jest.mocked(loadAfresh).mockClear();
  sessionStorage.clear();
  setNavigationStatus("idle");
  window.history.replaceState({}, "", "/es");
  Object.assign(window, {
    ___navigate: () => undefined,
    ___loader: { loadPage, loadPageSync: (path: string) => (isLoaded(path) ? {} : undefined) },
  });
  void onClientEntry();
});

it("the first page arrives whatever is pressed before it is taken over", async () => {
  const hasArrived = load("/es");
  traverse("/it");
  expect(await hasArrived()).toBe(true);
});

describe("once the first page is taken over", () => {
  beforeEach(() => onInitialClientRender?.({} as never, { plugins: [] }));

  it.each([
    ["/it", "loading"],
    ["/es/contacto", "idle"],
    ["/es#faq", "idle"],
  ])("Back from /es to %s leaves the loading bar %s", (to, status) => {
    traverse(to);
    expect(getNavigationStatus()).toBe(status);
  });

  it("Forward to the page that still shows ends the loading bar", () => {
    traverse("/it");
    traverse("/es");
    expect(getNavigationStatus()).toBe("idle");
  });

  const LEAVE: [string, () => void][] = [
    ["another link was followed", () => window.___navigate("/es/contacto")],
    ["the visitor went back", () => traverse("/es/servicios")],
  ];

  it.each(LEAVE)("a page on its way never arrives when %s meanwhile", async (_, leave) => {
    const hasArrived = load("/it");
    leave();
    expect(await hasArrived()).toBe(false);
  });

  it.each(LEAVE)("a page that fails takes nobody to the server when %s meanwhile", async (_, leave) => {
    const hasArrived = load("/contact");
    leave();
    expect(await hasArrived()).toBe(false);
    expect(loadAfresh).not.toHaveBeenCalled();
    expect(getNavigationStatus()).not.toBe("failed");
  });

  it("the page that was asked for last arrives", async () => {
    traverse("/it");
    window.___navigate("/it/contatti");
    expect(await load("/it/contatti")()).toBe(true);
  });
});

it("a page of an unknown address never arrives when it was given up while the one of its language was loaded", async () => {
  const NOT_FOUND = { status: "success", page: { path: "/404.html" } } as const;
  const loadNotFound = async (path: string) => {
    if (path === "/es/404") cancelNavigation();
    return path === "/es/404" ? ({ status: "success", page: { path } } as const) : NOT_FOUND;
  };
  Object.assign(window.___loader, { loadPage: loadNotFound, loadPageSync: () => NOT_FOUND });
  patchLoader((path) => path);
  expect(await load("/es/no-such-page")()).toBe(false);
  expect(window.___loader.loadPageSync("/es/no-such-page")).toBe(NOT_FOUND);
});
