import { isNeverChanged } from "../domain/lib/never-changed";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** For what each build writes anew under the same name. */
const ALWAYS_ASK = "public, max-age=0, must-revalidate";
const PLAIN_FILES = /\.(?:svg|png|jpe?g|webp|avif|ico|txt|xml|webmanifest)$/;

/** Returns the cache header of a file of `public/`, by its path. */
export function getCacheControl(path: string): string {
  if (isNeverChanged(path.replace(/^\//, ""))) return IMMUTABLE;
  return PLAIN_FILES.test(path) ? "public, max-age=86400, must-revalidate" : ALWAYS_ASK;
}
