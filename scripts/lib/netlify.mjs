/** Tells whether this is a build on Netlify, by the variables by which Gatsby chooses its adapter. */
export function isNetlify(environment = process.env) {
  return Boolean(environment.NETLIFY || environment.NETLIFY_LOCAL);
}
