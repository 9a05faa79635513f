/** @jest-environment node */
import { loadMessages } from "../testing/load-messages";
import { getPageResources, getSharedScripts } from "./get-page-resources";
import { addNote, writeNote, writeOfflinePage } from "./write-pages";

const MAPPING = JSON.stringify(
  JSON.stringify({
    app: ["/app-1.js"],
    "component---offer": ["/component---offer-1.js", "/shared-1.js"],
    "component---home": ["/home-1.js"],
  }),
);
const HTML = `<!DOCTYPE html><html><head><link rel="preload" as="font" type="font/woff2" href="/static/figtree.woff2" crossorigin="anonymous"/>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"/></head><body><img src="/flags/en.svg" alt="English"/>
<script>window.___chunkMapping=${MAPPING};</script><script src="/webpack-runtime-1.js" async></script><script src="https://elsewhere.example/x.js"></script></body></html>`;
const widths = [360, 480, 640, 800, 1200];
const toSet = (name: string, type: string) =>
  widths.map((width) => `/static/${name}/${width}.${type} ${width}w`).join(",\n");
const toImage = (name: string) => ({
  images: {
    fallback: { src: `/static/${name}/1200.jpg`, srcSet: toSet(name, "jpg"), sizes: "100vw" },
    sources: ["avif", "webp"].map((type) => ({
      srcSet: toSet(name, type),
      type: `image/${type}`,
      sizes: "100vw",
    })),
  },
});
const DATA = JSON.stringify({
  componentChunkName: "component---offer",
  result: { cover: toImage("a"), gallery: [toImage("b")] },
});

describe("what a saved page needs", () => {
  it("is its scripts, those of its template, its font and icons, and each picture once", () => {
    expect(getPageResources(HTML, DATA, true).sort()).toEqual(
      [
        ...["/webpack-runtime-1.js", "/component---offer-1.js", "/shared-1.js", "/static/figtree.woff2"],
        ...["/favicon.svg", "/flags/en.svg", "/static/a/800.webp", "/static/b/800.webp"],
      ].sort(),
    );
  });

  it("is without pictures where there are too many of them", () => {
    expect(getPageResources(HTML, DATA, false).join()).not.toContain(".webp");
  });

  it.each([
    ["", ""],
    ["<html>", "{}"],
    [HTML.replace("___chunkMapping", "___other"), DATA],
  ])("is whatever can be found", (html, data) => {
    expect(() => getPageResources(html, data, true)).not.toThrow();
  });
});

describe("the scripts that templates share", () => {
  const hash = (digit: string) => digit.repeat(20);

  it("are found in webpack's runtime by their names and hashes, without those of other templates", () => {
    const names = `{56:"component---list",778:"e68a"}`;
    const runtime = `c.u=function(e){return(${names}[e]||e)+"-"+{56:"${hash("a")}",778:"${hash("b")}",986:"${hash("c")}"}[e]+".js"}`;
    expect(getSharedScripts(runtime)).toEqual([`/e68a-${hash("b")}.js`, `/986-${hash("c")}.js`]);
  });

  it("are found without names, too, and nowhere else", () => {
    expect(getSharedScripts(`{986:"${hash("c")}"}[e]+".js"`)).toEqual([`/986-${hash("c")}.js`]);
    expect(getSharedScripts("")).toEqual([]);
    expect(getSharedScripts('{1:"one"}')).toEqual([]);
  });
});

describe.each(["en", "es", "it"] as const)("what is said without a connection, in %s", (locale) => {
  const messages = loadMessages(locale)["offline"] as unknown as Record<
    "note" | "title" | "text" | "list",
    string
  >;
  const words = { ...messages, meeting: "Calle <12>", phone: "+1 555 010 0142", brand: "Acme & Co" };

  it("is of when a saved page is", () => {
    const note = writeNote(words, new Date(2026, 10, 21, 14, 5), locale);
    expect(note).toMatch(/21.*2026|2026.*21/);
    const html = addNote('<html><body class="x"><div id="___gatsby"></div></body></html>', `${note} <b>`);
    expect(html).toMatch(
      /<body class="x"><p class="offlineNote" role="status">.*&lt;b&gt;<\/p><div id="___gatsby">/,
    );
  });

  it("is where the agency is and how to call it, on a page that was not saved", () => {
    const html = writeOfflinePage(words, locale);
    expect(html).toContain('<a href="tel:+15550100142">+1 555 010 0142</a>');
    expect(html).toContain("Calle &lt;12&gt;");
    expect(html).toContain("Acme &amp; Co");
    expect(html).toContain(`<html lang="${locale}-`);
  });
});
