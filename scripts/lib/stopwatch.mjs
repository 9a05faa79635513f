/** Measures the parts of a piece of work: `lap` ends one and names it. */
export function createStopwatch() {
  const seconds = {};
  let last = performance.now();
  return {
    lap(name) {
      const now = performance.now();
      seconds[name] = Math.round(now - last) / 1000;
      last = now;
    },
    getSeconds: () => seconds,
  };
}
