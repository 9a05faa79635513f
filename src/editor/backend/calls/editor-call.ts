import type { Staff } from "../../../server/accounts/session";
import type { ContentStore } from "../content-store";
import { SharedError } from "../../../server/platform/errors";

interface CallContext {
  store: ContentStore;
  staff: Staff;
}

/** Answers one action of the editor. */
export type EditorCall = (context: CallContext, params: unknown) => Promise<unknown>;

/** There is no such file or version. */
export class UnknownFileError extends SharedError {
  static override readonly errorName = "UnknownFileError";
}
