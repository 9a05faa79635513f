import type { Generated } from "kysely";
import { randomUUID } from "node:crypto";

import type { StaffRole } from "../../domain/config/staff";
import type { StaffTexts } from "../../domain/i18n/staff-texts";
import type { Database } from "../platform/database/database";
import type { Erasure } from "../privacy/erasure";
import { createPasskeyStore } from "./passkey-repository";
import { createPeopleStore } from "./people-repository";
import { createRequestStore } from "./request-repository";
import { createSessionStore } from "./session-repository";
import { createSignInStore } from "./sign-in-repository";

/** Acts that the log names; the page People has words for each. */
export type StaffAction = keyof StaffTexts["people"]["actions"];

export interface StaffPersonTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  locale: string;
  role: StaffRole;
  /** 1 for the owner of one's own machine, who has no mailbox and signs in by the printed link alone. */
  isLocal: Generated<number>;
  disabledAt: number | null;
  createdAt: number;
  seenAt: number | null;
}

export interface StaffSessionTable {
  id: string;
  /** SHA-256 of the cookie's value. */
  tokenHash: string;
  personId: string;
  device: string;
  createdAt: number;
  usedAt: number;
}

/** One try to sign in by mail. Link and code are made of its id and the site's secret, and stored nowhere. */
export interface StaffSignInTable {
  id: string;
  personId: string;
  /** Only a `mail` has a code. */
  kind: "mail" | "invitation" | "command";
  wrongCodes: Generated<number>;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

export interface StaffPasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  personId: string;
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  createdAt: number;
  usedAt: number | null;
}

/** Each is kept until it would be too old anyway. */
export interface StaffChallengeTable {
  challenge: string;
  /** `registration`, `sign-in`. */
  purpose: string;
  personId: string | null;
  expiresAt: number;
}

/** Somebody who asks for access; deleted when an owner decides, and after 30 days. */
export interface StaffRequestTable {
  id: string;
  email: string;
  name: string;
  locale: string;
  about: string;
  createdAt: number;
}

export interface StaffLogTable {
  id: string;
  at: number;
  /** `null` for the server's command line. */
  personId: string | null;
  /** The name at that time. */
  who: string;
  action: StaffAction;
  subject: string;
}

export interface LogPlace {
  at: number;
  id: string;
}

/** The log of what staff did. It holds no data of guests. */
function createStaffLog({ db, write }: Database) {
  return {
    async add(line: Omit<StaffLogTable, "id" | "at">, now: number) {
      const row = { id: randomUUID(), at: now, ...line };
      await write((transaction) => transaction.insertInto("staffLog").values(row).execute());
    },
    /** Lists lines before a place, the newest first; the address names a person beyond doubt, because names change. */
    list: (limit: number, before?: LogPlace) =>
      db
        .selectFrom("staffLog")
        .leftJoin("staffPeople", "staffPeople.id", "staffLog.personId")
        .select(["staffLog.id", "at", "who", "email", "action", "subject"])
        .$if(before !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple("at", "staffLog.id"), "<", tuple(before?.at ?? 0, before?.id ?? "")),
          ),
        )
        .orderBy("at", "desc")
        .orderBy("staffLog.id", "desc")
        .limit(limit)
        .execute(),
  };
}

export function createStaffStore(database: Database, erasure: Erasure) {
  return {
    people: createPeopleStore(database),
    sessions: createSessionStore(database),
    passkeys: createPasskeyStore(database),
    requests: createRequestStore(database, erasure),
    signIns: createSignInStore(database),
    log: createStaffLog(database),
  };
}
