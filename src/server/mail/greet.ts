import { getMailTranslator } from "../messages";
import type { Enquiry } from "../store/enquiry";
import { getGreetingName } from "./greeting-name";
import type { MailBlock } from "./mail-body";

/** Greets a guest by name, where the name is one. */
export function greet({ locale, payload }: Enquiry): MailBlock {
  const t = getMailTranslator(locale);
  const name = getGreetingName(payload.name);
  return { paragraph: name === undefined ? t("greetingWithoutName") : t("greeting", { name }) };
}
