import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFreePort } from "../../../scripts/lib/port.mjs";
import { listFiles } from "../../../src/files/list-files.mjs";
import { startSite } from "../../../src/testing/start-site.mjs";
import { assertHeaders, EVERYWHERE, SECRET, SITE_URL } from "../../lib/netlify/deploy.mjs";

const RULES = ["_headers", "_redirects"];
const listServed = (root) => listFiles(join(root, "public")).filter((file) => !RULES.includes(file));
const toPath = (file) => `/${encodeURI(file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, ""))}`;

/** Every file is served with the headers that the Node server sends with it: one table, two hosts. */
async function sendTheSameHeaders({ root, send }) {
  const dataDir = await mkdtemp(join(tmpdir(), "netlify-twin-"));
  const cms = { CMS_REPO: "agency/site", CMS_BRANCH: "main", GITHUB_TOKEN: "x" };
  const PORT = String(await findFreePort());
  const twin = await startSite(root, { PORT, DATA_DIR: dataDir, SECRET, SITE_URL, ...cms });
  const read = ({ status, headers }) => [status, ...Object.keys(EVERYWHERE).map((name) => headers.get(name))];
  const different = [];
  const files = listServed(root);
  for (const file of files) {
    const path = toPath(file);
    const answers = await Promise.all([send(path), fetch(twin.url + path, { redirect: "manual" })]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    const [here, there] = answers.map(read);
    if (JSON.stringify(here) !== JSON.stringify(there)) different.push([path, here, there]);
  }
  await twin.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
  assert.deepEqual(different.slice(0, 5), [], `${different.length} of ${files.length} files differ`);
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
}

async function answerUnknownPathsInTheirLanguage({ send }) {
  for (const [path, lang] of Object.entries({
    "/nothing": "en",
    "/es/nada/de/nada": "es",
    "/it/niente": "it",
  })) {
    const answer = await send(path);
    assert.equal(answer.status, 404);
    assertHeaders(answer, path);
    assert.match(await answer.text(), new RegExp(`<html[^>]* lang="${lang}`));
  }
}

async function leadToMovedOffers({ root, send }) {
  const [page] = await readdir(join(root, "public/it/catalog"));
  const slug = page.replace(/\.html$/, "");
  const moved = await send(`/it/catalogo/${slug}?x=1`);
  assert.deepEqual([moved.status, moved.headers.get("location")], [301, `/it/catalog/${slug}?x=1`]);
  assert.equal((await send(moved.headers.get("location"))).status, 200);
}

/** Functions as many as routes, and nothing that Netlify has no use for or must not show. */
async function layOutWhatIsNeeded({ root, lambdas, send }) {
  const sources = listFiles(join(root, "src/api")).filter((file) => file.endsWith(".ts"));
  assert.equal(lambdas.ids.length, sources.length, `${lambdas.ids} of ${sources}`);
  assert.deepEqual(
    listServed(root).filter((file) => /\.(br|gz)$/.test(file)),
    [],
  );
  for (const file of RULES) assert.equal((await send(`/${file}`)).status, 404);
}

/** What the host answers without a function. */
export const PAGE_CHECKS = [
  ...[sendTheSameHeaders, serveSitemap, answerUnknownPathsInTheirLanguage, leadToMovedOffers],
  layOutWhatIsNeeded,
];
