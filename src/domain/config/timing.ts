/** Durations of the frame's behaviours, in milliseconds (specification, section 9). */
export const CONFIRMATION_MS = 3000;
export const PAGE_TRANSITION_MS = 400;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const LOADING_BAR = { throttleMs: 200, durationMs: 5000, hideMs: 500 } as const;
