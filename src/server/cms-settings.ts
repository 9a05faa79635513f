import { getEnv } from "./env";
import type { Answer } from "./http/exchange";

/** Answers `/api/cms`: where the editor saves, and the site's address. Nothing in it is secret. */
export async function answerCmsSettings(): Promise<Answer> {
  const { cms, siteUrl } = getEnv();
  return { status: 200, json: { mode: cms.repo === undefined ? "local" : "github", siteUrl } };
}
