import { getCacheControl } from "../cache-headers";
import { ADMIN_HEADERS, SECURITY_HEADERS } from "../security-headers";

type Headers = Readonly<Record<string, string>>;

/** The editor and its files; `/admin/registro` is a page of the site. */
const EDITOR = /^\/admin(\/[^/]*\.[a-z0-9]+|\/)?$/;

/** Gets the security headers of an answer by the path that was asked for. The only use of the server's own in this folder. */
export function getSecurityHeaders(path: string): Headers {
  return EDITOR.test(path) ? { ...SECURITY_HEADERS, ...ADMIN_HEADERS } : SECURITY_HEADERS;
}

/** Gets every header of the answer to a path, of which the file (`/es.html`) is sent. */
export function getFileHeaders(path: string, file: string): Headers {
  return { ...getSecurityHeaders(path), "Cache-Control": getCacheControl(file) };
}
