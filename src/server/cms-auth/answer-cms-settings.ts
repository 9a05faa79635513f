import { getEnv } from "../env";
import type { Answer } from "../http/exchange";

/** `/api/cms`: where the editor saves. Nothing in it is secret. */
export async function answerCmsSettings(): Promise<Answer> {
  const { cms, siteUrl } = getEnv();
  if (cms.repo === undefined) return { status: 200, json: { mode: "local", siteUrl } };
  return { status: 200, json: { mode: "github", siteUrl, repo: cms.repo, branch: cms.branch } };
}
