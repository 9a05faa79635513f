import type { Locale } from "../../domain/config/locales";
import type { RegistrationRequest } from "../../domain/contracts/registration";
import { getEnv } from "../platform/env";
import { isTrapped, type Outcome, type Submission } from "../platform/http/form";
import { log } from "../platform/log";
import { getServerTranslator } from "../platform/messages";
import { getStore } from "../store";

/**
 * Accepts a request for access: stored for 30 days and mailed to the owners, who decide. The answer is the same for an address that
 * has access or has asked already. What only a machine fills in is dropped.
 */
export async function acceptRegistration({
  data,
  rate,
  now,
}: Submission<RegistrationRequest>): Promise<Outcome> {
  const { name, email, language, about } = data;
  if (isTrapped(data)) {
    log.info("access-request-dropped");
    return { outcome: "accepted" };
  }
  const { staff } = await getStore();
  const asked = { name, email: email.toLowerCase(), locale: language, about };
  const retryAfter = await staff.requests.add({ ...asked, rate, agencyEmails: getEnv().agencyEmails }, now);
  if (retryAfter > 0) return { outcome: "limited", retryAfter };
  log.info("access-request-accepted");
  return { outcome: "accepted" };
}

export function thankForRegistration(locale: Locale) {
  const t = getServerTranslator(locale);
  return { texts: [t("registration.sent"), t("registration.reference")] };
}
