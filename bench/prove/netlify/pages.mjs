import assert from "node:assert/strict";

import { assertHeaders, EVERYWHERE } from "./site.mjs";

const ALWAYS_ASK = "public, max-age=0, must-revalidate";

async function serveWithoutSlash({ send }) {
  for (const path of ["/", "/it/catalogo", "/admin"]) {
    const page = await send(path);
    assert.equal(page.status, 200, `${path} answered ${page.status}`);
    assert.match(page.headers.get("content-type"), /^text\/html/);
    assertHeaders(page, { ...EVERYWHERE, "cache-control": ALWAYS_ASK }, path);
  }
}

async function move({ send }) {
  const moved = await send("/it/catalogo/barca?x=1");
  assert.deepEqual([moved.status, moved.headers.get("location")], [301, "/it/catalog/barca?x=1"]);
  assert.equal((await send("/it/catalogo")).status, 200);
}

async function tellNotFound({ send }) {
  const bodies = new Set();
  for (const path of ["/nothing", "/es/nada/de/nada", "/it/niente"]) {
    const answer = await send(path);
    assert.equal(answer.status, 404, path);
    assertHeaders(answer, EVERYWHERE, path);
    bodies.add(await answer.text());
  }
  assert.equal(bodies.size, 3);
}

async function keepEditorApart({ send }) {
  const editor = await send("/admin");
  assert.match(editor.headers.get("content-security-policy"), /'unsafe-eval'/);
  assert.equal(editor.headers.get("cross-origin-opener-policy"), "same-origin");
  assert.equal(editor.headers.get("x-robots-tag"), "noindex");
  assert.doesNotMatch((await send("/")).headers.get("content-security-policy"), /unsafe-eval/);
  assert.doesNotMatch((await send("/admin/registro")).headers.get("content-security-policy"), /unsafe-eval/);
}

async function hideRules({ send }) {
  for (const path of ["/_headers", "/_redirects"]) assert.equal((await send(path)).status, 404);
}

/** What the host answers without a function. */
export const PAGE_CHECKS = { serveWithoutSlash, move, tellNotFound, keepEditorApart, hideRules };
