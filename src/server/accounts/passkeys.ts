import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";

import { DEFAULT_LOCALE } from "../../domain/config/locales";
import { id, requiredLine } from "../../domain/contracts/fields";
import { TEXT_LIMITS } from "../../domain/config/forms";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/request";
import { readToken, signToken, type Token } from "../platform/secrets";
import { getSite } from "../platform/published";
import { publicProcedure, router, staffProcedure } from "../platform/rpc";
import type { Store } from "../store";
import type { StaffPasskey } from "./passkey-repository";
import { logStaffAction } from "./session";
import { NOBODY, type Prove } from "./sign-in-repository";

/** Of 1023 bytes at most (WebAuthn level 2, 4), base64url: what some security keys hold is sealed in it. */
const passkeyId = () => id(1364);
const name = () => requiredLine(TEXT_LIMITS.name);

/** The package checks the rest. */
export const passkeyResponseSchema = z.looseObject({
  id: passkeyId(),
  rawId: passkeyId(),
  type: z.literal("public-key"),
  response: z.looseObject({}),
  clientExtensionResults: z.looseObject({}),
});
type PasskeyResponse = z.output<typeof passkeyResponseSchema>;

/** For how long the browser may take to ask for fingerprint or face. */
const LIFE_MS = 5 * 60_000;

/** Whoever is to sign it: a session that adds a passkey, or anybody who signs in. */
type ChallengeOwner = "sign-in" | `session-${string}`;

/**
 * Creates what a passkey has to sign: a token of ours with an end. So nothing is stored for whoever opens the page; each is written down
 * when it is used (`staffChallenges`).
 */
function createChallenge(owner: ChallengeOwner): string {
  const token = {
    purpose: "passkey",
    id: `${owner}.${randomUUID()}`,
    expiresAt: Date.now() + LIFE_MS,
  } as const;
  return signToken(getEnv().getSecret(), token);
}

/** Returns the token of a challenge; `undefined` when it is not ours, for something else, or too old. */
function readChallenge(owner: ChallengeOwner, challenge: string, now: number): Token | undefined {
  const token = readToken(getEnv().getSecret(), Buffer.from(challenge, "base64url").toString(), now);
  return token?.purpose === "passkey" && token.id.startsWith(`${owner}.`) ? token : undefined;
}

/** Returns whom passkeys are for, by `SITE_URL`, whatever a request says. Throws 404 where the site has an IP address in the place of a name: browsers refuse passkeys for it. */
function getRelyingParty() {
  const { hostname, origin } = new URL(getEnv().siteUrl);
  if (isIP(hostname.replace(/[[\]]/g, "")) !== 0) throw new HttpError("not-found");
  return { id: hostname, name: getSite(DEFAULT_LOCALE).brand, origin };
}

/** Both checks demand a challenge of ours for this purpose, our address, and that fingerprint, face or PIN was asked for. */
function createExpectations(owner: ChallengeOwner, now: number) {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty();
  const signed = { challenge: "", end: 0 };
  function expectedChallenge(challenge: string): boolean {
    const token = readChallenge(owner, challenge, now);
    if (token) Object.assign(signed, { challenge: token.id, end: token.expiresAt });
    return token !== undefined;
  }
  return {
    signed,
    expected: { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true },
  };
}

export const passkeysRouter = router({
  registrationOptions: staffProcedure.mutation(async ({ ctx: { staff, store } }): Promise<object> => {
    const party = getRelyingParty();
    const known = await store.staff.passkeys.list(staff.id);
    return generateRegistrationOptions({
      rpID: party.id,
      rpName: party.name,
      userID: new TextEncoder().encode(staff.id),
      userName: staff.email,
      userDisplayName: staff.name,
      challenge: createChallenge(`session-${staff.sessionId}`),
      attestationType: "none",
      // A device that is set up already says so.
      excludeCredentials: known.map(({ id: credential, transports }) => ({
        id: credential,
        transports: transports as AuthenticatorTransport[],
      })),
      // The device shows which passkeys it has: nobody types an address. It asks for fingerprint, face or PIN each time.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }),
  signInOptions: publicProcedure.mutation((): Promise<object> =>
    generateAuthenticationOptions({
      rpID: getRelyingParty().id,
      challenge: createChallenge("sign-in"),
      userVerification: "required",
    }),
  ),
  add: staffProcedure
    .input(z.strictObject({ name: name(), response: passkeyResponseSchema }))
    .mutation(async ({ ctx: { staff, store }, input }) => {
      const now = Date.now();
      const { signed, expected } = createExpectations(`session-${staff.sessionId}`, now);
      const response = input.response as unknown as RegistrationResponseJSON;
      // The package throws for whatever is not right; its words are for programmers.
      const verified = await verifyRegistrationResponse({ response, ...expected }).catch(() => undefined);
      const credential = verified?.registrationInfo?.credential;
      if (!credential) throw new HttpError("invalid", { fields: { response: "invalid" } });
      const passkey = {
        id: credential.id,
        personId: staff.id,
        name: input.name,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
      };
      if (!(await store.staff.passkeys.add(passkey, signed, now))) throw new HttpError("conflict");
      await logStaffAction(staff, "passkey-added", input.name);
      return { id: passkey.id, name: input.name };
    }),
  rename: staffProcedure
    .input(z.strictObject({ id: passkeyId(), name: name() }))
    .mutation(async ({ ctx: { staff, store }, input }) => {
      if (!(await store.staff.passkeys.rename(staff.id, input.id, input.name)))
        throw new HttpError("not-found");
      await logStaffAction(staff, "passkey-renamed", input.name);
      return input;
    }),
  remove: staffProcedure
    .input(z.strictObject({ id: passkeyId() }))
    .mutation(async ({ ctx: { staff, store }, input }) => {
      const removed = await store.staff.passkeys.remove(staff.id, input.id);
      if (removed === undefined) throw new HttpError("not-found");
      await logStaffAction(staff, "passkey-removed", removed);
    }),
});

/** Tells whether a passkey names the person that it was made for; one that can be discovered has to. */
function isForPerson({ response }: PasskeyResponse, { personId }: StaffPasskey): boolean {
  const { userHandle } = response;
  return typeof userHandle === "string" && Buffer.from(userHandle, "base64url").toString("utf8") === personId;
}

/**
 * Returns the proof by a passkey: signed by a known one, for our address, with fingerprint, face or PIN, over a challenge of ours to
 * sign in, and with a counter that has gone up if it has one. The challenge and the counter are used in the transaction of the sign-in.
 */
export async function proveByPasskey({ staff }: Store, given: PasskeyResponse, now: number): Promise<Prove> {
  const passkey = await staff.passkeys.get(given.id);
  if (passkey === undefined || !isForPerson(given, passkey)) return NOBODY;
  const { signed, expected } = createExpectations("sign-in", now);
  const response = given as unknown as AuthenticationResponseJSON;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
  const credential = { id: passkey.id, publicKey, counter: passkey.counter };
  const checked = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(
    () => undefined,
  );
  if (!checked?.verified) return NOBODY;
  return staff.passkeys.proveByUse(
    { ...signed, passkey, counter: checked.authenticationInfo.newCounter },
    now,
  );
}
