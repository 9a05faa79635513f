import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import PostalMime from "postal-mime";

import { readTable } from "../store.mjs";
import { startEdgeServer } from "./edge-server.mjs";
import { startLambdas } from "./lambdas.mjs";

export const CONTACT = {
  ...{ name: "Ana María", lastname: "Pérez", email: "visitor@example.com", phone: "+34 600 123 456" },
  ...{ message: "¿Hay sitio el sábado? 🐢", lang: "es" },
};
export const SECRET = "proof-of-netlify-".repeat(3);
const OUTBOX_PASSWORD = createHmac("sha256", SECRET).update("outbox-password:1").digest("base64url");
export const SITE_URL = "https://palmarena.example";

/** Starts a deploy with its functions, database and mail server, and the ways in which checks use it. */
export async function startDeploy({ root, databaseUrl, mails, env }) {
  const lambdas = await startLambdas(root, env);
  const edge = await startEdgeServer(`${root}/public`, lambdas);
  const send = (path, init = {}) => fetch(edge.url + path, { redirect: "manual", ...init });
  const post = (path, body, headers) => send(path, { method: "POST", body, headers });
  const json = { "content-type": "application/json" };
  return {
    ...{ edge, lambdas, send, post },
    postJson: (path, body, headers) => post(path, JSON.stringify(body), { ...json, ...headers }),
    postForm: (path, fields) => post(path, new URLSearchParams(fields), { accept: "text/html" }),
    deliver: (password = OUTBOX_PASSWORD) => post("/api/outbox", "", { authorization: `Bearer ${password}` }),
    readTable: (table) => readTable(table, { databaseUrl }),
    /** Returns the mails to an address, the newest last, parsed as a mail program would. */
    readMails: async (address) => {
      const parsed = await Promise.all(mails.map((raw) => PostalMime.parse(raw)));
      return parsed.filter(({ to }) => to.some((receiver) => receiver.address === address));
    },
    async stop() {
      await edge.stop();
      await lambdas.stop();
    },
  };
}

/** Reads an answer's JSON, with its HTTP status as `http`. */
export async function readJson(response) {
  return { http: response.status, ...(await response.json()) };
}

/** On every answer, whatever it is. */
export const EVERYWHERE = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /./,
  "content-security-policy": /frame-ancestors 'none'/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin/,
  "strict-transport-security": /max-age=63072000/,
  "cache-control": /./,
};

export function assertHeaders(response, what) {
  for (const [name, pattern] of Object.entries(EVERYWHERE))
    assert.match(response.headers.get(name) ?? "", pattern, `${what}: ${name}`);
}
