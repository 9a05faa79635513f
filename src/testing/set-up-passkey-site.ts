import { isoCBOR } from "@simplewebauthn/server/helpers";

import type { MeReply } from "../staff/shell/client";
import { setUpTestSite } from "./set-up-test-site";
import { createBrowser } from "./staff-client";
import { createHash, type KeyObject, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Where a browser is when it asks the passkey, and what it was asked with. */
export interface PasskeyQuestion {
  challenge: string;
  origin: string;
  rpId: string;
  /** Whether fingerprint, face or PIN was asked for. `true` unless it is said. */
  isVerified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const toBase64 = (data: Uint8Array) => Buffer.from(data).toString("base64url");

function toCose(publicKey: KeyObject): Uint8Array {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  // EC2, ES256, P-256
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, toBytes(x)],
      [-3, toBytes(y)],
    ]),
  );
}

function toClientData(type: string, { challenge, origin }: PasskeyQuestion): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Creates a passkey with a key of its own, which answers as a browser hands it over: with real signatures, and whatever a test wants in them. */
export function createSoftwarePasskey(userHandle: string, idLength = 32) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(idLength);
  let counter = 0;
  const toAuthData = ({ rpId, isVerified = true }: PasskeyQuestion, flags: number, rest: Uint8Array) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  };
  const toReply = (response: object) => ({
    ...{ id: toBase64(id), rawId: toBase64(id), type: "public-key" },
    ...{ clientExtensionResults: {}, response },
  });
  return {
    id: toBase64(id),
    /** Sets how often the passkey says that it was used. */
    setCounter(value: number) {
      counter = value;
    },
    /** Answers the question for a new passkey. */
    register(question: PasskeyQuestion) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, toCose(publicKey)]);
      const authData = toAuthData(question, ATTESTED, credential);
      const attestation = {
        fmt: "none",
        attStmt: new Map<string, string>(),
        authData: new Uint8Array(authData),
      };
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>(Object.entries(attestation)),
      );
      return toReply({
        clientDataJSON: toBase64(toClientData("webauthn.create", question)),
        attestationObject: toBase64(attestationObject),
        transports: ["internal"],
      });
    },
    /** Answers the question who signs in. */
    signIn(question: PasskeyQuestion) {
      const clientData = toClientData("webauthn.get", question);
      const authenticatorData = toAuthData(question, 0, Buffer.alloc(0));
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return toReply({
        clientDataJSON: toBase64(clientData),
        authenticatorData: toBase64(authenticatorData),
        signature: toBase64(signature),
        userHandle: toBase64(Buffer.from(userHandle)),
      });
    },
  };
}

const ORIGIN = "https://site.example";
/** Where a browser is that asks its passkey as it should. */
export const HERE = { origin: ORIGIN, rpId: "site.example" };

type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

export interface SignedInPerson {
  id: string;
  cookie: string;
}

/** A fresh site for each test, with people who have passkeys. */
export function setUpPasskeySite() {
  const site = setUpTestSite({ SITE_URL: ORIGIN });
  const call = (name: string, input: object, cookie = "", headers: Record<string, string> = {}) =>
    createBrowser(site, cookie).mutate(name, input, headers);

  async function openSession(id: string): Promise<string> {
    const { staff } = await site.store();
    return `__Host-staff=${await staff.sessions.begin({ personId: id, device: "Test" }, Date.now())}`;
  }

  async function addPerson(email = "ana@example.com"): Promise<SignedInPerson> {
    const { staff } = await site.store();
    const person = await staff.people.add({ email, name: "Ana", locale: "es", role: "staff" }, Date.now());
    const { id = "" } = person ?? {};
    return { id, cookie: await openSession(id) };
  }

  async function getOptions(purpose: "registration" | "signIn", cookie = "") {
    const response = await call(`passkeys.${purpose}Options`, {}, cookie);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown> & { challenge: string };
  }

  async function register({ id, cookie }: SignedInPerson, name = "Phone"): Promise<SoftwarePasskey> {
    const passkey = createSoftwarePasskey(id);
    const { challenge } = await getOptions("registration", cookie);
    const response = passkey.register({ ...HERE, challenge });
    expect((await call("passkeys.add", { name, response }, cookie)).status).toBe(200);
    return passkey;
  }

  const signIn = (passkey: object) => call("session.open", { passkey });

  async function ask(passkey: SoftwarePasskey, wrong: Partial<PasskeyQuestion> = {}) {
    const { challenge } = await getOptions("signIn");
    return passkey.signIn({ ...HERE, challenge, ...wrong });
  }

  async function loadMe(cookie: string): Promise<MeReply> {
    const response = await createBrowser(site, cookie).query("me.get");
    return (await response.json()) as MeReply;
  }
  return { site, call, openSession, addPerson, getOptions, register, signIn, ask, loadMe };
}
