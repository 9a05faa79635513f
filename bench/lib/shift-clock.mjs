// Loaded before a site by NODE_OPTIONS=--import: its wall clock is CLOCK_SHIFT_MS ahead. Timers run as always.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const now = Date.now;
globalThis.Date = class extends Date {
  constructor(...args) {
    if (args.length === 0) super(now() + shift);
    else super(...args);
  }

  static now() {
    return now() + shift;
  }
};
