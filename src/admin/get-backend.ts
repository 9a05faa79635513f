import { LOCAL_BACKEND } from "./saving/register-local-backend";
import type { CmsSettings } from "./site-data";

/** Gets Decap's backend: files of this machine, or the agency's repository through our own sign-in. */
export function getBackend({ mode, repo, branch, siteUrl }: CmsSettings): Record<string, unknown> {
  if (mode === "local") return { name: LOCAL_BACKEND, proxy_url: "/api/local-cms" };
  return {
    name: "github",
    repo,
    branch: branch ?? "main",
    // Decap compares the popup's origin with this address exactly: no path.
    base_url: new URL(siteUrl).origin,
    auth_endpoint: "api/auth",
    commit_messages: {
      create: "Add {{collection}} {{slug}}",
      update: "Change {{collection}} {{slug}}",
      delete: "Delete {{collection}} {{slug}}",
      uploadMedia: "Add picture {{path}}",
      deleteMedia: "Delete picture {{path}}",
    },
  };
}
