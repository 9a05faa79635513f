import { DEFAULT_LOCALE } from "../../config/locales";
import { matchLanguages } from "../../i18n/detect-locale";
import { element } from "../status-bar/element";
import type { KeyOutcome } from "./exchange-key";
import { SIGN_IN_WORDS } from "./sign-in-words";

const findSignIn = () => document.querySelector(".signIn");

/** Tells whether staff see the words about the link in the place of the editor. */
export function isSignInShown(): boolean {
  return findSignIn() !== null;
}

/** Shows staff without a session where they find the link to the editor, in their browser's language. */
export function showSignIn(outcome: KeyOutcome): void {
  const locale = matchLanguages(navigator.languages) ?? DEFAULT_LOCALE;
  const words = SIGN_IN_WORDS[locale];
  const problem = outcome === "none" || outcome === "signedIn" ? "" : words[outcome];
  document.documentElement.lang = locale;
  findSignIn()?.remove();
  document.body.append(
    element(
      "main",
      { className: "signIn" },
      element("h1", {}, words.title),
      ...(problem ? [element("p", { role: "alert" }, problem)] : []),
      element("p", {}, words.where),
      element("p", {}, words.what),
    ),
  );
}
