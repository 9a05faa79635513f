import { getEnv } from "../../server/platform/env";
import { HttpError } from "../../server/platform/http/http-error";
import { getGithubStore } from "./github/github-store";
import type { PublishingStatus } from "./publishing/publisher";
import type { ContentStore } from "./content-store";

interface EditorHost {
  store: ContentStore;
  getStatus(): Promise<PublishingStatus>;
  onUse?: () => void;
}

let workingTree: EditorHost | undefined;

/** Offers the working tree of this process to the functions. Gets what takes it back. */
export function offerEditor(host: EditorHost): () => void {
  workingTree = host;
  return () => (workingTree = undefined);
}

/** Returns what the editor works with; throws 404 where there is no content to edit: a packaged site without a repository. */
export function getEditor(): EditorHost {
  // Its host builds each commit by itself.
  if (getEnv().cms.repo !== undefined)
    return { store: getGithubStore(), getStatus: () => Promise.resolve({ state: "saved" }) };
  if (!workingTree) throw new HttpError("not-found");
  return workingTree;
}
