/** Tells, inside the page, whether the service worker has saved a page with a picture and the scripts. */
export async function isSavedForOffline(path: string): Promise<boolean> {
  const files = await (await caches.open("saved-files")).keys();
  const hasFile = (pattern: RegExp) => files.some(({ url }) => pattern.test(url));
  const saved = [path, `/page-data${path}/page-data.json`, "/page-data/app-data.json"];
  const responses = await Promise.all(saved.map((file) => caches.match(file)));
  return responses.every(Boolean) && [/\/static\/.+\.webp$/, /\/app-/].every(hasFile);
}
