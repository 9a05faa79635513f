import { verifyRegistrationResponse, type RegistrationResponseJSON } from "@simplewebauthn/server";

import {
  passkeyAddSchema,
  passkeyRemoveSchema,
  passkeyRenameSchema,
  type PasskeyResponse,
} from "../../../contracts/staff";
import { getEnv } from "../../env";
import type { Answer, Exchange } from "../../http/exchange";
import { HttpError } from "../../http/http-error";
import { getStore } from "../../store/get-store";
import { logStaffAction } from "../log-action";
import { readRequest } from "../read-request";
import { requireStaff, type SignedInStaff } from "../require-staff";
import { getChallengeEnd } from "./passkey-challenge";
import { getRelyingParty } from "./relying-party";

/** Checks what a new passkey answers: our challenge for this session, our address, and that it has asked for fingerprint, face or PIN. */
async function verify(staff: SignedInStaff, response: PasskeyResponse, now: number) {
  const party = getRelyingParty();
  const signed = { challenge: "", end: 0 };
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The package checks the rest of what the schema lets through.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge(challenge) {
        const purpose = `registration:${staff.sessionId}` as const;
        const end = getChallengeEnd(getEnv().getSecret(), purpose, challenge, now);
        Object.assign(signed, { challenge, end: end ?? 0 });
        return end !== undefined;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    return registrationInfo && { credential: registrationInfo.credential, signed };
  } catch {
    // The package throws for whatever is not right; its words are for programmers.
    return undefined;
  }
}

/** Adds a passkey for whoever is signed in. */
export async function addPasskey(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { name, response } = readRequest(exchange, passkeyAddSchema);
  const now = Date.now();
  const verified = await verify(staff, response, now);
  if (verified === undefined) throw new HttpError("invalid", { fields: { response: "invalid" } });
  const { credential, signed } = verified;
  const { passkeys } = (await getStore()).staff;
  const passkey = {
    ...{ id: credential.id, personId: staff.id, name, counter: credential.counter },
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    transports: credential.transports ?? [],
  };
  if (!(await passkeys.add(passkey, signed, now))) throw new HttpError("conflict");
  await logStaffAction(staff, "passkey-added", name);
  return { status: 201, json: { id: passkey.id, name } };
}

/** Renames a passkey of whoever is signed in. */
export async function renamePasskey(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { id, name } = readRequest(exchange, passkeyRenameSchema);
  const { passkeys } = (await getStore()).staff;
  if (!(await passkeys.rename(staff.id, id, name))) throw new HttpError("not-found");
  await logStaffAction(staff, "passkey-renamed", name);
  return { status: 200, json: { id, name } };
}

/** Removes a passkey of whoever is signed in: nobody signs in with it any more. */
export async function removePasskey(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { id } = readRequest(exchange, passkeyRemoveSchema);
  const { passkeys } = (await getStore()).staff;
  const name = await passkeys.remove(staff.id, id);
  if (name === undefined) throw new HttpError("not-found");
  await logStaffAction(staff, "passkey-removed", name);
  return { status: 204 };
}
