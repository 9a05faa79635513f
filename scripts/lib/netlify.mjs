/** Tells whether this is a build on Netlify, by what Gatsby itself chooses its adapter by. */
export function isNetlify(environment = process.env) {
  return Boolean(environment.NETLIFY || environment.NETLIFY_LOCAL);
}
