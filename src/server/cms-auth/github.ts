import { z } from "zod";

import type { SignIn } from "./get-sign-in";

const TIMEOUT_MS = 10_000;
const AGENT = { "User-Agent": "website-editor", Accept: "application/json" };

const tokenReply = z.object({ access_token: z.string().min(1), error: z.undefined().optional() });
const repoReply = z.object({ permissions: z.object({ push: z.boolean() }) });

/** Exchanges the code for the person's token; `undefined` when GitHub refuses, which it also does with status 200. */
export async function fetchToken(
  signIn: SignIn,
  code: string,
  verifier: string,
): Promise<string | undefined> {
  const response = await fetch(`${signIn.githubUrl}/login/oauth/access_token`, {
    method: "POST",
    headers: { ...AGENT, "Content-Type": "application/json" },
    body: JSON.stringify({
      client_id: signIn.clientId,
      client_secret: signIn.clientSecret,
      code,
      redirect_uri: signIn.redirectUri,
      code_verifier: verifier,
    }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return undefined;
  const reply = tokenReply.safeParse(await response.json());
  return reply.success ? reply.data.access_token : undefined;
}

/** Tells whether the token's owner may write to the agency's repository. */
export async function mayPush({ apiUrl, repo }: SignIn, token: string): Promise<boolean> {
  const response = await fetch(`${apiUrl}/repos/${repo}`, {
    headers: { ...AGENT, Authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return false;
  const reply = repoReply.safeParse(await response.json());
  return reply.success && reply.data.permissions.push;
}

/** Revokes a token. When GitHub cannot be reached, the token expires by itself. */
export async function revokeToken({ apiUrl, clientId, clientSecret }: SignIn, token: string): Promise<void> {
  await fetch(`${apiUrl}/applications/${clientId}/token`, {
    method: "DELETE",
    headers: {
      ...AGENT,
      Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ access_token: token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
