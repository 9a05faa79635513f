import { parse, type AtRule, type Container, type Root, type Rule } from "postcss";

/** Classes that are added in the browser, by the service worker or beside React, and so are not in the built HTML. */
const LATE_CLASSES = ["offlineNote"];

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** Arguments in parentheses, as of `:not(.open)`, require no class. */
const ARGUMENTS = /\([^()]*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** The style sheet of all pages, and what was picked from it. */
interface Sheet {
  css: string;
  root: Root;
  /** All classes in its selectors. */
  classes: ReadonlySet<string>;
  picked: Map<string, string>;
}

let sheet: Sheet | undefined;

/** Returns the classes without which a selector matches nothing. */
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

function pick(root: Root, known: ReadonlySet<string>): string {
  prune(root, known);
  pruneKeyframes(root);
  return root.toString();
}

/** Parses the style sheet, once for all pages. */
function readSheet(css: string): Sheet {
  const root = parse(css);
  const classes = new Set<string>();
  root.walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(getClasses)) classes.add(name);
  });
  return { css, root, classes, picked: new Map() };
}

/**
 * Picks the rules that can match in a built page: those whose classes all occur in its HTML, and those without classes. States such as
 * `:hover` and the order are kept. Pages with the same classes get the same styles.
 */
export function pickStyles(css: string, html: string): string {
  if (sheet?.css !== css) sheet = readSheet(css);
  const known = new Set(LATE_CLASSES);
  for (const [, names = ""] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of names.split(/\s+/)) if (sheet.classes.has(name)) known.add(name);
  const key = [...known].sort().join(" ");
  const styles = sheet.picked.get(key) ?? pick(sheet.root.clone(), known);
  sheet.picked.set(key, styles);
  return styles;
}
