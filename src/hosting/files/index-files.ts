import { readdirSync, statSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { lookup } from "mrmime";

import { getCacheControl } from "../cache-headers";
import { ENCODINGS, type Encoding } from "./choose-encoding";

/** What an answer is made of: the bytes, or for a large file, which stays on the disk, the open file. */
export type LoadedFile = { etag: string; size: number } & (
  { bytes: Buffer; handle?: never } | { bytes?: never; handle: FileHandle }
);

/** One stored form of a file. */
export interface StoredFile {
  path: string;
  /** What it had when the folder was looked at; an answer goes by what it has at that moment. */
  size: number;
  /** A small file that is kept in memory since it was asked for first. */
  loaded?: LoadedFile;
  /** The header lines of every answer from it, names and values in turns: Node sends such a list fastest. */
  lines?: readonly string[];
}

/** What is served under an address. */
export interface SiteFile {
  type: string;
  cacheControl: string;
  plain: StoredFile;
  encoded: Partial<Record<Encoding, StoredFile>>;
}

const EXTENSIONS: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const IS_TEXT = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

function getType(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return IS_TEXT.test(type) ? `${type};charset=utf-8` : type;
}

/** Gets the addresses of a file: its own, and for a page the one without `.html` or `index.html`. */
function getAddresses(name: string): string[] {
  const page = /^(?:(.*)\/)?index\.html$|^(.*)\.html$/.exec(name);
  return page ? [`/${name}`, `/${page[1] ?? page[2] ?? ""}`] : [`/${name}`];
}

/** A dot file is nobody's business. */
const isHidden = (name: string) => /(?:^|\/)\./.test(name);

/**
 * Looks once at all files of a built site and gets them by their address. What is not in the list is not served, so that no
 * path leads out of the folder.
 */
export function indexFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !isHidden(name));
  const known = new Set(names);
  const store = (name: string): StoredFile => {
    const path = join(folder, name);
    return { path, size: statSync(path).size };
  };
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const encoded: SiteFile["encoded"] = {};
    for (const encoding of ENCODINGS)
      if (known.has(name + EXTENSIONS[encoding])) encoded[encoding] = store(name + EXTENSIONS[encoding]);
    const file = {
      type: getType(name),
      cacheControl: getCacheControl(`/${name}`),
      plain: store(name),
      encoded,
    };
    // A folder's own page comes before a file that is called like the folder.
    for (const address of getAddresses(name))
      if (!files.has(address) || name.endsWith("/index.html")) files.set(address, file);
  }
  return files;
}
