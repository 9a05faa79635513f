/** How long a result is good for others who ask; a failure should be forgotten soon. */
export interface RememberTimes {
  resultMs: number;
  failureMs: number;
}

/**
 * Makes work that many strangers may ask for cheap: those who ask at the same time, or within the given times after it, share one
 * result. The times are by the clock that cannot be set.
 */
export function remember<Result>(
  work: () => Promise<Result>,
  { resultMs, failureMs }: RememberTimes,
): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  let goodUntil = 0;
  return () => {
    if (known !== undefined && performance.now() < goodUntil) return known;
    const running = work();
    known = running;
    // Until it is done.
    goodUntil = Infinity;
    const keep = (ms: number) => () => {
      goodUntil = performance.now() + ms;
    };
    running.then(keep(resultMs), keep(failureMs));
    return running;
  };
}
