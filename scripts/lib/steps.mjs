const HEARTBEAT_MS = 30_000;

/** Formats a duration in milliseconds as seconds, e.g. `0.4 s`, `83 s`. */
export function formatSeconds(milliseconds) {
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** Shows that a step is at work: a line that counts the seconds in a terminal, a line every 30 s in a log. */
function showProgress(title, getDetail) {
  const started = performance.now();
  const getLine = () => `… ${title} (${formatSeconds(performance.now() - started)}) ${getDetail()}`.trimEnd();
  const { isTTY, columns = 80 } = process.stdout;
  if (!isTTY) console.log(`… ${title}`);
  const paint = () => process.stdout.write(`\r\x1b[K${getLine().slice(0, columns - 1)}`);
  const timer = setInterval(isTTY ? paint : () => console.log(getLine()), isTTY ? 250 : HEARTBEAT_MS);
  return () => {
    clearInterval(timer);
    if (isTTY) process.stdout.write("\r\x1b[K");
    return formatSeconds(performance.now() - started);
  };
}

/**
 * Runs one step of a command and prints its name and how long it took. The work is given a function that tells
 * what it is doing at the moment.
 */
export async function runStep(title, work) {
  let detail = "";
  const stop = showProgress(title, () => detail);
  try {
    const result = await work((text) => (detail = text));
    console.log(`✓ ${title} (${stop()})`);
    return result;
  } catch (error) {
    console.log(`✗ ${title} (${stop()})`);
    throw error;
  }
}
