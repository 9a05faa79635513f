import { getEnv } from "../../server/env";
import { forgetSingleton, processSingleton } from "../../server/process-singleton";
import type { ContentStore } from "../content-store";
import { createGithubClient } from "./github-client";
import { createGithubStore } from "./create-github-store";

const CLIENT = "github-client";

/** Gets this process's client; one that could not be made is tried again. */
function getClient() {
  return processSingleton(CLIENT, () => {
    const client = createGithubClient(getEnv().cms);
    client.catch(() => forgetSingleton(CLIENT));
    return client;
  });
}

/** Gets the store of the repository that the settings name. */
export function getGithubStore(): ContentStore {
  return processSingleton("github-store", () => createGithubStore(getClient));
}
