import type { ContentProblem } from "../../content/content-problem";
import { element } from "./element";
import type { StatusBarWords } from "./status-bar-words";

interface PublishingState {
  state: "live" | "publishing" | "failed" | "saved" | "unreachable" | "signedOut";
  problems?: ContentProblem[];
}

const OFTEN_MS = 700;
const SELDOM_MS = 10_000;

async function loadState(): Promise<PublishingState> {
  const response = await fetch("/api/editor/status", { cache: "no-store" }).catch(() => undefined);
  if (response?.status === 401) return { state: "signedOut" };
  return response?.ok ? ((await response.json()) as PublishingState) : { state: "unreachable" };
}

/** Shows in `target` whether the last save is on the site yet; gets a function that looks at once. */
export function watchPublishing(
  target: HTMLElement,
  words: StatusBarWords,
  describe: (problem: ContentProblem) => string,
): () => void {
  let timer = 0;
  const look = async () => {
    clearTimeout(timer);
    const { state, problems = [] } = await loadState();
    target.dataset["state"] = state;
    // What else went wrong is for the log of the server: nobody here could act on it.
    const details = problems.map(describe).join("\n") || (state === "failed" ? words("failedBecause") : "");
    target.replaceChildren(words(state), ...(details ? [element("pre", {}, details)] : []));
    const isSoonOther = state === "publishing" || state === "signedOut";
    timer = window.setTimeout(() => void look(), isSoonOther ? OFTEN_MS : SELDOM_MS);
  };
  void look();
  return () => {
    target.dataset["state"] = "publishing";
    target.textContent = words("publishing");
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), OFTEN_MS);
  };
}
