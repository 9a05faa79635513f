import type { IncomingMessage } from "node:http";

/** `http://host/path?query`, as a client writes it to a proxy (RFC 9112, 3.2.2). A user name before the host is refused. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@\s]+)((?:[/?].*)?)$/is;

/**
 * Brings the target of a request into the form of a path: of an absolute address the path counts alone, and its host takes the place
 * of the header's, as RFC 9112 asks. Tells whether there is a path. Functions, files and redirects then see the same target, and no
 * `Location` that is made of it can name another host.
 */
export function toOriginForm(request: IncomingMessage): boolean {
  const target = request.url ?? "";
  if (target.startsWith("/")) return true;
  const [, host, rest = ""] = ABSOLUTE_FORM.exec(target) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return true;
}
