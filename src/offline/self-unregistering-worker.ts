import { forgetPages } from "./saved-pages";

/** `/sw.js` while reading offline is switched off: deletes what was saved and unregisters itself. */
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(forgetPages(true).then(() => worker.registration.unregister())),
);
