import { forgetPages } from "./saved-pages";

/** What `/sw.js` is while reading offline is switched off: it deletes what was saved and goes. */
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(forgetPages(true).then(() => worker.registration.unregister())),
);
