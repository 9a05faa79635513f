import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";

import { getCode } from "../../server/http/http-error";
import { getKeepAliveHint } from "../keep-alive";
import { chooseEncoding, type Encoding } from "./choose-encoding";
import { indexFiles, type LoadedFile, type SiteFile, type StoredFile } from "./index-files";
import { createFileMemory } from "./load-file";
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
  return header === "*" || header.split(",").some((name) => name.trim().replace(/^W\//, "") === etag);
}

/** The whole of a file is asked for, as most often. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers.range === undefined && headers["if-none-match"] === undefined;
}

/** What answers a request: a stored form of a file, and the header lines of every answer from it. */
interface Choice {
  stored: StoredFile;
  loaded: LoadedFile;
  lines: readonly string[];
  isCompressed: boolean;
}

function sendBytes(response: ServerResponse, { stored, loaded: { bytes } }: Choice, range?: ByteRange): void {
  if (bytes) {
    response.end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
    return;
  }
  // A reader that goes away ends the reading; a file that is gone ends the answer in the middle, which the reader sees.
  pipeline(createReadStream(stored.path, range), response, () => undefined);
}

function answer(request: IncomingMessage, response: ServerResponse, choice: Choice): void {
  const { stored, loaded, lines, isCompressed } = choice;
  const writeHead = (status: number, ...more: string[]) =>
    response.writeHead(status, [...lines, ...more, ...getKeepAliveHint(response)]);
  if (isPlain(request)) {
    writeHead(200, "Content-Length", String(stored.size));
    sendBytes(response, choice);
    return;
  }
  const { range: asked, "if-range": condition, "if-none-match": known } = request.headers;
  if (isKnown(known, loaded.etag)) {
    writeHead(304).end();
    return;
  }
  const isWhole = isCompressed || (condition !== undefined && condition !== loaded.etag);
  const range = isWhole ? undefined : parseRange(asked, stored.size);
  if (range === "unsatisfiable") {
    const code = ["X-Error-Code", getCode(416) ?? ""];
    writeHead(416, ...code, "Content-Range", `bytes */${stored.size}`, "Content-Length", "0").end();
    return;
  }
  if (range) {
    const part = ["Content-Range", `bytes ${range.start}-${range.end}/${stored.size}`];
    writeHead(206, ...part, "Content-Length", String(range.end - range.start + 1));
  } else writeHead(200, "Content-Length", String(stored.size));
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

  function writeLines(path: string, file: SiteFile, encoding: Encoding | undefined, etag: string): string[] {
    const varies = file.encoded.br ?? file.encoded.gzip;
    const headers = {
      ...getHeaders(path),
      "Content-Type": file.type,
      "Cache-Control": file.cacheControl,
      ETag: etag,
      ...(varies ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    return Object.entries(headers).flat();
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = getPath(request.url ?? "/");
    const file = path === undefined ? undefined : files.get(path);
    if (path === undefined || file === undefined) return false;
    const accepted = request.headers["accept-encoding"];
    const encoding = chooseEncoding(accepted, (name) => file.encoded[name] !== undefined);
    const stored = (encoding && file.encoded[encoding]) ?? file.plain;
    const send = (loaded: LoadedFile) => {
      const lines = (stored.lines ??= writeLines(path, file, encoding, loaded.etag));
      answer(request, response, { stored, loaded, lines, isCompressed: encoding !== undefined });
    };
    if (stored.loaded) send(stored.loaded);
    else memory.load(stored).then(send, () => response.destroy());
    return true;
  };
}
