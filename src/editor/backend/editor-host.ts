import { getEnv } from "../../server/platform/env";
import { HttpError } from "../../server/platform/http/http-error";
import { staffProcedure } from "../../server/platform/rpc";
import { refuseOwnersReads } from "./change-checks";
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

/** Returns what the editor works with; `undefined` where there is no content to edit: a packaged site without a repository. */
export function findEditor(): EditorHost | undefined {
  // Its host builds each commit by itself.
  return getEnv().cms.repo === undefined
    ? workingTree
    : { store: getGithubStore(), getStatus: () => Promise.resolve({ state: "saved" }) };
}

/** The same; throws 404 where there is no content to edit. */
export function getEditor(): EditorHost {
  const editor = findEditor();
  if (!editor) throw new HttpError("not-found");
  return editor;
}

/** A call that works with the content. What is the owners' alone is read by nobody else; changes of it are refused by file (`refuseOwnersFiles`). */
export const editorProcedure = staffProcedure.use(async ({ ctx, type, getRawInput, next }) => {
  if (type === "query") refuseOwnersReads(ctx.staff.role, await getRawInput());
  const { store, onUse } = getEditor();
  onUse?.();
  return next({ ctx: { content: store } });
});
