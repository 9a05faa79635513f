import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from "@simplewebauthn/server";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";

import { DEFAULT_LOCALE } from "../../config/locales";
import {
  passkeyAddSchema,
  passkeyRemoveSchema,
  passkeyRenameSchema,
  type PasskeyResponse,
} from "../../contracts/staff";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/http-error";
import { publicProcedure, staffProcedure } from "../platform/rpc";
import { getSite } from "../platform/published";
import { getStore, type Store } from "../store";
import type { StaffPasskey } from "./passkey-repository";
import { type SignedInStaff, logStaffAction } from "./session";
import type { Prove } from "./sign-in-repository";

/** For how long the browser may take to ask for fingerprint or face. */
const LIFE_MS = 5 * 60_000;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;

type ChallengePurpose = `registration:${string}` | "sign-in";

function sign(secret: string, purpose: ChallengePurpose, head: Uint8Array): Buffer {
  return createHmac("sha256", secret).update(`passkey:${purpose}:`).update(head).digest();
}

/**
 * Creates what a passkey has to sign: random bytes, an end, and our signature over both and the purpose. So nothing is stored for
 * whoever opens the page; each is written down when it is used (`staffChallenges`).
 */
function createChallenge(secret: string, purpose: ChallengePurpose, now: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(head);
  head.writeUIntBE(now + LIFE_MS, RANDOM_BYTES, TIME_BYTES);
  return new Uint8Array([...head, ...sign(secret, purpose, head)]);
}

/** Returns until when a challenge is good; `undefined` when it is not ours, for something else, or too old. */
function getChallengeEnd(
  secret: string,
  purpose: ChallengePurpose,
  challenge: string,
  now: number,
): number | undefined {
  const bytes = Buffer.from(challenge, "base64url");
  const isWhole = bytes.length === RANDOM_BYTES + TIME_BYTES + SIGNATURE_BYTES;
  // Several texts stand for the same bytes; one of them is ours.
  if (!isWhole || bytes.toString("base64url") !== challenge) return undefined;
  const head = bytes.subarray(0, -SIGNATURE_BYTES);
  if (!timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), sign(secret, purpose, head))) return undefined;
  const end = head.readUIntBE(RANDOM_BYTES, TIME_BYTES);
  return end > now ? end : undefined;
}

/** Our address by `SITE_URL`, whatever a request says. */
interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/** Returns whom passkeys are for. Throws 404 where the site has an IP address in the place of a name: browsers refuse passkeys for it. */
function getRelyingParty(): RelyingParty {
  const { hostname, origin } = new URL(getEnv().siteUrl);
  if (isIP(hostname.replace(/[[\]]/g, "")) !== 0) throw new HttpError("not-found");
  return { id: hostname, name: getSite(DEFAULT_LOCALE).brand, origin };
}

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

export const getRegistrationOptions = staffProcedure.mutation(({ ctx: { staff } }) =>
  createRegistrationOptions(staff),
);
export const getSignInOptions = publicProcedure.mutation(() => createSignInOptions());

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
export const addPasskey = staffProcedure
  .input(passkeyAddSchema)
  .mutation(async ({ ctx: { staff, store }, input: { name, response } }) => {
    const now = Date.now();
    const verified = await verify(staff, response, now);
    if (verified === undefined) throw new HttpError("invalid", { fields: { response: "invalid" } });
    const { credential, signed } = verified;
    const { passkeys } = store.staff;
    const passkey = {
      ...{ id: credential.id, personId: staff.id, name, counter: credential.counter },
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      transports: credential.transports ?? [],
    };
    if (!(await passkeys.add(passkey, signed, now))) throw new HttpError("conflict");
    await logStaffAction(staff, "passkey-added", name);
    return { id: passkey.id, name };
  });

/** Renames a passkey of whoever is signed in. */
export const renamePasskey = staffProcedure
  .input(passkeyRenameSchema)
  .mutation(async ({ ctx: { staff, store }, input: { id, name } }) => {
    const { passkeys } = store.staff;
    if (!(await passkeys.rename(staff.id, id, name))) throw new HttpError("not-found");
    await logStaffAction(staff, "passkey-renamed", name);
    return { id, name };
  });

/** Removes a passkey of whoever is signed in: nobody signs in with it any more. */
export const removePasskey = staffProcedure
  .input(passkeyRemoveSchema)
  .mutation(async ({ ctx: { staff, store }, input: { id } }) => {
    const { passkeys } = store.staff;
    const name = await passkeys.remove(staff.id, id);
    if (name === undefined) throw new HttpError("not-found");
    await logStaffAction(staff, "passkey-removed", name);
  });

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
 * Returns the proof by a passkey: signed by a known one, for our address, with fingerprint, face or PIN, over a challenge of ours to
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
