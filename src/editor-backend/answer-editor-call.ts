import { z } from "zod";

import type { Answer, Exchange } from "../server/http/exchange";
import { HttpError } from "../server/http/http-error";
import { readBody } from "../server/http/read-body";
import { requireStaff } from "../server/staff/require-staff";
import { EDITOR_BODY_LIMIT } from "./body-limit";
import { refuseOwnersReads } from "./checks/refuse-owners-files";
import { OUTDATED_CALLS } from "./calls/outdated-calls";
import type { EditorCall } from "./calls/editor-call";
import { MEDIA_CALLS } from "./calls/media-calls";
import { READ_CALLS } from "./calls/read-calls";
import { SAVE_CALLS } from "./calls/save-calls";
import { VERSION_CALLS } from "./calls/version-calls";
import { getEditor } from "./editor-host";
import { toRefusal } from "./to-refusal";

const CALLS: Readonly<Record<string, EditorCall>> = {
  ...READ_CALLS,
  ...SAVE_CALLS,
  ...MEDIA_CALLS,
  ...VERSION_CALLS,
  ...OUTDATED_CALLS,
};

const callSchema = z.object({ action: z.string(), params: z.unknown().optional() });

/** `POST /api/editor`: one action of a member of staff. Who has no session gets nothing else than 401. */
export async function answerEditorCall(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  try {
    const { action, params } = callSchema.parse(readBody(exchange, ["json"], EDITOR_BODY_LIMIT));
    const call = Object.hasOwn(CALLS, action) ? CALLS[action] : undefined;
    if (!call) throw new HttpError("not-found");
    if (!Object.hasOwn(SAVE_CALLS, action)) refuseOwnersReads(staff.role, params);
    const { store, onUse } = getEditor();
    onUse?.();
    return { status: 200, json: (await call({ store, staff }, params)) as object };
  } catch (error) {
    return toRefusal(error);
  }
}
