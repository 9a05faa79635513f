import type { Enquiry } from "../enquiries/enquiry";
import { getMailTranslator } from "../platform/messages";
import type { MailBlock } from "./mail-body";

const MAX_LENGTH = 40;
/** Letters of any script, joined as names are. A dot ends a word ("J. R."): within one it could make an address. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:\.?[ '’·-]{1,2}\p{L}[\p{L}\p{M}]*)*\.?$/u;

/** Returns a name to greet a stranger by; `undefined` for what could be a link, an address, a number or a message. */
export function getGreetingName(name: string): string | undefined {
  return [...name].length <= MAX_LENGTH && NAME.test(name) ? name : undefined;
}

/** Greets a guest by name, where the name is one. */
export function greet({ locale, payload }: Enquiry): MailBlock {
  const t = getMailTranslator(locale);
  const name = getGreetingName(payload.name);
  return { paragraph: name === undefined ? t("greetingWithoutName") : t("greeting", { name }) };
}
