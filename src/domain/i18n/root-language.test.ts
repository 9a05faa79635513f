/** @jest-environment node */
import { buildSync } from "esbuild";
import { runInNewContext } from "node:vm";

const [bundle] = buildSync({
  entryPoints: ["src/domain/i18n/root-language.ts"],
  bundle: true,
  write: false,
  format: "iife",
}).outputFiles;

const CUBOT =
  "Mozilla/5.0 (Linux; Android 13; CUBOT P80 Build/TP1A) Chrome/120.0 Mobile; Cubot/P80 [FBAN/FB4A]";

const VISIT = {
  address: "https://tours.example/",
  readyState: "loading",
  userAgent: "Mozilla/5.0 Firefox/140.0",
  languages: ["en-US"],
  cookie: "",
  referrer: "",
};

/** Runs the script as a browser would in the head of a page; gets where it went and which cookie it wrote. */
function visit(change: Partial<typeof VISIT>) {
  const { address, readyState, userAgent, languages, cookie, referrer } = { ...VISIT, ...change };
  const { origin, pathname, search, hash } = new URL(address);
  const document = { readyState, cookie, referrer };
  const replace = jest.fn<undefined, [string]>();
  const location = { origin, pathname, search, hash, replace };
  runInNewContext(bundle?.text ?? "", { document, navigator: { userAgent, languages }, location });
  return { goneTo: replace.mock.calls[0]?.[0], cookie: document.cookie };
}

describe("a fresh load of the root path", () => {
  it.each([
    ["leads to the browser's language", { languages: ["es-ES"] }, "/es"],
    ["leads to the remembered language", { cookie: "i18n_redirected=it" }, "/it"],
    ["leads there from another site", { languages: ["es"], referrer: "https://tours.example.com/" }, "/es"],
    ["keeps query and hash", { languages: ["it"], address: "https://tours.example/?a=1#b" }, "/it?a=1#b"],
    ["leads there on a phone of Cubot", { languages: ["it"], userAgent: CUBOT }, "/it"],
    ["stays when the language is English", { languages: ["en-GB"] }, undefined],
    ["stays when the visitor chose English", { languages: ["es"], cookie: "i18n_redirected=en" }, undefined],
  ])("%s", (_, change, path) => {
    expect(visit(change).goneTo).toBe(path);
  });

  it.each([
    [["es-DO"], "es"],
    [["de"], "en"],
  ])("remembers for %j the language %s", (languages, locale) => {
    expect(visit({ languages }).cookie).toBe(
      `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
    );
  });

  it.each([["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"], ["WhatsApp/2.23"]])(
    "neither leads %s away nor gives it a cookie",
    (userAgent) => {
      expect(visit({ userAgent, languages: ["es-ES"] })).toEqual({ goneTo: undefined, cookie: "" });
    },
  );
});

describe("everywhere else", () => {
  it.each([
    ["on another page", { address: "https://tours.example/contact" }],
    ["when a link inside the site leads to the root", { readyState: "complete" }],
    ["when the browser itself followed that link", { referrer: "https://tours.example/contact" }],
  ])("nothing happens %s", (_, change) => {
    expect(visit({ languages: ["es-ES"], ...change })).toEqual({ goneTo: undefined, cookie: "" });
  });
});
