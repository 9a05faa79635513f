import { createLruCache } from "../../../domain/lib/lookup";
import { HttpError } from "../../../server/platform/http/request";
import { log } from "../../../server/platform/log";
import { isContentTextPath, isMediaPath, isStoredPath } from "../content-paths";
import type { Content } from "../content-store";
import type { GithubClient } from "./github-client";
import { perEnv } from "../../../server/platform/env";

export interface Head {
  commit: string;
  tree: string;
}

type TreeFiles = ReadonlyMap<string, { sha: string; size: number }>;

const MAX_KEPT_TREES = 5;
/** Some 300 texts are a site's. */
const MAX_KEPT_TEXTS = 3000;
const TEXTS_PER_QUERY = 100;

/** Trees and blobs never change. */
const keptTrees = perEnv(() => createLruCache<TreeFiles>(MAX_KEPT_TREES));
const keptTexts = perEnv(() => createLruCache<string>(MAX_KEPT_TEXTS));

/** Reads the newest commit of the branch. */
export async function readHead({ octokit, place, branch }: GithubClient): Promise<Head> {
  const asked = { ...place, branch };
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/branches/{branch}", asked);
  return { commit: data.commit.sha, tree: data.commit.commit.tree.sha };
}

/** Lists the files of the content in a tree. Links and whatever else the repository holds are skipped. */
export async function readTree({ octokit, place }: GithubClient, tree: string): Promise<TreeFiles> {
  const known = keptTrees().get(tree);
  if (known) return known;
  const asked = { ...place, tree_sha: tree, recursive: "1" };
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", asked);
  if (data.truncated) {
    log.error("github-tree-truncated");
    throw new HttpError("unavailable");
  }
  const files = new Map<string, { sha: string; size: number }>();
  for (const { path, mode, sha, size = 0 } of data.tree)
    if ((mode === "100644" || mode === "100755") && isStoredPath(path)) files.set(path, { sha, size });
  keptTrees().set(tree, files);
  return files;
}

/** GitHub calls raw bytes UTF-8, which octokit reads as a text: a picture has to come as base64. */
async function readBytes({ octokit, place }: GithubClient, sha: string): Promise<Buffer> {
  const asked = { ...place, file_sha: sha };
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", asked);
  return Buffer.from(data.content, "base64");
}

interface Blob {
  oid: string;
  text: string | null;
  isTruncated: boolean;
}

/** Reads several files at once, each by an expression of GraphQL like `oid: "…"`; `null` for what is not there. */
async function readBlobs(client: GithubClient, expressions: readonly string[]): Promise<(Buffer | null)[]> {
  const fields = expressions.map(
    (expression, index) => `b${index}: object(${expression}) { ... on Blob { oid text isTruncated } }`,
  );
  const query = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields.join(" ")} } }`;
  const { repository } = await client.octokit.graphql<{ repository: Record<string, Partial<Blob> | null> }>(
    query,
    client.place,
  );
  return Promise.all(
    expressions.map(async (_, index) => {
      const { oid, text = null, isTruncated } = repository[`b${index}`] ?? {};
      if (oid === undefined) return null;
      return text === null || isTruncated ? readBytes(client, oid) : Buffer.from(text);
    }),
  );
}

async function readTexts(client: GithubClient, shas: readonly string[]): Promise<Map<string, string>> {
  const kept = keptTexts();
  const texts = new Map(shas.map((sha) => [sha, kept.get(sha)]));
  const missing = [...texts.keys()].filter((sha) => texts.get(sha) === undefined);
  for (let start = 0; start < missing.length; start += TEXTS_PER_QUERY) {
    const asked = missing.slice(start, start + TEXTS_PER_QUERY);
    const blobs = await readBlobs(
      client,
      asked.map((sha) => `oid: "${sha}"`),
    );
    for (const [index, sha] of asked.entries()) {
      const text = blobs[index]?.toString("utf8");
      if (text !== undefined) kept.set(sha, text);
      texts.set(sha, text);
    }
  }
  return new Map([...texts].map(([sha, text]) => [sha, text ?? ""]));
}

export async function readFilesOfCommit(
  client: GithubClient,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, Buffer | null>> {
  const names = paths.map((path) => `expression: ${JSON.stringify(`${commit}:${path}`)}`);
  const blobs = await readBlobs(client, names);
  return new Map(paths.map((path, index) => [path, blobs[index] ?? null]));
}

/** The content of a tree. Its texts are read together at the first question for one. */
export function createGithubContent(client: GithubClient, files: TreeFiles): Content {
  let loading: Promise<ReadonlyMap<string, string>> | undefined;

  async function loadTexts(): Promise<ReadonlyMap<string, string>> {
    const texts = [...files].filter(([path]) => !isMediaPath(path));
    const bySha = await readTexts(
      client,
      texts.map(([, { sha }]) => sha),
    );
    return new Map(texts.map(([path, { sha }]) => [path, bySha.get(sha) ?? ""]));
  }
  const getTexts = () => (loading ??= loadTexts());

  return {
    sizes: new Map([...files].map(([path, { size }]) => [path, size])),
    getVersion: (path) => Promise.resolve(files.get(path)?.sha ?? null),
    readText: async (path) => (files.has(path) ? (await getTexts()).get(path) : undefined),
    readTexts: async () => new Map([...(await getTexts())].filter(([path]) => isContentTextPath(path))),
    async readMedia(path) {
      const file = files.get(path);
      return file && (await readBytes(client, file.sha));
    },
  };
}
