import { isIP } from "node:net";

import { DEFAULT_LOCALE } from "../../../config/locales";
import { getEnv } from "../../env";
import { HttpError } from "../../http/http-error";
import { getSite } from "../../site-settings";

/** Whom passkeys are for: our address by `SITE_URL`, whatever a request says. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/** Gets whom passkeys are for. Throws 404 where the site has an IP address in the place of a name: browsers refuse passkeys for it. */
export function getRelyingParty(): RelyingParty {
  const { hostname, origin } = new URL(getEnv().siteUrl);
  if (isIP(hostname.replace(/[[\]]/g, "")) !== 0) throw new HttpError("not-found");
  return { id: hostname, name: getSite(DEFAULT_LOCALE).brand, origin };
}
