import { loadAfresh } from "../../browser-state/load-afresh";
import { setNavigationStatus } from "../../browser-state/navigation-state";
import { onClientEntry, onInitialClientRender } from "../../browser/browser-hooks";

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

describe("once the first page is taken over", () => {
  beforeEach(() => onInitialClientRender?.({} as never, { plugins: [] }));

  const LEAVE: [string, () => void][] = [
    ["another link was followed", () => window.___navigate("/es/contacto")],
    ["the visitor went back", () => traverse("/es/servicios")],
  ];

  it.each(LEAVE)("a page on its way never arrives when %s meanwhile", async (_, leave) => {
    const hasArrived = load("/it");
    leave();
    expect(await hasArrived()).toBe(false);
  });

  it("the page that was asked for last arrives", async () => {
    traverse("/it");
    window.___navigate("/it/contatti");
    expect(await load("/it/contatti")()).toBe(true);
  });
});
