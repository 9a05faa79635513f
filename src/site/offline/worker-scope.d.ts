/** Types of the global scope of a service worker. TypeScript's library `webworker` has them, but cannot be used together with `dom`. */
interface WorkerMessageEvent extends Event {
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerClient {
  postMessage(message: unknown): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { get(id: string): Promise<WorkerClient | undefined>; claim(): Promise<void> };
  addEventListener(
    name: "message" | "install" | "activate",
    listener: (event: WorkerMessageEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
}
