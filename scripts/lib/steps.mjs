const HEARTBEAT_MS = 30_000;

/** Formats a duration in milliseconds as seconds, e.g. `0.4 s`, `83 s`. */
export function formatSeconds(milliseconds) {
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** The steps that are running, each a function that gets its line; some commands run two at once. */
const running = new Set();
let painting;

const clearLine = () => process.stdout.isTTY && process.stdout.write("\r\x1b[K");

function paint() {
  const lines = [...running].map((getLine) => getLine());
  process.stdout.write(`\r\x1b[K${lines.join("  ").slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

/** Shows that a step is running: a line that counts the seconds in a terminal, a line every 30 s in a log. */
function showProgress(title, getDetail) {
  const started = performance.now();
  const getLine = () => `… ${title} (${formatSeconds(performance.now() - started)}) ${getDetail()}`.trimEnd();
  if (!process.stdout.isTTY) console.log(`… ${title}`);
  const timer = process.stdout.isTTY ? undefined : setInterval(() => console.log(getLine()), HEARTBEAT_MS);
  running.add(getLine);
  if (process.stdout.isTTY) painting ??= setInterval(paint, 250);
  return () => {
    clearInterval(timer);
    running.delete(getLine);
    if (running.size === 0) painting = clearInterval(painting);
    clearLine();
    return formatSeconds(performance.now() - started);
  };
}

/**
 * Runs one step of a command and prints its title and duration. `work` gets a function that shows a detail beside the title; `undefined`
 * leaves the one before.
 */
export async function runStep(title, work) {
  let detail = "";
  const stop = showProgress(title, () => detail);
  try {
    const result = await work((text) => (detail = text ?? detail));
    console.log(`✓ ${title} (${stop()})`);
    return result;
  } catch (error) {
    console.log(`✗ ${title} (${stop()})`);
    throw error;
  }
}
