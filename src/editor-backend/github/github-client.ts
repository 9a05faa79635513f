import { createAppAuth } from "@octokit/auth-app";
import { Octokit } from "@octokit/core";

import type { Env } from "../../server/env";
import { toGithubFailure } from "./github-failure";

/** A repository at GitHub, and how to ask for it. */
export interface GithubClient {
  octokit: Octokit;
  owner: string;
  repo: string;
  branch: string;
}

/** Functions of serverless hosts are ended after ten seconds; a save is some calls one after another. */
const TIMEOUT_MS = 8000;

/** GitHub did not answer in time. */
class GithubTimeoutError extends Error {
  override name = "GithubTimeoutError";
}

function createOctokit(options: ConstructorParameters<typeof Octokit>[0], timeoutMs: number): Octokit {
  const octokit = new Octokit({ userAgent: "site-editor", ...options });
  octokit.hook.wrap("request", async (request, asked) => {
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        controller.abort();
        reject(new GithubTimeoutError(`No answer within ${timeoutMs} ms.`));
      }, timeoutMs);
    });
    try {
      const { signal } = controller;
      return await Promise.race([request({ ...asked, request: { ...asked.request, signal } }), tooLate]);
    } catch (error) {
      throw toGithubFailure(error);
    } finally {
      clearTimeout(timer);
    }
  });
  return octokit;
}

/** Gets the authentication of the App's installation at the repository; its tokens live an hour and are made anew in time. */
async function findInstallation(
  app: NonNullable<Env["cms"]["githubApp"]>,
  baseUrl: string,
  place: { owner: string; repo: string },
  timeoutMs: number,
) {
  const auth = { appId: app.id, privateKey: app.privateKey };
  const asApp = createOctokit({ baseUrl, authStrategy: createAppAuth, auth }, timeoutMs);
  const { data } = await asApp.request("GET /repos/{owner}/{repo}/installation", place);
  return { authStrategy: createAppAuth, auth: { ...auth, installationId: data.id } };
}

/** Creates the client of the repository that the settings name, in the name of a GitHub App or by a token. */
export async function createGithubClient(
  { repo: fullName = "", branch, githubApiUrl: baseUrl, githubToken, githubApp }: Env["cms"],
  timeoutMs = TIMEOUT_MS,
): Promise<GithubClient> {
  const [owner = "", repo = ""] = fullName.split("/");
  const auth = githubApp
    ? await findInstallation(githubApp, baseUrl, { owner, repo }, timeoutMs)
    : { auth: githubToken };
  return { octokit: createOctokit({ baseUrl, ...auth }, timeoutMs), owner, repo, branch };
}
