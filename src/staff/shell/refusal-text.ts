import { useT } from "./language-context";

/** Says why a call or a field was refused, and how long to wait after too many tries. */
export function useRefusalText(): (refusal: { code: string; retryAfter?: number | undefined }) => string {
  const t = useT("shared.refusals");
  return ({ code, retryAfter = 60 }) =>
    t([code as "failed", "failed"], { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
}
