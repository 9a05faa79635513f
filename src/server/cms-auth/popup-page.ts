import { randomBytes } from "node:crypto";

import { Html } from "../html";
import type { Answer } from "../http/exchange";
import { ERROR_CODE_HEADER } from "../http/http-error";
import { formatClearedCookie } from "./sign-in-cookie";

/** A sentence in both languages of the office: the server does not know which of them the editor speaks. */
export interface StaffMessage {
  en: string;
  es: string;
}

/** What the popup tells the editor (decap-cms-lib-auth, netlify-auth.js). */
export type SignInResult =
  { outcome: "success"; token: string } | { outcome: "error"; message: StaffMessage };

const SIGNED_IN: StaffMessage = {
  en: "Signed in. This window closes by itself.",
  es: "Sesión iniciada. Esta ventana se cierra sola.",
};

/** Writes a value into a script: nothing in it can end the script or a line. */
function toScriptValue(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function getMessage(result: SignInResult): string {
  const content =
    result.outcome === "success"
      ? { token: result.token, provider: "github" }
      : { message: `${result.message.en} · ${result.message.es}` };
  return `authorization:github:${result.outcome}:${JSON.stringify(content)}`;
}

/**
 * Answers the popup with the page that hands the result to the editor: to our own origin alone, whichever window
 * opened it. The cookie is used up in every case.
 */
export function answerPopup(origin: string, result: SignInResult): Answer {
  const nonce = randomBytes(16).toString("base64");
  const script = `const o=${toScriptValue(origin)},m=${toScriptValue(getMessage(result))};addEventListener("message",e=>{if(e.origin!==o||e.source!==opener||e.data!=="authorizing:github")return;opener.postMessage(m,o)});opener?.postMessage("authorizing:github",o)`;
  const text = result.outcome === "success" ? SIGNED_IN : result.message;
  return {
    status: result.outcome === "success" ? 200 : 403,
    headers: {
      ...(result.outcome !== "success" && { [ERROR_CODE_HEADER]: "unauthorized" }),
      "Set-Cookie": formatClearedCookie(origin),
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "unsafe-none",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    page: new Html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Sign in</title></head><body><p>${text.en}</p><p lang="es">${text.es}</p><script nonce="${nonce}">${script}</script></body></html>`,
    ),
  };
}
