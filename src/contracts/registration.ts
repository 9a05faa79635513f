import { z } from "zod";

import { cleanLine } from "./clean-text";
import {
  code,
  email,
  honeypot,
  idempotencyKey,
  lang,
  optionalLine,
  requiredLine,
  requiredText,
} from "./fields";
import { TEXT_LIMITS } from "./limits";

const GITHUB_NAME = /^[a-z\d](?:-?[a-z\d])*$/i;

/** People paste their profile's address or write an @ before the name; both mean the name. */
function toGithubName(value: string): string {
  return cleanLine(value)
    .replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//i, "")
    .replace(/^@|\/+$/g, "");
}

/** Body of `POST /api/registration`: a new member of staff asks for access to the CMS. */
export const registrationRequestSchema = z.strictObject(
  {
    name: requiredLine(TEXT_LIMITS.name),
    email: email(),
    github: requiredLine(TEXT_LIMITS.source)
      .overwrite(toGithubName)
      .refine(
        (value) => value.length <= TEXT_LIMITS.github && GITHUB_NAME.test(value),
        code("invalid-github"),
      ),
    message: requiredText(TEXT_LIMITS.message),
    lang: lang(),
    source: optionalLine(TEXT_LIMITS.source),
    idempotencyKey: idempotencyKey().optional(),
    website: honeypot(),
  },
  code("invalid"),
);

export type RegistrationRequest = z.output<typeof registrationRequestSchema>;
