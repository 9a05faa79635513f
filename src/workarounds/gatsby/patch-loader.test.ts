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

  it("makes the loading bar say so where the browser forbids to count reloads", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Cookies are blocked.", "SecurityError");
    });
    await fail(createLoader().loader);
    expect(loadAfresh).not.toHaveBeenCalled();
    expect(getNavigationStatus()).toBe("failed");
  });

  it("never arrives, so that Gatsby shows no broken page meanwhile", async () => {
    const arrived = jest.fn();
    void createLoader().loader.loadPage("/es/broken").then(arrived, arrived);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(arrived).not.toHaveBeenCalled();
  });

  it("may also be one of which the loader knows nothing at all", async () => {
    const { loader } = createLoader();
    const bare: GatsbyLoader = { ...loader, loadPage: async () => undefined };
    patchLoader((path) => path, bare);
    await fail(bare);
    expect(loadAfresh).toHaveBeenCalledWith("/es/broken");
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

  it("is left to Gatsby's own plain navigation when it comes again within a minute", async () => {
    const load = start("/es");
    await load();
    expect(await load()).toBe("new");
    expect(loadAfresh).toHaveBeenCalledTimes(1);
  });

  it("is reloaded once where it already shows, and then taken as it is", async () => {
    const load = start("/es/contacto");
    expect(await load()).toBeUndefined();
    expect(await load()).toBe("old");
    expect(loadAfresh).toHaveBeenCalledTimes(1);
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

  it.each(["/no-such-page", "/espanol/no-such-page"])("%s shows the English page", async (path) => {
    const { loader } = createLoader("/es/404", "/it/404");
    await expect(loader.loadPage(path)).resolves.toBe(NOT_FOUND);
    expect(loader.loadPageSync(path)).toBe(NOT_FOUND);
  });

  it("shows the English page when that of its language is missing", async () => {
    await expect(createLoader().loader.loadPage("/es/no-such-page")).resolves.toBe(NOT_FOUND);
  });
});

it("a page that failed before is not there at once, whatever Gatsby asks for: it would show the error as a page", () => {
  const { loader } = createLoader();
  const failed: GatsbyLoader = {
    ...loader,
    loadPageSync: (...[, options]: [string, object?]) => options && { status: "error" },
  };
  patchLoader((path) => path, failed);
  const loadPageSync: (path: string, options: object) => unknown = failed.loadPageSync;
  expect(loadPageSync("/es/contacto", { withErrorDetails: true })).toBeUndefined();
});

it("leaves pages that exist as they are", async () => {
  const { loader } = createLoader("/es/contacto");
  await expect(loader.loadPage("/es/contacto")).resolves.toEqual(toPage("/es/contacto"));
  expect(loader.loadPageSync("/es/contacto")).toEqual(toPage("/es/contacto"));
});

describe("a page with a query", () => {
  it("is the same page as without: Gatsby would load it once more for every query", async () => {
    const { loader } = createLoader("/es/contacto");
    await expect(loader.loadPage("/es/contacto?service=saona&a=?")).resolves.toEqual(toPage("/es/contacto"));
    expect(loader.loadPageSync("/es/contacto?service=saona")).toEqual(toPage("/es/contacto"));
  });

  it("is fetched ahead without it", () => {
    const { loader, hovering } = createLoader();
    loader.hovering("/contact?service=saona");
    expect(hovering).toHaveBeenCalledWith("/contact");
    expect(loader.enqueue("/contact?service=saona")).toBe("abort /contact");
  });

  it("that is unknown shows the page of its language with any query", async () => {
    const { loader } = createLoader("/es/404");
    await loader.loadPage("/es/no-such-page?a=1");
    expect(loader.loadPageSync("/es/no-such-page?a=2")).not.toBe(NOT_FOUND);
  });
});

describe("a pointer over a link", () => {
  it.each<[string, Navigator["connection"], number]>([
    ["fetches the page ahead", { effectiveType: "4g" }, 1],
    ["fetches the page ahead in browsers that say nothing of the connection", undefined, 1],
    ["fetches nothing on 2g", { effectiveType: "2g" }, 0],
    ["fetches nothing on slow 2g", { effectiveType: "slow-2g" }, 0],
    ["fetches nothing for visitors who save data", { effectiveType: "4g", saveData: true }, 0],
  ])("%s", (_, connection, times) => {
    setConnection(connection);
    const { loader, hovering } = createLoader();
    loader.hovering("/contact");
    expect(hovering).toHaveBeenCalledTimes(times);
  });
});
