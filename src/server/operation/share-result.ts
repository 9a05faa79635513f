/** How long a result is shared; a failure should expire sooner. */
export interface ShareTimes {
  resultMs: number;
  failureMs: number;
}

/**
 * Shares the result of costly work among callers at the same time, or within the given times after it. The times are measured by the
 * monotonic clock.
 */
export function shareResult<Result>(
  work: () => Promise<Result>,
  { resultMs, failureMs }: ShareTimes,
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
