/** `/sw.js` while reading offline is switched off: deletes what was saved and unregisters itself. */
const worker = self as unknown as WorkerScope;

async function deleteSaved(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("saved-")) await caches.delete(name);
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(deleteSaved().then(() => worker.registration.unregister())),
);
