import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/browser";

import { callSignedIn, callStaff, staffApi, type Refusal } from "../shell/client";
import type { PasskeyResponse } from "../../contracts/staff";
import type { PasskeyReply, SignedIn } from "../shell/replies";

/** The person, or the browser, has ended the question for fingerprint or face; or this device has a passkey already. */
type Unfinished = { ok: false; code: "cancelled" } | { ok: false; code: "known-already" };

export type PasskeyResult<Data> = { ok: true; data: Data } | Refusal | Unfinished;

/** Browsers have no passkeys for an address without a name, as `npm start` has it: `127.0.0.1`, `[::1]`. */
const isNamed = (host: string) => !/^[\d.]+$|^\[/.test(host);

/** Tells whether this browser can ask for fingerprint or face here. */
export function canUsePasskeys(host = location.hostname): boolean {
  return isNamed(host) && browserSupportsWebAuthn();
}

/** Tells whether this browser offers passkeys among what it fills into the field of the address. */
export async function canOfferPasskeys(host = location.hostname): Promise<boolean> {
  return isNamed(host) && (await browserSupportsWebAuthnAutofill());
}

/** Ends a question that the browser would still answer, when its page is gone. */
export function stopAskingForPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

function toUnfinished(error: unknown): Unfinished {
  const isKnown = error instanceof Error && error.name === "InvalidStateError";
  return { ok: false, code: isKnown ? "known-already" : "cancelled" };
}

/** The schema lets more through: the package of the server checks it. */
const toInput = (response: AuthenticationResponseJSON | RegistrationResponseJSON) =>
  response as unknown as PasskeyResponse;

/** Signs in by a passkey: asked for at once, or offered among what the browser fills into the field of the address. */
export async function signInByPasskey(how: "at-once" | "by-autofill"): Promise<PasskeyResult<SignedIn>> {
  const options = await callStaff(staffApi.passkeys.signInOptions.mutate());
  if (!options.ok) return options;
  const useBrowserAutofill = how === "by-autofill";
  try {
    const passkey = await startAuthentication({
      optionsJSON: options.data as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill,
    });
    return await callStaff(staffApi.session.open.mutate({ passkey: toInput(passkey) }));
  } catch (error) {
    return toUnfinished(error);
  }
}

/** Makes a passkey on this device for the person who is signed in. */
export async function addPasskey(name: string): Promise<PasskeyResult<Pick<PasskeyReply, "id" | "name">>> {
  const options = await callSignedIn(staffApi.passkeys.registrationOptions.mutate());
  if (!options.ok) return options;
  try {
    const response = await startRegistration({
      optionsJSON: options.data as PublicKeyCredentialCreationOptionsJSON,
    });
    return await callSignedIn(staffApi.passkeys.add.mutate({ name, response: toInput(response) }));
  } catch (error) {
    return toUnfinished(error);
  }
}
