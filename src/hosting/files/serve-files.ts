import { createReadStream } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream";

import { getCode } from "../../server/http/http-error";
import { chooseEncoding } from "./choose-encoding";
import { indexFiles, type SiteFile, type StoredFile } from "./index-files";
import { createFileMemory, nameLargeFile } from "./load-file";
import { parseRange, type ByteRange } from "./parse-range";

/** Answers from the built files, or tells that there is none under this address. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

function getPath(url: string): string | undefined {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.replace(/^W\//, "");
  return header === "*" || header.split(",").some((name) => name.trim().replace(/^W\//, "") === bare);
}

/** What answers a request: a stored form of a file, perhaps a part of it, and its bytes when they are in memory. */
interface Choice {
  stored: StoredFile;
  etag: string;
  bytes: Buffer | undefined;
  headers: OutgoingHttpHeaders;
}

function sendBytes(response: ServerResponse, { stored, bytes }: Choice, range?: ByteRange): void {
  if (bytes) {
    response.end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
    return;
  }
  // A reader that goes away ends the reading; a file that is gone ends the answer in the middle, which the reader sees.
  pipeline(createReadStream(stored.path, range), response, () => undefined);
}

function answer(request: IncomingMessage, response: ServerResponse, choice: Choice): void {
  const { stored, etag, headers } = choice;
  const { range: asked, "if-range": condition, "if-none-match": known } = request.headers;
  if (isKnown(known, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isWhole =
    headers["Content-Encoding"] !== undefined || (condition !== undefined && condition !== etag);
  const range = isWhole ? undefined : parseRange(asked, stored.size);
  if (range === "unsatisfiable") {
    const code = { "X-Error-Code": getCode(416), "Content-Range": `bytes */${stored.size}` };
    response.writeHead(416, { ...headers, ...code, "Content-Length": 0 }).end();
    return;
  }
  const part = range && { "Content-Range": `bytes ${range.start}-${range.end}/${stored.size}` };
  const length = range ? range.end - range.start + 1 : stored.size;
  response.writeHead(range ? 206 : 200, { ...headers, ...part, "Content-Length": length });
  if (request.method === "HEAD") response.end();
  else sendBytes(response, choice, range);
}

/**
 * Serves the files of a built site: compressed copies to who takes them, `ETag`, `HEAD`, and parts of what is not compressed.
 * `getHeaders` gets what else an answer to a path carries.
 */
export function serveFiles(
  folder: string,
  getHeaders: (path: string) => Readonly<Record<string, string>>,
): FileServer {
  const files = indexFiles(folder);
  const memory = createFileMemory();

  function describe(path: string, file: SiteFile, encoding: string | undefined, etag: string) {
    const headers: OutgoingHttpHeaders = { ...getHeaders(path) };
    headers["Content-Type"] = file.type;
    headers["Cache-Control"] = file.cacheControl;
    headers["ETag"] = etag;
    if (file.encoded.br ?? file.encoded.gzip) headers["Vary"] = "Accept-Encoding";
    else headers["Accept-Ranges"] = "bytes";
    if (encoding) headers["Content-Encoding"] = encoding;
    return headers;
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = getPath(request.url ?? "/");
    const file = path === undefined ? undefined : files.get(path);
    if (path === undefined || file === undefined) return false;
    const encoding = chooseEncoding(
      request.headers["accept-encoding"],
      (name) => file.encoded[name] !== undefined,
    );
    const stored = (encoding && file.encoded[encoding]) ?? file.plain;
    const send = (bytes?: Buffer, etag = nameLargeFile(stored)) =>
      answer(request, response, {
        ...{ stored, etag, bytes },
        headers: describe(path, file, encoding, etag),
      });
    if (stored.loaded) send(stored.loaded.bytes, stored.loaded.etag);
    else
      memory.load(stored).then(
        (loaded) => send(loaded?.bytes, loaded?.etag),
        () => response.destroy(),
      );
    return true;
  };
}
