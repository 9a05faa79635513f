import type { IncomingMessage } from "node:http";

/** `http://host/path?query`, as a client writes it to a proxy (RFC 9112, 3.2.2). A user name before the host is refused. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@\s]+)((?:[/?].*)?)$/is;

/**
 * Brings the target of a request into the form of a path: of an absolute address the path counts alone, and its host takes the place
 * of the header's, as RFC 9112 asks. Functions, files and redirects then see the same target, and no
 * `Location` that is made of it can name another host.
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest = ""] = ABSOLUTE_FORM.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** Tells whether a path can be decoded: "%ff" is no UTF-8. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
