import type { Staff } from "../../server/accounts/session";
import type { ContentStore } from "../content-store";

interface CallContext {
  store: ContentStore;
  staff: Staff;
}

/** Answers one action of the editor. */
export type EditorCall = (context: CallContext, params: unknown) => Promise<unknown>;

/** There is no such file or version. */
export class UnknownFileError extends Error {
  override name = "UnknownFileError";
}
