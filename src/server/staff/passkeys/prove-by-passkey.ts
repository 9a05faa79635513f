import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from "@simplewebauthn/server";

import type { PasskeyResponse } from "../../../contracts/staff";
import { getEnv } from "../../env";
import type { StaffPasskey } from "../../store/staff-passkeys";
import type { Prove } from "../../store/staff-sign-ins";
import type { Store } from "../../store/store";
import { getChallengeEnd } from "./passkey-challenge";
import { getRelyingParty } from "./relying-party";

const NOBODY: Prove = () => Promise.resolve(undefined);

function toCredential({ id, publicKey, counter }: StaffPasskey) {
  return { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter };
}

/** Tells whether a passkey names the person that it was made for; one that can be discovered has to. */
function isForPerson({ response }: PasskeyResponse, { personId }: StaffPasskey): boolean {
  const { userHandle } = response;
  return typeof userHandle === "string" && Buffer.from(userHandle, "base64url").toString("utf8") === personId;
}

/**
 * Gets the proof by a passkey: signed by a known one, for our address, with fingerprint, face or PIN, over a challenge of ours to
 * sign in, and with a counter that has gone up if it has one. The challenge and the counter are used in the transaction of the sign-in.
 */
export async function proveByPasskey(store: Store, response: PasskeyResponse, now: number): Promise<Prove> {
  const { passkeys } = store.staff;
  const passkey = await passkeys.get(response.id);
  if (passkey === undefined || !isForPerson(response, passkey)) return NOBODY;
  const party = getRelyingParty();
  const signed = { challenge: "", end: 0 };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The package checks the rest of what the schema lets through.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge(challenge) {
        const end = getChallengeEnd(getEnv().getSecret(), "sign-in", challenge, now);
        Object.assign(signed, { challenge, end: end ?? 0 });
        return end !== undefined;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: toCredential(passkey),
      requireUserVerification: true,
    });
    if (!verified) return NOBODY;
    return passkeys.proveByUse({ ...signed, passkey, counter: authenticationInfo.newCounter }, now);
  } catch {
    // The package throws for whatever is not right; its words are for programmers.
    return NOBODY;
  }
}
