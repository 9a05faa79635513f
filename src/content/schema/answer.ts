import { z } from "zod";

import { KNOWN_PLACEHOLDERS } from "../../config/answers";
import type { ContentFault } from "../content-problem";
import { text, translated } from "./fields";

/** A brace with what stands behind it, closed or not: nobody writes one in a letter on purpose. */
const BRACES = /\{+[^{}\n]{0,40}\}*|\}+/g;

/** Finds what stands in braces and is no value that the site fills in. */
function findUnknown(value: string): string[] {
  const found = value.match(BRACES) ?? [];
  return [...new Set(found.filter((braces) => !KNOWN_PLACEHOLDERS.includes(braces)))];
}

/** A text that leaves values of the enquiry open. */
function templateText(max: number) {
  return translated(
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .superRefine((value, context) => {
        const unknown = findUnknown(value);
        const fault: ContentFault = { code: "unknown-placeholder", unknown, known: KNOWN_PLACEHOLDERS };
        if (unknown.length > 0) context.addIssue({ code: "custom", message: fault.code, params: fault });
      }),
  );
}

/** `content/answers/*.json`: ready-made answers, which staff put into a mail to a guest. Title: how staff find it. */
export const answerSchema = z.strictObject({ title: text(80), text: templateText(2000) });
