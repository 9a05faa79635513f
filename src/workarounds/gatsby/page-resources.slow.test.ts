/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { checkPageResources } from "./check-page-resources";
import { getPageResources, getSharedScripts, UnknownFormatError } from "./page-resources";

const MAPPING = JSON.stringify(
  JSON.stringify({
    app: ["/app-1.js"],
    "component---offer": ["/component---offer-1.js", "/shared-1.js"],
    "component---home": ["/home-1.js"],
  }),
);
const HTML = `<!DOCTYPE html><html><head><link rel="preload" as="font" type="font/woff2" href="/static/figtree.woff2" crossorigin="anonymous"/>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"/></head><body><img src="/flags/en.svg" alt="English"/>
<img src="/brand/wordmark.svg" alt=""/><svg><use class="a" href="/map/coast-1a2b.svg#coast"/><use href="#mark"/></svg>
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
  it("is its scripts, those of its template, its font and drawings, and each picture once", () => {
    expect(getPageResources(HTML, DATA, true).sort()).toEqual(
      [
        ...["/webpack-runtime-1.js", "/component---offer-1.js", "/shared-1.js", "/static/figtree.woff2"],
        ...[
          "/favicon.svg",
          "/flags/en.svg",
          "/brand/wordmark.svg",
          "/map/coast-1a2b.svg",
          "/static/a/800.webp",
          "/static/b/800.webp",
        ],
      ].sort(),
    );
  });

  it.each([
    ["A script of the page", "<html>", DATA],
    ["Gatsby's table of chunks", HTML.replace("___chunkMapping", "___other"), DATA],
    ["The template “component---new” in Gatsby's table of chunks", HTML, DATA.replace("---offer", "---new")],
  ])("cannot be told without its parts: %s", (missing, html, data) => {
    expect(() => getPageResources(html, data, true)).toThrow(new UnknownFormatError(missing));
  });
});

describe("the scripts that templates share", () => {
  const hash = (digit: string) => digit.repeat(20);

  it("are found in webpack's runtime by their names and hashes, without those of other templates", () => {
    const names = `{56:"component---list",778:"e68a"}`;
    const runtime = `c.u=function(e){return(${names}[e]||e)+"-"+{56:"${hash("a")}",778:"${hash("b")}",986:"${hash("c")}"}[e]+".js"}`;
    expect(getSharedScripts(runtime)).toEqual([`/e68a-${hash("b")}.js`, `/986-${hash("c")}.js`]);
  });
});

describe("the check of a built page", () => {
  const folder = makeTemporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const runtime = `{986:"${"c".repeat(20)}"}[e]+".js"`;
  beforeEach(() => {
    write("shortlist/index.html", HTML);
    write("page-data/shortlist/page-data.json", DATA);
    for (const file of getPageResources(HTML, DATA, true)) write(file, "");
    write("webpack-runtime-1.js", runtime);
    write(`986-${"c".repeat(20)}.js`, "");
  });

  it("fails the build when a file is missing or a format is unknown", async () => {
    rmSync(join(folder, "shared-1.js"));
    await expect(checkPageResources(folder, "/shortlist")).rejects.toThrow("needs /shared-1.js");
    write("webpack-runtime-1.js", "import(`./${name}.js`)");
    await expect(checkPageResources(folder, "/shortlist")).rejects.toThrow(UnknownFormatError);
  });
});
