import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const SCRIPT = /<script[^>]*\ssrc="(\/[^"]+\.js)"/g;
const CHUNKS = /window\.___chunkMapping="((?:[^"\\]|\\.)*)"/;
const BUILD = /window\.___webpackCompilationHash="(\w+)"/;
const LINK = /<a [^>]*href="(\/[^"#?]*)"/g;
const TABLE = /\{(?:\d+:"[^"]*",?)+\}/g;
const ENTRY = /(\d+):"([^"]*)"/g;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const findAll = (pattern, text) => [...text.matchAll(pattern)].map(([, found]) => found);

/** Lists what an open page may load late, from the two tables of webpack's runtime: numbers to names, and to hashes. */
function listLazyScripts(runtime) {
  const tables = (runtime.match(TABLE) ?? []).map(
    (table) => new Map([...table.matchAll(ENTRY)].map(([, id, value]) => [id, value])),
  );
  const hashes = tables.find((table) => [...table.values()].every((value) => /^[0-9a-f]{20}$/.test(value)));
  const names = tables.find((table) => table !== hashes);
  return [...(hashes ?? [])].map(([id, hash]) => `/${names?.get(id) ?? id}-${hash}.js`);
}

/**
 * A visitor without a screen: loads a page with its scripts, then goes on by links as Gatsby does, by page data and by the
 * scripts that the open page knows, also those it loads late. When the site was deployed meanwhile it loads the next page
 * afresh. `note` hears of everything that a browser would have failed at.
 */
export function createVisitor(url, note) {
  // Browsers open six connections and keep them, as long as the server says; Node listens to that only with a time of its own.
  const agent = new Agent({ keepAlive: true, maxSockets: 6, timeout: 60_000 });
  const counts = { requests: 0, pages: 0, navigations: 0, reloads: 0 };

  function load(path, type) {
    counts.requests += 1;
    return new Promise((resolve) => {
      const fail = (reason) => {
        note(`${path}: ${reason}`);
        resolve("");
      };
      const sent = get(`${url}${path}`, { agent }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("error", (error) => fail(error.code));
        response.on("end", () => {
          const isRight = response.statusCode === 200 && response.headers["content-type"]?.startsWith(type);
          if (isRight && response.complete) resolve(text);
          else fail(`${response.statusCode} ${response.headers["content-type"]}`);
        });
      });
      sent.on("error", (error) => fail(error.code ?? error.message));
    });
  }
  const loadScript = (path) => load(path, "text/javascript");
  const loadJson = async (path) => JSON.parse((await load(path, "application/json")) || "{}");
  const getDataPath = (path) => `/page-data${path === "/" ? "/index" : path}/page-data.json`;

  async function open(path) {
    counts.pages += 1;
    const html = await load(path, "text/html");
    const scripts = findAll(SCRIPT, html);
    const chunks = JSON.parse((CHUNKS.exec(html)?.[1] ?? "{}").replace(/\\(.)/g, "$1"));
    const [texts] = await Promise.all([
      Promise.all(scripts.map(loadScript)),
      loadJson("/page-data/app-data.json"),
      loadJson(getDataPath(path)),
    ]);
    const runtime = texts[scripts.findIndex((script) => script.includes("webpack-runtime"))] ?? "";
    const lazy = listLazyScripts(runtime);
    const links = findAll(LINK, html).filter((link) => !/^\/(?:api|admin|feeds)|\.\w+$/.test(link));
    if (scripts.length === 0 || links.length === 0) note(`${path}: no page`);
    return { path, chunks, build: BUILD.exec(html)?.[1], links, lazy };
  }

  async function goOn(page) {
    counts.navigations += 1;
    const next = pick(page.links) ?? "/";
    const [{ webpackCompilationHash }, data] = await Promise.all([
      loadJson("/page-data/app-data.json"),
      loadJson(getDataPath(next)),
    ]);
    const scripts = page.chunks[data.componentChunkName];
    if (webpackCompilationHash !== page.build) {
      counts.reloads += 1;
      return open(next);
    }
    if (!scripts) note(`${next}: no script for ${data.componentChunkName}`);
    await Promise.all((scripts ?? []).map(loadScript));
    return { ...page, path: next };
  }

  return {
    counts,
    /** Looks around until `isOver`, with a pause after each step. */
    async browse(start, isOver, pauseMs) {
      let page = await open(start);
      while (!isOver()) {
        await sleep(pauseMs * (0.5 + Math.random()));
        const step = Math.random();
        if (step < 0.2 && page.lazy.length > 0) await loadScript(pick(page.lazy));
        else if (step < 0.3) page = await open(page.path);
        else page = await goOn(page);
      }
      agent.destroy();
    },
  };
}
