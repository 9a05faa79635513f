import { ZodError } from "zod";

import type { Answer } from "../server/http/exchange";
import { ERROR_CODE_HEADER, HttpError } from "../server/http/http-error";
import { UnknownFileError } from "./calls/editor-call";
import { OutdatedChangeError } from "./checks/refuse-outdated-change";
import { RefusedChangeError } from "./checks/refused-change-error";
import { ForbiddenPathError } from "./content-paths";

/** Turns what a call was refused for into an answer; what is no refusal is thrown again. */
export function toRefusal(error: unknown): Answer {
  if (error instanceof OutdatedChangeError)
    return { status: 409, headers: { [ERROR_CODE_HEADER]: "outdated" }, json: { files: error.files } };
  if (error instanceof RefusedChangeError) return { status: 422, json: { problems: error.problems } };
  if (error instanceof ForbiddenPathError) throw new HttpError("forbidden");
  if (error instanceof UnknownFileError) throw new HttpError("not-found");
  if (error instanceof ZodError) throw new HttpError("invalid");
  throw error;
}
