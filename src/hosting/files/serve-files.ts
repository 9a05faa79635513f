import type { FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";

import { ERROR_STATUS, type ErrorCode } from "../../contracts/error-codes";
import { getErrorCode } from "../../server/error-code";
import { ERROR_CODE_HEADER, getCode } from "../../server/http/http-error";
import { log } from "../../server/log";
import { getKeepAliveHint } from "../keep-alive";
import { chooseEncoding, type Encoding } from "./choose-encoding";
import { indexFiles, type LoadedFile, type SiteFile } from "./index-files";
import { createFileMemory } from "./load-file";
import { parseRange, type ByteRange } from "./parse-range";

/** Answers from the built files, or tells that there is none under this address. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

type Headers = Readonly<Record<string, string>>;

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

/** What answers a request: what was loaded of a file, and the header lines of every answer from it. */
interface Choice {
  path: string;
  loaded: LoadedFile;
  lines: readonly string[];
  isCompressed: boolean;
}

const getWhole = (size: number): ByteRange => ({ start: 0, end: size - 1 });

/** Decides what is answered: status, further header lines, and which bytes. */
function decide({ headers }: IncomingMessage, { loaded: { etag, size }, isCompressed }: Choice) {
  const { range: asked, "if-range": condition, "if-none-match": known } = headers;
  if (isKnown(known, etag)) return { status: 304, more: [] };
  const isWhole = isCompressed || (condition !== undefined && condition !== etag);
  const range = isWhole ? undefined : parseRange(asked, size);
  if (range === "unsatisfiable") {
    const code = [ERROR_CODE_HEADER, getCode(416) ?? ""];
    return { status: 416, more: [...code, "Content-Range", `bytes */${size}`, "Content-Length", "0"] };
  }
  const bytes = range ?? getWhole(size);
  const part = range ? ["Content-Range", `bytes ${range.start}-${range.end}/${size}`] : [];
  const more = [...part, "Content-Length", String(bytes.end - bytes.start + 1)];
  return { status: range ? 206 : 200, more, bytes };
}

/** Sends bytes of an open file. When it ends too early, the connection must, too: its reader waits for as many as were announced. */
function sendPiecewise(response: ServerResponse, path: string, handle: FileHandle, range: ByteRange): void {
  const stream = handle.createReadStream(range);
  pipeline(stream, response, (error) => {
    // A reader that goes away ends the reading.
    if (error?.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    if (!error && stream.bytesRead === range.end - range.start + 1) return;
    log.error("file-cut-off", { path, code: getErrorCode(error) });
    response.req.socket.destroy();
  });
}

function answer(request: IncomingMessage, response: ServerResponse, choice: Choice): void {
  const { path, loaded, lines } = choice;
  const { bytes, handle } = loaded;
  const {
    status,
    more,
    bytes: range,
  } = isPlain(request)
    ? { status: 200, more: ["Content-Length", String(loaded.size)], bytes: getWhole(loaded.size) }
    : decide(request, choice);
  response.writeHead(status, [...lines, ...more, ...getKeepAliveHint(response)]);
  const hasBody = range !== undefined && range.end >= range.start && request.method !== "HEAD";
  if (hasBody && handle) sendPiecewise(response, path, handle, range);
  else {
    response.end(hasBody ? bytes?.subarray(range.start, range.end + 1) : undefined);
    void handle?.close();
  }
}

/** Answers for a file that was there when the folder was looked at and cannot be read now. */
function answerUnreadable(response: ServerResponse, path: string, error: unknown, headers: Headers): void {
  log.error("file-unreadable", { path, code: getErrorCode(error) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const code: ErrorCode = "server-error";
  const body = JSON.stringify({ code });
  const own = { [ERROR_CODE_HEADER]: code, "Content-Type": "application/json; charset=utf-8" };
  const fixed = { "Cache-Control": "no-store", "Content-Length": String(body.length) };
  response.writeHead(ERROR_STATUS[code], { ...headers, ...own, ...fixed });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/**
 * Serves the files of a built site: compressed copies to who takes them, `ETag`, `HEAD`, and parts of what is not compressed.
 * `getHeaders` gets what else an answer to a path carries.
 */
export function serveFiles(folder: string, getHeaders: (path: string) => Headers): FileServer {
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
      const lines = stored.lines ?? writeLines(path, file, encoding, loaded.etag);
      // What is read again for each answer may be another file by then.
      if (stored.loaded) stored.lines = lines;
      answer(request, response, { path, loaded, lines, isCompressed: encoding !== undefined });
    };
    if (stored.loaded) send(stored.loaded);
    else
      memory
        .load(stored)
        .then(send)
        .catch((error: unknown) => answerUnreadable(response, path, error, getHeaders(path)));
    return true;
  };
}
