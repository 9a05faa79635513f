import type { ContentProblem } from "../../content/content-problem";
import { element } from "./element";
import type { EditorTranslate } from "../texts";

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
  t: EditorTranslate,
  describe: (problem: ContentProblem) => string,
): () => void {
  let timer = 0;
  const look = async () => {
    clearTimeout(timer);
    const { state, problems = [] } = await loadState();
    target.dataset["state"] = state;
    // What else went wrong is for the log of the server: nobody here could act on it.
    const details =
      problems.map(describe).join("\n") || (state === "failed" ? t("statusBar.failedBecause") : "");
    const text = state === "signedOut" ? t("shared.signedOut") : t(`statusBar.${state}`);
    target.replaceChildren(text, ...(details ? [element("pre", {}, details)] : []));
    const isSoonOther = state === "publishing" || state === "signedOut";
    timer = window.setTimeout(() => void look(), isSoonOther ? OFTEN_MS : SELDOM_MS);
  };
  void look();
  return () => {
    target.dataset["state"] = "publishing";
    target.textContent = t("statusBar.publishing");
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), OFTEN_MS);
  };
}
