import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";

import { passkeyOptionsSchema } from "../../../contracts/staff";
import { getEnv } from "../../env";
import type { Answer, Exchange } from "../../http/exchange";
import { getStore } from "../../store/get-store";
import { readRequest } from "../read-request";
import { requireStaff, type SignedInStaff } from "../require-staff";
import { createChallenge } from "./passkey-challenge";
import { getRelyingParty } from "./relying-party";

async function createRegistrationOptions(staff: SignedInStaff): Promise<object> {
  const party = getRelyingParty();
  const { passkeys } = (await getStore()).staff;
  return generateRegistrationOptions({
    ...{ rpID: party.id, rpName: party.name },
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    challenge: createChallenge(getEnv().getSecret(), `registration:${staff.sessionId}`, Date.now()),
    attestationType: "none",
    // A device that is set up already says so.
    excludeCredentials: (await passkeys.list(staff.id)).map(({ id, transports }) => ({
      ...{ id, transports: [...transports] },
    })),
    // The device shows which passkeys it has: nobody types an address. It asks for fingerprint, face or PIN each time.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

function createSignInOptions(): Promise<object> {
  return generateAuthenticationOptions({
    rpID: getRelyingParty().id,
    challenge: createChallenge(getEnv().getSecret(), "sign-in", Date.now()),
    userVerification: "required",
  });
}

/** Answers what the browser asks a passkey with: to register one, for whoever is signed in, or to sign in, for everybody. */
export async function answerPasskeyOptions(exchange: Exchange): Promise<Answer> {
  const { for: purpose } = readRequest(exchange, passkeyOptionsSchema);
  const json =
    purpose === "registration"
      ? await createRegistrationOptions(await requireStaff(exchange))
      : await createSignInOptions();
  return { status: 200, json };
}
