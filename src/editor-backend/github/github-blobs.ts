import { processSingleton } from "../../server/process-singleton";
import type { GithubClient } from "./github-client";

/** Texts of one question. */
const PER_QUESTION = 100;
/** Some 300 texts are a site's; what is older goes. */
const MAX_KEPT = 3000;

const getKept = () => processSingleton("github-texts", () => new Map<string, string>());

/** Keeps a text that is known without asking: one that has just been stored. */
export function keepBlobText(sha: string, text: string): void {
  getKept().set(sha, text);
}

interface Blob {
  oid: string;
  text: string | null;
  isTruncated: boolean;
}

/** Reads the bytes of a blob. GitHub calls raw bytes UTF-8, which octokit reads as a text: a picture has to come as base64. */
export async function readBytes({ octokit, owner, repo }: GithubClient, sha: string): Promise<Buffer> {
  const asked = { owner, repo, file_sha: sha };
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", asked);
  return Buffer.from(data.content, "base64");
}

/** Asks for several objects at once, each by an expression of GraphQL like `oid: "…"`; what is not there is `null`. */
async function askForBlobs(
  { octokit, owner, repo }: GithubClient,
  expressions: readonly string[],
): Promise<(Blob | null)[]> {
  const fields = expressions.map(
    (expression, index) => `b${index}: object(${expression}) { ... on Blob { oid text isTruncated } }`,
  );
  const query = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields.join(" ")} } }`;
  const answer = await octokit.graphql<{ repository: Record<string, Blob | null> }>(query, { owner, repo });
  return expressions.map((_, index) => answer.repository[`b${index}`] ?? null);
}

async function readText(client: GithubClient, { oid, text, isTruncated }: Blob): Promise<string> {
  return text === null || isTruncated ? (await readBytes(client, oid)).toString("utf8") : text;
}

/** Reads texts by git's names of them, a hundred by one call; each is asked for once, because it never changes. */
export async function readTexts(
  client: GithubClient,
  shas: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kept = getKept();
  const missing = [...new Set(shas)].filter((sha) => !kept.has(sha));
  for (let start = 0; start < missing.length; start += PER_QUESTION) {
    const asked = missing.slice(start, start + PER_QUESTION);
    const blobs = await askForBlobs(
      client,
      asked.map((sha) => `oid: "${sha}"`),
    );
    for (const [index, blob] of blobs.entries())
      if (blob) kept.set(asked[index] ?? "", await readText(client, blob));
  }
  const texts = new Map(shas.map((sha) => [sha, kept.get(sha) ?? ""]));
  for (const sha of kept.keys()) if (kept.size > MAX_KEPT && !texts.has(sha)) kept.delete(sha);
  return texts;
}

/** Reads files as they were in a commit; `null` for one that was not there. */
export async function readFilesOfCommit(
  client: GithubClient,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, Buffer | null>> {
  const blobs = await askForBlobs(
    client,
    paths.map((path) => `expression: ${JSON.stringify(`${commit}:${path}`)}`),
  );
  const files = paths.map(async (path, index) => {
    const blob = blobs[index];
    if (!blob) return [path, null] as const;
    // Of a picture there is no text.
    const bytes =
      blob.text === null || blob.isTruncated ? await readBytes(client, blob.oid) : Buffer.from(blob.text);
    return [path, bytes] as const;
  });
  return new Map(await Promise.all(files));
}
