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

import { staffApi, type SignedIn, type RouterInputs } from "../shell/client";

/** The person, or the browser, has ended the question for fingerprint or face; or this device has a passkey already. */
export class UnfinishedPasskey extends Error {
  override name = "UnfinishedPasskey";
  readonly isKnown: boolean;
  constructor(cause: unknown) {
    super("No passkey", { cause });
    this.isKnown = cause instanceof Error && cause.name === "InvalidStateError";
  }
}

/** Browsers have no passkeys for an address without a name, as `npm start` has it: `127.0.0.1`, `[::1]`. */
const isNamed = (host: string) => !/^[\d.]+$|^\[/.test(host);

export function canUsePasskeys(host = location.hostname): boolean {
  return isNamed(host) && browserSupportsWebAuthn();
}

export async function canOfferPasskeys(host = location.hostname): Promise<boolean> {
  return isNamed(host) && (await browserSupportsWebAuthnAutofill());
}

/** Ends a question that the browser would still answer, when its page is gone. */
export function stopAskingForPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** The schema lets more through: the package of the server checks it. */
async function ask(answer: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>) {
  try {
    return (await answer) as unknown as RouterInputs["passkeys"]["add"]["response"];
  } catch (error) {
    throw new UnfinishedPasskey(error);
  }
}

/** Signs in by a passkey: asked for at once, or offered among what the browser fills into the field of the address. */
export async function signInByPasskey(how: "at-once" | "by-autofill"): Promise<SignedIn> {
  const options = await staffApi.passkeys.signInOptions.mutate();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const passkey = await ask(startAuthentication({ optionsJSON, useBrowserAutofill: how === "by-autofill" }));
  return staffApi.session.open.mutate({ passkey });
}

export async function addPasskey(name: string) {
  const options = await staffApi.passkeys.registrationOptions.mutate();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = await ask(startRegistration({ optionsJSON }));
  return staffApi.passkeys.add.mutate({ name, response });
}
