/** Shares the result of costly work among callers at the same time, or within the given times after it. */
export function shareResult<Result>(
  work: () => Promise<Result>,
  { resultMs, failureMs }: { resultMs: number; failureMs: number },
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
