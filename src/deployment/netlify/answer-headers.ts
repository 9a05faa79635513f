import { getCacheControl } from "../../hosting/cache-headers";
import type { InlineHashes } from "../../hosting/read-inline-hashes";
import { getAnswerKind, getSecurityHeaders } from "../../hosting/security-headers";

export type Headers = Readonly<Record<string, string>>;

/** Returns every header of the answer to a path (`/es`), of which a file (`/es.html`) is sent. */
export type GetFileHeaders = (path: string, file: string) => Headers;

/** The security headers of a function's answer, which may have better ones of its own. */
export const FUNCTION_HEADERS: Headers = getSecurityHeaders("function", {
  ...{ hashes: { scripts: [], styles: [] }, isHttps: true },
});

/** Creates what gets the headers that the Node server sends with the same file: security and caching out of the same tables. */
export function createFileHeaders(hashes: InlineHashes): GetFileHeaders {
  return (path, file) => ({
    ...getSecurityHeaders(getAnswerKind(path), { hashes, isHttps: true }),
    "Cache-Control": getCacheControl(file),
  });
}
