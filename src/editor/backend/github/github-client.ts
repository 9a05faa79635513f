import { createAppAuth } from "@octokit/auth-app";
import { Octokit } from "@octokit/core";

import type { Env } from "../../../server/platform/env";
import { HttpError } from "../../../server/platform/http/request";
import { log } from "../../../server/platform/log";

export interface GithubClient {
  octokit: Octokit;
  place: { owner: string; repo: string };
  branch: string;
}

/** Functions of serverless hosts are ended after ten seconds; a save is some calls one after another. */
const TIMEOUT_MS = 8000;
/** The wait when GitHub does not say how long. */
const WAIT_SECONDS = 60;

interface Refusal {
  status: number;
  response?: { headers: Readonly<Record<string, string | number | undefined>> };
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}

/** Seconds until GitHub takes calls again; `undefined` if it has not refused for asking too often. */
function getWait({ status, response }: Refusal): number | undefined {
  const headers = response?.headers ?? {};
  if (status !== 403 && status !== 429) return undefined;
  if (headers["retry-after"] !== undefined) return Number(headers["retry-after"]);
  if (status === 403 && headers["x-ratelimit-remaining"] !== "0") return undefined;
  const seconds = Math.ceil(Number(headers["x-ratelimit-reset"]) - Date.now() / 1000);
  return seconds > 0 ? seconds : WAIT_SECONDS;
}

/** Tells whether GitHub has refused to move a branch. */
export function isBranchRefused(error: unknown): boolean {
  return isRefusal(error) && error.status === 422;
}

/**
 * 429 with the seconds to wait, or 503 when GitHub does not answer in time, is in trouble, or does not know us. The log says which; nothing
 * of the request is in it.
 */
function toGithubFailure(error: unknown): unknown {
  if (error instanceof HttpError || isBranchRefused(error)) return error;
  const retryAfter = isRefusal(error) ? getWait(error) : undefined;
  log.error("github-refused", { status: isRefusal(error) ? error.status : 0, retryAfter });
  return retryAfter === undefined
    ? new HttpError("unavailable")
    : new HttpError("too-many-requests", { retryAfter });
}

function createOctokit(options: ConstructorParameters<typeof Octokit>[0], timeoutMs: number): Octokit {
  const fetchInTime: typeof fetch = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const octokit = new Octokit({ userAgent: "site-editor", request: { fetch: fetchInTime }, ...options });
  octokit.hook.error("request", (error) => {
    throw toGithubFailure(error);
  });
  return octokit;
}

export async function createGithubClient(
  { repo: fullName = "", branch, githubApiUrl: baseUrl, githubToken, githubApp }: Env["cms"],
  timeoutMs = TIMEOUT_MS,
): Promise<GithubClient> {
  const [owner = "", repo = ""] = fullName.split("/");
  const place = { owner, repo };
  if (!githubApp) return { octokit: createOctokit({ baseUrl, auth: githubToken }, timeoutMs), place, branch };
  const app = { appId: githubApp.id, privateKey: githubApp.privateKey };
  const options = { baseUrl, authStrategy: createAppAuth };
  const asApp = createOctokit({ ...options, auth: app }, timeoutMs);
  const { data } = await asApp.request("GET /repos/{owner}/{repo}/installation", place);
  // Its tokens live an hour, and are renewed in time.
  const auth = { ...app, installationId: data.id };
  return { octokit: createOctokit({ ...options, auth }, timeoutMs), place, branch };
}
