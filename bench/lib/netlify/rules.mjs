/** Turns a path of a rule into a pattern; `*` is the rest of the path, which may be empty, `:name` one segment. */
function toPattern(path) {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?")
    .replace(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

const getLines = (text) => text.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));

/** Reads `_redirects`: from, to, status; a `!` after the status makes the rule stronger than a file. */
export function parseRedirects(text) {
  return getLines(text).map((line) => {
    const [from, to, status = "301", ...conditions] = line.trim().split(/\s+/);
    if (conditions.length > 0) throw new Error(`A rule with conditions, which nothing here uses: ${line}`);
    return { pattern: toPattern(from), to, status: Number.parseInt(status, 10), force: status.endsWith("!") };
  });
}

/** Finds the first rule for a path and fills its placeholders in. A slash at the end makes no difference to Netlify. */
export function findRedirect(rules, path) {
  const plain = path.replace(/(?<=.)\/$/, "");
  for (const { pattern, to, status, force } of rules) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const target = to.replace(/:(\w+)/g, (whole, name) => match.groups?.[name] ?? (name === "splat" ? "" : whole));
    return { target, status, force };
  }
  return undefined;
}

/** Reads `_headers`: a path on a line of its own, its headers indented below. */
export function parseHeaders(text) {
  const rules = [];
  for (const line of getLines(text)) {
    if (!/^\s/.test(line)) rules.push({ pattern: toPattern(decodeURI(line.trim())), headers: [] });
    else rules.at(-1).headers.push([line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]);
  }
  return rules;
}

/** Gets the headers of a path, by names in lower case: every rule that matches counts, and of one name the last. */
export function getHeaders(rules, path) {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  );
}
