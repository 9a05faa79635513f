import type { RegistrationRequest } from "../../contracts/registration";
import { getRegistrationMails } from "../enquiries/get-mails";
import { getEnv } from "../env";
import { isTrapped, type Outcome, type Submission } from "../http/submission";
import { log } from "../log";
import { getStore } from "../store/get-store";

/** Accepts an access request: stored and mailed to the owner. It gives nobody access. */
export async function acceptRegistration({
  data,
  rate,
  now,
  idempotencyKey,
}: Submission<RegistrationRequest>): Promise<Outcome> {
  const { lang, website: _trap, idempotencyKey: _sent, ...payload } = data;
  const suspicion = isTrapped(data) ? "honeypot" : undefined;
  const mails = suspicion === undefined ? getRegistrationMails(payload.email, getEnv().agencyEmails) : [];
  const store = await getStore();
  const result = await store.enquiries.accept(
    { kind: "registration", locale: lang, payload, idempotencyKey, suspicion, mails, rate },
    now,
  );
  if (result.outcome === "limited") return result;
  log.info("access-request-accepted", { reference: result.reference, outcome: result.outcome, suspicion });
  return { outcome: "accepted", reference: result.reference };
}
