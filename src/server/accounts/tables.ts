import type { Generated } from "kysely";

/** Who signs in to `/admin`. Nobody is deleted, so that the log goes on naming them: they are disabled. */
export interface StaffPersonTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  locale: string;
  /** `owner`, `staff`. */
  role: string;
  /** 1 for the owner of one's own machine, who has no mailbox and signs in by the printed link alone. */
  is_local: Generated<number>;
  disabled_at: number | null;
  created_at: number;
  seen_at: number | null;
}

export interface StaffSessionTable {
  id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  person_id: string;
  device: string;
  created_at: number;
  used_at: number;
}

/** One try to sign in by mail. Link and code are made of its id and the site's secret, and stored nowhere. */
export interface StaffSignInTable {
  id: string;
  person_id: string;
  /** `mail` (with a code), `invitation`, `command`. */
  kind: string;
  wrong_codes: Generated<number>;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface StaffPasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  person_id: string;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** JSON, a list of texts. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** What a passkey has signed, so that none is good twice; each is kept until it would be too old anyway. */
export interface StaffChallengeTable {
  challenge: string;
  /** `registration`, `sign-in`. */
  purpose: string;
  person_id: string | null;
  expires_at: number;
}

/** Somebody who asks for access; deleted when an owner decides, and after 30 days. */
export interface StaffRequestTable {
  id: string;
  email: string;
  name: string;
  locale: string;
  about: string;
  created_at: number;
}

export interface StaffLogTable {
  id: string;
  at: number;
  /** `null` for the server's command line. */
  person_id: string | null;
  /** The name at that time. */
  who: string;
  action: string;
  subject: string;
}
