import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** For how long the browser may take to ask for fingerprint or face. */
const LIFE_MS = 5 * 60_000;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;

/** What a passkey may sign a challenge for: to be registered in a session, or to sign in. */
export type ChallengePurpose = `registration:${string}` | "sign-in";

function sign(secret: string, purpose: ChallengePurpose, head: Uint8Array): Buffer {
  return createHmac("sha256", secret).update(`passkey:${purpose}:`).update(head).digest();
}

/**
 * Creates what a passkey has to sign: random bytes, an end, and our signature over both and the purpose. So nothing is stored for
 * whoever opens the page; each is written down when it is used (`staff_challenges`).
 */
export function createChallenge(
  secret: string,
  purpose: ChallengePurpose,
  now: number,
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(head);
  head.writeUIntBE(now + LIFE_MS, RANDOM_BYTES, TIME_BYTES);
  return new Uint8Array([...head, ...sign(secret, purpose, head)]);
}

/** Gets until when a challenge is good; `undefined` when it is not ours, for something else, or too old. */
export function getChallengeEnd(
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
