import { EDITOR_BACKEND } from "./saving/register-editor-backend";

/** Gets Decap's backend: our own server, wherever it keeps the content. */
export function getBackend(): Record<string, unknown> {
  return { name: EDITOR_BACKEND, proxy_url: "/api/editor" };
}
