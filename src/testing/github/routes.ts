import { isUtf8 } from "node:buffer";

import type { GitObjects, NewCommit } from "./git-objects";

interface GithubRequest {
  parts: readonly string[];
  query: URLSearchParams;
  body: unknown;
}

export interface GithubAnswer {
  status?: number;
  json?: unknown;
}

type Route = (objects: GitObjects, request: GithubRequest) => Promise<GithubAnswer>;

/** Answers `name: object(oid: "…")` and `name: object(expression: "…")`, as many as are asked. */
const answerGraphql: Route = async (objects, { body }) => {
  const { query } = body as { query: string };
  const asked = [...query.matchAll(/(\w+): object\((?:oid|expression): "([^"]+)"\)/g)];
  const blobs = await objects.readBlobs(asked.map(([, , value = ""]) => value));
  const fields = asked.map(([, name = ""], index) => {
    const blob = blobs[index];
    const text = blob && isUtf8(blob.bytes) ? blob.bytes.toString("utf8") : null;
    return [name, blob ? { oid: blob.oid, text, isTruncated: false } : null] as const;
  });
  return { json: { data: { repository: Object.fromEntries(fields) } } };
};

const REPOSITORY: Readonly<Record<string, Route>> = {
  "GET branches/([^/]+)": async (objects, { parts: [branch = ""] }) => {
    const sha = await objects.find(`refs/heads/${branch}`);
    const tree = await objects.find(`refs/heads/${branch}^{tree}`);
    return sha && tree
      ? { json: { name: branch, commit: { sha, commit: { tree: { sha: tree } } } } }
      : { status: 404, json: { message: "Not Found" } };
  },
  "GET git/trees/([0-9a-f]{40})": async (objects, { parts: [sha = ""] }) => ({
    json: { sha, tree: await objects.listTree(sha), truncated: false },
  }),
  "GET git/blobs/([0-9a-f]{40})": async (objects, { parts: [sha = ""] }) => {
    const [blob] = await objects.readBlobs([sha]);
    return { json: { sha, encoding: "base64", content: blob?.bytes.toString("base64") } };
  },
  "POST git/blobs": async (objects, { body }) => {
    const { content } = body as { content: string };
    return { status: 201, json: { sha: await objects.writeBlob(Buffer.from(content, "base64")) } };
  },
  "POST git/trees": async (objects, { body }) => {
    const { base_tree: base, tree } = body as {
      base_tree: string;
      tree: Parameters<GitObjects["writeTree"]>[1];
    };
    const sha = await objects.writeTree(base, tree).catch(() => undefined);
    return sha
      ? { status: 201, json: { sha } }
      : { status: 422, json: { message: "GitRPC::BadObjectState" } };
  },
  "POST git/commits": async (objects, { body }) => ({
    status: 201,
    json: { sha: await objects.writeCommit(body as NewCommit) },
  }),
  "PATCH git/refs/heads/(.+)": async (objects, { parts: [branch = ""], body }) => {
    const { sha } = body as { sha: string };
    const isMoved = await objects.moveBranch(branch, sha);
    return isMoved
      ? { json: { object: { sha } } }
      : { status: 422, json: { message: "Update is not a fast forward" } };
  },
  "GET commits": async (objects, { query }) => {
    const count = Number(query.get("per_page") ?? 30);
    const skip = (Number(query.get("page") ?? 1) - 1) * count;
    const since = query.get("since") ?? undefined;
    const [branch, path] = [query.get("sha") ?? "HEAD", query.get("path") ?? "."];
    return { json: await objects.listCommits(branch, path, count, skip, since) };
  },
  "GET compare/([^.]+)\\.\\.\\.(.+)": async (objects, { parts: [base = "", head = ""] }) => ({
    json: { files: await objects.compare(base, head) },
  }),
};

export const ROUTES: readonly [pattern: RegExp, route: Route][] = [
  [/^POST \/graphql$/, answerGraphql],
  ...Object.entries(REPOSITORY).map(([pattern, route]): [RegExp, Route] => [
    new RegExp(`^${pattern.replace(" ", " /repos/agency/site/")}$`),
    route,
  ]),
];
