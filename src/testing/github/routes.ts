import { isUtf8 } from "node:buffer";

import type { GitObjects } from "./git-objects";

/** A request that a route has matched. */
export interface GithubRequest {
  parts: readonly string[];
  query: URLSearchParams;
  body: unknown;
}

interface GithubAnswer {
  status?: number;
  /** Named by GitHub, and asked with again as `If-None-Match`. */
  tag?: string;
  json?: unknown;
}

type Route = (objects: GitObjects, request: GithubRequest) => Promise<GithubAnswer>;

const missing: GithubAnswer = { status: 404, json: { message: "Not Found" } };

const readBranch: Route = async (objects, { parts: [branch = ""] }) => {
  const sha = await objects.find(`refs/heads/${branch}`);
  const tree = await objects.find(`refs/heads/${branch}^{tree}`);
  return sha && tree
    ? { tag: `W/"${sha}"`, json: { name: branch, commit: { sha, commit: { tree: { sha: tree } } } } }
    : missing;
};

const readTree: Route = async (objects, { parts: [sha = ""] }) => ({
  json: { sha, tree: await objects.listTree(sha), truncated: false },
});

const readBlob: Route = async (objects, { parts: [sha = ""] }) => {
  const bytes = await objects.readBlob(sha);
  return { json: { sha, size: bytes.length, encoding: "base64", content: bytes.toString("base64") } };
};

const writeBlob: Route = async (objects, { body }) => {
  const { content } = body as { content: string };
  return { status: 201, json: { sha: await objects.writeBlob(Buffer.from(content, "base64")) } };
};

const writeTree: Route = async (objects, { body }) => {
  const { base_tree: base, tree } = body as {
    base_tree: string;
    tree: Parameters<GitObjects["writeTree"]>[1];
  };
  const sha = await objects.writeTree(base, tree).catch(() => undefined);
  return sha ? { status: 201, json: { sha } } : { status: 422, json: { message: "GitRPC::BadObjectState" } };
};

const writeCommit: Route = async (objects, { body }) => ({
  status: 201,
  json: { sha: await objects.writeCommit(body as Parameters<GitObjects["writeCommit"]>[0]) },
});

const moveBranch: Route = async (objects, { parts: [branch = ""], body }) => {
  const { sha } = body as { sha: string };
  const isMoved = await objects.moveBranch(branch, sha);
  return isMoved
    ? { json: { object: { sha } } }
    : { status: 422, json: { message: "Update is not a fast forward" } };
};

const listCommits: Route = async (objects, { query }) => {
  const count = Number(query.get("per_page") ?? 30);
  const skip = (Number(query.get("page") ?? 1) - 1) * count;
  const since = query.get("since") ?? undefined;
  return {
    json: await objects.listCommits(query.get("sha") ?? "HEAD", query.get("path") ?? ".", count, skip, since),
  };
};

const compare: Route = async (objects, { parts: [base = "", head = ""] }) => ({
  json: { files: await objects.compare(base, head) },
});

/** Answers `name: object(oid: "…")` and `name: object(expression: "…")`, as many as are asked. */
const answerGraphql: Route = async (objects, { body }) => {
  const { query } = body as { query: string };
  const asked = [...query.matchAll(/(\w+): object\((?:oid|expression): "([^"]+)"\)/g)];
  const blobs = await objects.readMany(asked.map(([, , value = ""]) => value));
  const fields = asked.map(([, name = ""], index) => {
    const blob = blobs[index];
    const text = blob && isUtf8(blob.bytes) ? blob.bytes.toString("utf8") : null;
    return [name, blob ? { oid: blob.oid, text, isTruncated: false } : null] as const;
  });
  return { json: { data: { repository: Object.fromEntries(fields) } } };
};

const REPOSITORY = "/repos/agency/site";

export const ROUTES: readonly [method: string, pattern: RegExp, route: Route][] = [
  ["GET", new RegExp(`^${REPOSITORY}/branches/([^/]+)$`), readBranch],
  ["GET", new RegExp(`^${REPOSITORY}/git/trees/([0-9a-f]{40})$`), readTree],
  ["GET", new RegExp(`^${REPOSITORY}/git/blobs/([0-9a-f]{40})$`), readBlob],
  ["POST", new RegExp(`^${REPOSITORY}/git/blobs$`), writeBlob],
  ["POST", new RegExp(`^${REPOSITORY}/git/trees$`), writeTree],
  ["POST", new RegExp(`^${REPOSITORY}/git/commits$`), writeCommit],
  ["PATCH", new RegExp(`^${REPOSITORY}/git/refs/heads/(.+)$`), moveBranch],
  ["GET", new RegExp(`^${REPOSITORY}/commits$`), listCommits],
  ["GET", new RegExp(`^${REPOSITORY}/compare/([^.]+)\\.\\.\\.(.+)$`), compare],
  ["POST", /^\/graphql$/, answerGraphql],
];
