import { useEffect, useRef, type ReactNode } from "react";

/** What a pointer or the keyboard does to an element, and nothing else can. */
export type ForcedState = "hover" | "focus-visible" | "focus-within" | "active";

const STATES: readonly ForcedState[] = ["hover", "focus-visible", "focus-within", "active"];
const FOCUSABLE = "a, button, input, select, textarea, summary";
/** These are pointed at and pressed, and never have the focus themselves. */
const POINTABLE = "label, article";

function toForced(selector: string): string {
  return STATES.reduce((text, state) => text.replaceAll(`:${state}`, `[data-forced~="${state}"]`), selector);
}

/** Gives every rule about such a state a twin for elements that say they are in it: the site's own style, not a copy of it. */
function addTwins(rules: CSSRuleList, parent: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule instanceof CSSStyleRule) {
      const selector = toForced(rule.selectorText);
      if (selector !== rule.selectorText)
        parent.insertRule(
          rule.cssText.replace(rule.selectorText, () => selector),
          index + 1,
        );
    } else if (rule instanceof CSSGroupingRule) addTwins(rule.cssRules, rule);
  }
}

/** Makes the states of `<Forced>` visible in all style sheets of the page. */
export function showForcedStates(): void {
  for (const sheet of document.styleSheets) addTwins(sheet.cssRules, sheet);
}

/** Shows everything in it as if it was pointed at, focused by the keyboard or pressed. */
export function Forced({ states, children }: { states: readonly ForcedState[]; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const force = (selector: string, forced: readonly ForcedState[]) => {
      for (const element of root.current?.querySelectorAll(selector) ?? [])
        element.setAttribute("data-forced", forced.join(" "));
    };
    force(FOCUSABLE, states);
    force(
      POINTABLE,
      states.filter((state) => !state.startsWith("focus")),
    );
  });
  return <div ref={root}>{children}</div>;
}
