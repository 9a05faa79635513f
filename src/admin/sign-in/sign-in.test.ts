import { screen } from "@testing-library/react";

import { fakeFetch } from "../../testing/fake-fetch";
import { SaveRefusedError } from "../save-validation/save-refused-error";
import { loadEntries, NotSignedInError } from "../site-data";
import { exchangeKey, watchForKey, type KeyOutcome } from "./exchange-key";
import { refuseSignedOut } from "./refuse-signed-out";
import { isSignInShown, showSignIn } from "./show-sign-in";

const KEY = "k".repeat(43);

const setLanguages = (...languages: string[]) =>
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

describe("the key in the address of the editor", () => {
  it.each<[number, KeyOutcome]>([
    [200, "signedIn"],
    [401, "refused"],
    [404, "refused"],
    [429, "tooMany"],
    [500, "unreachable"],
  ])("is taken out of the address and posted; the answer %d means %s", async (status, outcome) => {
    const requests = fakeFetch({ status, json: {} });
    history.replaceState(null, "", `/admin#key=${KEY}`);
    expect(await exchangeKey()).toBe(outcome);
    expect(location.href).toMatch(/\/admin$/);
    expect(requests).toMatchObject([{ path: "/api/staff/session", method: "POST", body: { key: KEY } }]);
  });

  it("is found where Decap's router has written a slash before it", async () => {
    const requests = fakeFetch({ status: 200, json: {} });
    history.replaceState(null, "", `/admin#/key=${KEY}`);
    expect([await exchangeKey(), requests]).toMatchObject(["signedIn", [{ body: { key: KEY } }]]);
  });

  it("is not looked for in a place of the editor", async () => {
    const requests = fakeFetch({ status: 200, json: {} });
    history.replaceState(null, "", "/admin#/collections/excursions/entries/key=1");
    expect(await exchangeKey()).toBe("none");
    expect([location.hash, requests]).toEqual(["#/collections/excursions/entries/key=1", []]);
  });

  it("that is pasted into the open editor leaves the open entry where it is", async () => {
    fakeFetch({ status: 200, json: {} });
    history.replaceState(null, "", "/admin#/collections/excursions/entries/saona-island");
    const [onOutcome, decap] = [jest.fn(), jest.fn()];
    watchForKey(onOutcome);
    window.addEventListener("hashchange", decap);
    location.hash = `#key=${KEY}`;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(location.hash).toBe("#/collections/excursions/entries/saona-island");
    expect([onOutcome.mock.calls, decap.mock.calls]).toEqual([[["signedIn"]], []]);
    window.removeEventListener("hashchange", decap);
  });

  it("is exchanged once and stays out of the address when the router writes its slash", () => {
    const requests = fakeFetch({ status: 200, json: {} });
    history.replaceState(null, "", "/admin");
    watchForKey(() => undefined);
    const [oldURL, newURL] = ["#key=", "#/key="].map((hash) => `${location.origin}/admin${hash}${KEY}`);
    window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL: oldURL ?? "", newURL: newURL ?? "" }));
    expect([location.href, requests]).toEqual([`${location.origin}/admin`, []]);
  });
});

describe("staff without a session", () => {
  it.each([
    ["en-GB", "en", "Sign in to the editor", "used already"],
    ["es-DO", "es", "Inicia sesión en el editor", "ya se usó"],
    ["it", "it", "Accedi all'editor", "già stato usato"],
    ["de", "en", "Sign in to the editor", "used already"],
  ])("whose browser speaks %s read in %s where the link is", (language, lang, title, refused) => {
    setLanguages(language);
    showSignIn("none");
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText(/npm start/)).toHaveTextContent("Editor:");
    expect([document.documentElement.lang, screen.queryByRole("alert")]).toEqual([lang, null]);
    showSignIn("refused");
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    expect(screen.getByRole("alert")).toHaveTextContent(refused);
    expect(isSignInShown()).toBe(true);
  });

  it("are not told that the website has no repository", async () => {
    fakeFetch({ status: 401, json: { code: "unauthorized" } });
    await expect(loadEntries("local")).rejects.toThrow(NotSignedInError);
  });

  it("whose session ends while they write are told before the save is sent", () => {
    const refuse = () => refuseSignedOut(new NotSignedInError(""), "es");
    expect(refuse).toThrow(SaveRefusedError);
    expect(refuse).toThrow("Editor: Acceso — Tu sesión terminó. Lo que escribiste sigue aquí");
    expect(() => refuseSignedOut(new Error("offline"), "es")).not.toThrow();
  });
});
