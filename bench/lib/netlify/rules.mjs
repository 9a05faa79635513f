import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

/** Turns a path of a rule into a pattern; `*` is the rest of the path, which may be empty, `:name` one segment. */
function toPattern(path) {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?")
    .replace(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

function refuseErrors(errors) {
  if (errors.length > 0) throw new Error(`Netlify's own parser refuses: ${errors.map(String).join("; ")}`);
}

/** Reads `_redirects` by Netlify's own parser; `force` makes a rule stronger than a file. */
export async function readRedirects(file) {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  refuseErrors(errors);
  return redirects.map(({ from, to, status, force, ...others }) => {
    const unknown = Object.keys(others).filter((name) => Object.keys(others[name]).length > 0);
    if (unknown.length > 0)
      throw new Error(`A rule with ${unknown.join()}, which nothing here plays: ${from}`);
    return { pattern: toPattern(from), to, status, force };
  });
}

/** Finds the first rule for a path and fills its placeholders in. A slash at the end makes no difference to Netlify. */
export function findRedirect(rules, path) {
  const plain = path.replace(/(?<=.)\/$/, "");
  for (const { pattern, to, status, force } of rules) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const target = to.replace(
      /:(\w+)/g,
      (whole, name) => match.groups?.[name] ?? (name === "splat" ? "" : whole),
    );
    return { target, status, force };
  }
  return undefined;
}

/** Reads `_headers` by Netlify's own parser. */
export async function readHeaderRules(file) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: true,
  });
  refuseErrors(errors);
  return headers.map(({ for: path, values }) => ({ pattern: toPattern(decodeURI(path)), values }));
}

/** Gets the headers of a path, by names in lower case: every rule that matches counts, and of one name the last. */
export function getHeaders(rules, path) {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(
    matching.flatMap(({ values }) =>
      Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
}
