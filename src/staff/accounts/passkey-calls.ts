import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
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

const loadLibrary = () => import("@simplewebauthn/browser");

/** Browsers have no passkeys for an address without a name, as `npm start` has it: `127.0.0.1`, `[::1]`. */
export function canUsePasskeys(host = location.hostname): boolean {
  return !/^[\d.]+$|^\[/.test(host) && typeof globalThis.PublicKeyCredential === "function";
}

export async function canOfferPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await loadLibrary()).browserSupportsWebAuthnAutofill();
}

/** Ends a question that the browser would still answer, when its page is gone. */
export async function stopAskingForPasskey(): Promise<void> {
  if (canUsePasskeys()) (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
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
  const [options, library] = await Promise.all([staffApi.passkeys.signInOptions.mutate(), loadLibrary()]);
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const useBrowserAutofill = how === "by-autofill";
  const passkey = await ask(library.startAuthentication({ optionsJSON, useBrowserAutofill }));
  return staffApi.session.open.mutate({ passkey });
}

export async function addPasskey(name: string) {
  const [options, library] = await Promise.all([
    staffApi.passkeys.registrationOptions.mutate(),
    loadLibrary(),
  ]);
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = await ask(library.startRegistration({ optionsJSON }));
  return staffApi.passkeys.add.mutate({ name, response });
}
