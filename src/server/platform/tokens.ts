import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** A token is valid for one purpose alone. */
const tokenSchema = z.object({
  purpose: z.enum([
    "confirm",
    "unsubscribe",
    "answered",
    "booked",
    "lost",
    "delete",
    "quote",
    "review",
    "sign-in",
  ]),
  id: z.string(),
  /** Which of a subscriber's consents. */
  round: z.number().optional(),
  /** Which letter it stands in. */
  letter: z.string().optional(),
  expiresAt: z.number(),
});
export type Token = z.infer<typeof tokenSchema>;

function sign(secret: string, body: string): Buffer {
  return createHmac("sha256", secret).update(`token:${body}`).digest();
}

/** Writes a token as text for a link: readable by anybody, made only by us. It holds ids, never personal data. */
export function signToken(secret: string, token: Token): string {
  const body = Buffer.from(JSON.stringify(token)).toString("base64url");
  return `${body}.${sign(secret, body).toString("base64url")}`;
}

/** Reads a token; `undefined` when it was changed, made by somebody else, or is too old. */
export function readToken(secret: string, text: unknown, now: number): Token | undefined {
  if (typeof text !== "string" || text.length > 1000) return undefined;
  const [body = "", signature = ""] = text.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = sign(secret, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const token = tokenSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return token.expiresAt > now ? token : undefined;
}
