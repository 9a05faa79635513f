import { getCacheControl } from "../cache-headers";
import { ADMIN_HEADERS, SECURITY_HEADERS } from "../security-headers";

export type Headers = Readonly<Record<string, string>>;

/** Gets every header of the answer to a path (`/es`), of which a file (`/es.html`) is sent. */
export type GetFileHeaders = (path: string, file: string) => Headers;

/** The editor and its files; `/admin/registro` is a page of the site. */
const EDITOR = /^\/admin(\/[^/]*\.[a-z0-9]+|\/)?$/;

/** The security headers of a function's answer, which may have better ones of its own. */
export const FUNCTION_HEADERS: Headers = SECURITY_HEADERS;

/** The headers that the Node server sends with the same file: security and caching out of the same tables. */
export const getFileHeaders: GetFileHeaders = (path, file) => ({
  ...SECURITY_HEADERS,
  ...(EDITOR.test(path) && ADMIN_HEADERS),
  "Cache-Control": getCacheControl(file),
});
