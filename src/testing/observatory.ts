type Directives = ReadonlyMap<string, readonly string[]>;

function parsePolicy(policy: string): Directives {
  const parts = policy.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name, sources]));
}

const hasUnsafe = (sources: readonly string[] | undefined, word: string) =>
  (sources ?? ["'unsafe-inline'"]).includes(`'unsafe-${word}'`);

/** Broad sources let anybody's scripts in. */
const BROAD = /^(\*|https?:|ftp:|data:|blob:|https?:\/\/\*)$/;

function ratePolicy(policy: string | null): [mark: string, points: number][] {
  if (policy === null) return [["csp-not-implemented", -25]];
  const directives = parsePolicy(policy);
  const fallback = directives.get("default-src");
  const scripts = directives.get("script-src") ?? fallback;
  const styles = directives.get("style-src") ?? fallback;
  const objects = directives.get("object-src") ?? fallback;
  if (hasUnsafe(scripts, "inline") || [...(scripts ?? []), ...(objects ?? ["*"])].some((s) => BROAD.test(s)))
    return [["csp-implemented-with-unsafe-inline", -20]];
  if (hasUnsafe(scripts, "eval")) return [["csp-implemented-with-unsafe-eval", -10]];
  if (hasUnsafe(styles, "inline")) return [["csp-implemented-with-unsafe-inline-in-style-src-only", 0]];
  if (fallback?.join() === "'none'" && directives.has("form-action") && directives.has("base-uri"))
    return [["csp-implemented-with-no-unsafe-default-src-none", 10]];
  return [["csp-implemented-with-no-unsafe", 5]];
}

function rateTransport(value: string | null): [string, number] {
  const age = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? 0);
  if (age === 0) return ["hsts-not-implemented", -20];
  return age < 15_768_000 ? ["hsts-implemented-max-age-less-than-six-months", -10] : ["hsts-implemented", 0];
}

function rateFrames(policy: string | null, value: string | null): [string, number] {
  const ancestors = parsePolicy(policy ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => BROAD.test(source)))
    return ["x-frame-options-implemented-via-csp", 5];
  return /^(deny|sameorigin)$/i.test(value ?? "")
    ? ["x-frame-options-sameorigin-or-deny", 0]
    : ["x-frame-options-not-implemented", -20];
}

const PRIVATE = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const BASE = 100;
/** Below this no bonus counts. */
const BONUS_FROM = 90;

/**
 * Scores the headers of an answer as Mozilla's HTTP Observatory does (github.com/mdn/mdn-http-observatory, its table of
 * scores): 100 or more is A+. What it looks for in pages (cookies, foreign scripts, redirects to https) is no matter of these headers.
 */
export function scoreHeaders(headers: Headers): { score: number; marks: string[] } {
  const policy = headers.get("content-security-policy");
  const referrer = headers.get("referrer-policy");
  const results: [string, number][] = [
    ...ratePolicy(policy),
    rateTransport(headers.get("strict-transport-security")),
    rateFrames(policy, headers.get("x-frame-options")),
    headers.get("x-content-type-options") === "nosniff" ? ["nosniff", 0] : ["no-nosniff", -5],
    PRIVATE.test(referrer ?? "") ? ["referrer-policy-private", 5] : ["referrer-policy-other", -5],
    /^same-(origin|site)$/.test(headers.get("cross-origin-resource-policy") ?? "")
      ? ["corp-implemented", 10]
      : ["corp-not-implemented", 0],
  ];
  const sum = (part: (points: number) => boolean) =>
    results.reduce((total, [, points]) => total + (part(points) ? points : 0), 0);
  const withoutBonus = BASE + sum((points) => points < 0);
  const score = withoutBonus >= BONUS_FROM ? withoutBonus + sum((points) => points > 0) : withoutBonus;
  return { score, marks: results.map(([mark]) => mark) };
}
