import { useEffect, useRef, type ReactNode } from "react";

/** The states that only a pointer or the keyboard can cause. */
export type ForcedState = "hover" | "focus-visible" | "focus-within" | "active";

const STATES: readonly ForcedState[] = ["hover", "focus-visible", "focus-within", "active"];
const FOCUSABLE = "a, button, input, select, textarea, summary";
/** These are hovered and pressed, and never have the focus themselves. */
const POINTABLE = "label, article";

function toForced(selector: string): string {
  return STATES.reduce((text, state) => text.replaceAll(`:${state}`, `[data-forced~="${state}"]`), selector);
}

/** Copies every rule for such a state to `[data-forced]` at run time, so that no styles have to be written twice. */
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

/** Shows its content as hovered, focused by the keyboard or pressed. */
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
