import { getEnv } from "../env";
import { HttpError } from "../http/http-error";

/** What the sign-in with GitHub needs; everything in it is fixed by the operator. */
export interface SignIn {
  /** The only origin that is ever handed a token. */
  origin: string;
  redirectUri: string;
  repo: string;
  clientId: string;
  clientSecret: string;
  /** Signs the cookie of a sign-in that has begun. */
  secret: string;
  githubUrl: string;
  apiUrl: string;
}

/** Gets the sign-in's settings; without all of them there is no sign-in. */
export function getSignIn(): SignIn {
  const { siteUrl, cms, getSecret } = getEnv();
  const { repo, githubClientId, githubClientSecret } = cms;
  if (!repo || !githubClientId || !githubClientSecret) throw new HttpError("unavailable");
  const { origin } = new URL(siteUrl);
  return {
    origin,
    redirectUri: `${origin}/api/callback`,
    repo,
    clientId: githubClientId,
    clientSecret: githubClientSecret,
    secret: getSecret(),
    githubUrl: cms.githubUrl,
    apiUrl: cms.githubApiUrl,
  };
}
