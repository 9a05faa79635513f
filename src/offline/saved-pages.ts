import {
  getPageResources,
  getSharedScripts,
  isRuntime,
  UnknownFormatError,
} from "../workarounds/gatsby/page-resources";

const PREFIX = "saved-";
const CACHE = `${PREFIX}1`;
const SAVED_AT = "x-saved-at";
/** A page saved within this time is not fetched again. */
const FRESH_MS = 60 * 60 * 1000;
const SHARED = "/page-data/app-data.json";

function getDataPath(path: string): string {
  return `/page-data${path === "/" ? "/index" : path}/page-data.json`;
}

export function getSavedAt(response: Response): Date {
  return new Date(response.headers.get(SAVED_AT) ?? 0);
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path, { cache: "no-cache", credentials: "same-origin" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/** Creates the response to be saved: with the time, and not marked as redirected, which browsers refuse for navigations. */
function addSavedAt(body: string, { headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) kept.delete(name);
  kept.set(SAVED_AT, new Date().toISOString());
  return new Response(body, { headers: kept });
}

async function isFresh(cache: Cache, path: string): Promise<boolean> {
  const saved = await cache.match(path);
  return saved !== undefined && Date.now() - getSavedAt(saved).getTime() < FRESH_MS;
}

/** Saves the files that are not saved yet; their content never changes under the same name. */
async function keepFiles(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) if (!(await cache.match(path))) await cache.put(path, await load(path));
}

/** Saves a page together with its data, then the files they need. Returns the paths of all of them. */
async function keepPage(cache: Cache, path: string, picturesWanted: boolean): Promise<string[]> {
  const dataPath = getDataPath(path);
  if (!(await isFresh(cache, path))) {
    const [page, data] = await Promise.all([load(path), load(dataPath)]);
    const [html, json] = await Promise.all([page.text(), data.text()]);
    await cache.put(path, addSavedAt(html, page));
    await cache.put(dataPath, addSavedAt(json, data));
  }
  const [html = "", json = ""] = await Promise.all(
    [path, dataPath].map(async (saved) => (await cache.match(saved))?.text()),
  );
  const resources = getPageResources(html, json, picturesWanted);
  await keepFiles(cache, resources);
  const runtime = resources.find(isRuntime) ?? "";
  const shared = getSharedScripts((await (await cache.match(runtime))?.text()) ?? "");
  await keepFiles(cache, shared);
  return [path, dataPath, ...resources, ...shared];
}

export interface PagesToKeep {
  /** The page of the kept list, saved without pictures: there are too many. */
  list: string;
  /** The page of the contact form, without pictures, too; an open page of an earlier version does not name it. */
  contact?: string;
  offers: readonly string[];
}

/** Saves these pages and deletes all others. What cannot be loaded now is tried again when the next page is opened. */
export async function keepPages({ list, contact, offers }: PagesToKeep): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set([SHARED]);
  let isComplete = true;
  for (const path of [list, ...(contact ? [contact] : []), ...offers]) {
    try {
      for (const kept of await keepPage(cache, path, offers.includes(path))) wanted.add(kept);
    } catch (error) {
      isComplete = false;
      // Without its scripts the page would be half of one.
      if (error instanceof UnknownFormatError)
        await Promise.all([path, getDataPath(path)].map((name) => cache.delete(name)));
    }
  }
  if (!(await isFresh(cache, SHARED))) {
    const shared = await load(SHARED);
    await cache.put(SHARED, addSavedAt(await shared.text(), shared));
  }
  if (!isComplete) return;
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Returns what was saved for an address, ignoring its query; of a picture in any size and format. */
export async function findSaved(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const path = url.pathname.replace(/(?<=.)\/$/, "");
  const exact = await cache.match(path);
  const [, picture] = /^(\/static\/[0-9a-f]{32}\/)/.exec(path) ?? [];
  if (exact || !picture) return exact;
  const alike = (await cache.keys()).find((request) => new URL(request.url).pathname.startsWith(picture));
  return alike && cache.match(alike);
}

/** Deletes what earlier versions of the worker have saved, or everything. */
export async function forgetPages(all: boolean): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && (all || name !== CACHE)) await caches.delete(name);
}
