// Globals that Gatsby's runtime defines before any component runs.
globalThis.__BASE_PATH__ = "";
globalThis.__PATH_PREFIX__ = "";
globalThis.___loader = { enqueue: () => undefined, hovering: () => undefined };
