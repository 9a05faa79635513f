import type { RegistrationRequest } from "../../contracts/registration";
import { getRegistrationMails } from "../enquiries/get-mails";
import { logAcceptance } from "../enquiries/log-acceptance";
import { getReceiptKeys } from "../enquiries/receipt-keys";
import { getEnv } from "../env";
import { isTrapped, type Outcome, type Submission } from "../http/submission";
import { getStore } from "../store/get-store";

/** Accepts an access request: stored and mailed to the owner. It gives nobody access. */
export async function acceptRegistration({
  data,
  rate,
  now,
  idempotencyKey,
  keyReuse,
}: Submission<RegistrationRequest>): Promise<Outcome> {
  const { lang, website: _trap, idempotencyKey: _sent, ...payload } = data;
  const spamReason = isTrapped(data) ? "honeypot" : undefined;
  const mails = spamReason === undefined ? getRegistrationMails(payload.email, getEnv().agencyEmails) : [];
  const store = await getStore();
  const result = await store.enquiries.accept(
    {
      ...{ kind: "registration", locale: lang, payload, idempotencyKey, keyReuse, spamReason, mails, rate },
      receipt: getReceiptKeys(payload.email),
    },
    now,
  );
  if (result.outcome === "limited" || result.outcome === "key-reused") return result;
  logAcceptance("access-request-accepted", result, spamReason);
  return { outcome: "accepted", reference: result.reference };
}
