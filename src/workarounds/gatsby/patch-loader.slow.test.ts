import { loadAfresh } from "../../browser-state/load-afresh";
import { getNavigationStatus, setNavigationStatus } from "../../browser-state/navigation-state";
import { patchLoader } from "./patch-loader";

jest.mock("../../browser-state/load-afresh");

const NOT_FOUND = { status: "success", page: { path: "/404.html" } } as const;
const toPage = (path: string) => ({ status: "success", page: { path } }) as const;

/** Gatsby's loader as far as it is patched: it has the given pages; of a path named `broken` it cannot load the code. */
function createLoader(...paths: string[]) {
  const find = (path: string): GatsbyPageResources => (paths.includes(path) ? toPage(path) : NOT_FOUND);
  const hovering = jest.fn<unknown, [string]>();
  const enqueue = jest.fn((path: string) => `abort ${path}`);
  const loader: GatsbyLoader = {
    loadPage: async (path) => (path.includes("broken") ? { status: "error" } : find(path)),
    loadPageSync: find,
    hovering,
    enqueue,
  };
  patchLoader((path) => `https://tours.example${path}?day=3#faq`, loader);
  return { loader, hovering };
}

function setConnection(connection: Navigator["connection"]) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

beforeEach(() => {
  sessionStorage.clear();
  setNavigationStatus("loading");
  jest.mocked(loadAfresh).mockClear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
  setConnection(undefined);
});

describe("a page whose code cannot be loaded", () => {
  const fail = async (loader: GatsbyLoader) => {
    void loader.loadPage("/es/broken");
    await jest.advanceTimersByTimeAsync(0);
  };

  it("is loaded from the server, with its query and hash", async () => {
    await fail(createLoader().loader);
    expect(jest.mocked(loadAfresh).mock.calls).toEqual([["https://tours.example/es/broken?day=3#faq"]]);
    expect(getNavigationStatus()).toBe("loading");
  });

  it("is loaded so at most once in 60 seconds; after that the loading bar says that it failed", async () => {
    const { loader } = createLoader();
    await fail(loader);
    await jest.advanceTimersByTimeAsync(59_999);
    await fail(loader);
    expect(loadAfresh).toHaveBeenCalledTimes(1);
    expect(getNavigationStatus()).toBe("failed");
    await jest.advanceTimersByTimeAsync(1);
    await fail(loader);
    expect(loadAfresh).toHaveBeenCalledTimes(2);
  });
});

describe("a page of a newer build", () => {
  const start = (at: string) => {
    window.history.replaceState({}, "", at);
    window.___webpackCompilationHash = "old";
    const page = { path: "/es/contacto", webpackCompilationHash: "new" };
    const { loader } = createLoader();
    const deployed: GatsbyLoader = { ...loader, loadPage: async () => ({ status: "success", page }) };
    patchLoader((path) => `https://tours.example${path}?day=3#faq`, deployed);
    const arrived = jest.fn<unknown, [GatsbyPageResources | undefined]>();
    const load = async () => {
      void deployed.loadPage("/es/contacto").then(arrived);
      await jest.advanceTimersByTimeAsync(0);
      return arrived.mock.lastCall?.[0]?.page?.webpackCompilationHash;
    };
    return load;
  };
  afterEach(() => {
    document.body.innerHTML = "";
    delete window.___webpackCompilationHash;
  });

  it("is loaded from the server, and old code never meets its data", async () => {
    expect(await start("/es")()).toBeUndefined();
    expect(jest.mocked(loadAfresh).mock.calls).toEqual([["https://tours.example/es/contacto?day=3#faq"]]);
  });

  it("is not reloaded over a form that was begun", async () => {
    document.body.innerHTML = "<form><textarea>We are four</textarea></form>";
    expect(await start("/es/contacto")()).toBe("old");
    expect(loadAfresh).not.toHaveBeenCalled();
  });
});

describe("an unknown address", () => {
  it.each([
    ["/es/no-such-page", "/es/404"],
    ["/it/no-such-page?a=1", "/it/404"],
  ])("%s shows the page of its language, %s, under the address that was typed", async (path, localized) => {
    const { loader } = createLoader("/es/404", "/it/404");
    const shown = { status: "success", page: { path: "/404.html" } };
    await expect(loader.loadPage(path)).resolves.toEqual(shown);
    await expect(loader.loadPage(path)).resolves.not.toBe(NOT_FOUND);
    expect(loader.loadPageSync(path)).toEqual(shown);
    expect(loader.loadPageSync(path)).not.toBe(NOT_FOUND);
    expect(loader.loadPageSync(localized)).toEqual(toPage(localized));
  });
});
