import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startSite } from "../../lib/site-process.mjs";
import { EVERYWHERE, SECRET, SITE_URL } from "./site.mjs";

const RULES = ["_headers", "_redirects"];

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !RULES.includes(file));
}

const toPath = (file) => `/${encodeURI(file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, ""))}`;

/** Every file is served with the headers that the Node server sends with it: one table, two hosts. */
async function sendTheSameHeaders({ root, send }) {
  const dataDir = await mkdtemp(join(tmpdir(), "netlify-twin-"));
  const cms = { CMS_REPO: "agency/site", CMS_BRANCH: "main", GITHUB_TOKEN: "x" };
  const PORT = String(await findFreePort());
  const twin = await startSite(root, { PORT, DATA_DIR: dataDir, SECRET, SITE_URL, ...cms });
  const read = ({ status, headers }) => [status, ...Object.keys(EVERYWHERE).map((name) => headers.get(name))];
  const different = [];
  const files = await listFiles(join(root, "public"));
  for (const file of files) {
    const path = toPath(file);
    const [here, there] = await Promise.all([send(path), fetch(twin.url + path, { redirect: "manual" })]);
    await Promise.all([here.arrayBuffer(), there.arrayBuffer()]);
    if (JSON.stringify(read(here)) !== JSON.stringify(read(there)))
      different.push([path, read(here), read(there)]);
  }
  await twin.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
  assert.deepEqual(different.slice(0, 5), [], `${different.length} of ${files.length} files differ`);
  console.error(`  ${files.length} files with the headers of the Node server`);
}

/** Every page that search engines are told of is there, under the address of the site. */
async function serveSitemap({ root, send }) {
  const sitemap = await readFile(join(root, "public/sitemap.xml"), "utf8");
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  assert.ok(urls.length > 50, `${urls.length} pages`);
  for (const url of urls) {
    assert.ok(url.startsWith(SITE_URL), url);
    const page = await send(url.slice(SITE_URL.length) || "/");
    assert.equal(page.status, 200, url);
    assert.match(await page.text(), /^<!DOCTYPE html>/i);
  }
  console.error(`  ${urls.length} pages of the sitemap`);
}

async function speakTheLanguage({ send }) {
  for (const [path, lang] of [
    ["/nothing", "en"],
    ["/es/nada/de/nada", "es"],
    ["/it/niente", "it"],
  ]) {
    const answer = await send(path);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), new RegExp(`<html[^>]* lang="${lang}`));
  }
}

async function leadToMovedOffers({ root, send }) {
  const [page] = await readdir(join(root, "public/it/catalog"));
  const slug = page.replace(/\.html$/, "");
  const moved = await send(`/it/catalogo/${slug}`);
  assert.deepEqual([moved.status, moved.headers.get("location")], [301, `/it/catalog/${slug}`]);
  assert.equal((await send(moved.headers.get("location"))).status, 200);
}

/** Functions as many as routes, and nothing that Netlify has no use for. */
async function layOutWhatIsNeeded({ root, lambdas }) {
  const sources = (await readdir(join(root, "src/api"), { recursive: true })).filter((file) =>
    file.endsWith(".ts"),
  );
  assert.equal(lambdas.ids.length, sources.length, `${lambdas.ids} of ${sources}`);
  const files = await listFiles(join(root, "public"));
  assert.deepEqual(
    files.filter((file) => /\.(br|gz)$/.test(file)),
    [],
  );
}

/** What only a whole build can show. */
export const BUILT_CHECKS = {
  ...{ sendTheSameHeaders, serveSitemap, speakTheLanguage, leadToMovedOffers, layOutWhatIsNeeded },
};
