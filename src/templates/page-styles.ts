import { parse, type AtRule, type Container, type Root, type Rule } from "postcss";

/** Classes that are put on the page in the browser alone: by the service worker, and beside React. */
const LATE_CLASSES = ["offlineNote"];

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** What stands in parentheses, as in `:not(.open)`, asks for no class on its own. */
const ARGUMENTS = /\([^()]*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

let parsed: { css: string; root: Root } | undefined;

/** All pages come with the same styles: they are read once. */
function parseOnce(css: string): Root {
  if (parsed?.css !== css) parsed = { css, root: parse(css) };
  return parsed.root.clone();
}

/** Gets the classes without which a selector finds nothing. */
function getClasses(selector: string): string[] {
  const bare = selector.replace(ARGUMENTS, "").replace(ARGUMENTS, "");
  return [...bare.matchAll(CLASS)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));
}

function pruneRule(rule: Rule, known: ReadonlySet<string>): void {
  const kept = rule.selectors.filter((selector) => getClasses(selector).every((name) => known.has(name)));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

const isKeyframes = ({ name }: AtRule) => name.endsWith("keyframes");

function prune(container: Container, known: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "rule") pruneRule(node, known);
    else if (node.type === "atrule" && node.nodes && !isKeyframes(node)) {
      const isRules = node.nodes.some(({ type }) => type !== "decl");
      prune(node, known);
      if (isRules && node.nodes.length === 0) node.remove();
    }
  }
}

function pruneKeyframes(root: Root): void {
  const used: string[] = [];
  root.walkDecls(/^(?:animation|animation-name|--.*)$/, ({ value }) => void used.push(value));
  const text = used.join(" ");
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!text.includes(rule.params)) rule.remove();
  });
}

/**
 * Gets of the site's styles what a page as it is built can show: the rules whose classes all stand in its HTML. Rules without
 * classes stay; so do states such as `:hover`. The order stays.
 */
export function pickStyles(css: string, html: string): string {
  const known = new Set(LATE_CLASSES);
  for (const [, names = ""] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of names.split(/\s+/)) known.add(name);
  const root = parseOnce(css);
  prune(root, known);
  pruneKeyframes(root);
  return root.toString();
}
