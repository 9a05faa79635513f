/** Gatsby, and artwork/map, write a hash of the content into these names: another content has another name. */
const HASHED =
  /(?:^|\/)(?:[\w.~-]+[.-][0-9a-f]{16,}\.(?:js|css|svg|woff2?|map)|static\/.+|share\/.+|_gatsby\/.+|admin\/[a-z]+-[A-Z0-9]{8}\.[a-z0-9]+)$/;
/** Written anew by each build under the same name. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const ALWAYS_ASK = "public, max-age=0, must-revalidate";
const PLAIN_FILES = /\.(?:svg|png|jpe?g|webp|avif|ico|txt|xml|webmanifest)$/;

/** Gets the cache header of a file of `public/`, by its path. */
export function getCacheControl(path: string): string {
  if (HASHED.test(path) && !path.startsWith("/page-data/")) return IMMUTABLE;
  return PLAIN_FILES.test(path) ? "public, max-age=86400, must-revalidate" : ALWAYS_ASK;
}
