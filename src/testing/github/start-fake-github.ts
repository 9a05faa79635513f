import { createVerify, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { createGitObjects } from "./git-objects";
import { ROUTES, type GithubAnswer } from "./routes";

interface Trouble {
  status?: number;
  headers?: Record<string, string>;
  /** It never answers. */
  isSilent?: boolean;
}

export interface FakeGithub {
  objects: ReturnType<typeof createGitObjects>;
  /** All calls since the start, or since the list was emptied, each with the status of its answer: `200 GET /repos/…`. */
  calls: string[];
  /** The settings of a site that works on this GitHub, by a token or as an App. */
  settings: { token: Record<string, string>; app: Record<string, string> };
  /** Looks at each call before it is answered: it may change the repository, or say what trouble there is. */
  onCall: (name: string) => Promise<Trouble | undefined> | Trouble | undefined;
  stop(): Promise<void>;
}

const TOKEN = "github_pat_of_the_server";
const INSTALLATION_TOKEN = "ghs_of_the_installation";

function isSignedByApp(jwt: string, publicKey: string): boolean {
  const [header = "", claims = "", signature = ""] = jwt.split(".");
  const verify = createVerify("RSA-SHA256").update(`${header}.${claims}`);
  return verify.verify(publicKey, signature, "base64url");
}

/** Starts a GitHub on loopback that speaks HTTP and keeps real git objects, in the bare repository `folder`. */
export async function startFakeGithub(folder: string): Promise<FakeGithub> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    ...{ modulusLength: 2048, publicKeyEncoding: { type: "spki", format: "pem" } },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  });
  const objects = createGitObjects(folder);

  /** Answers what an App asks for itself; `undefined` when it asks for something else. */
  function answerApp(path: string, credentials: string): GithubAnswer | undefined {
    const isInstallation = path === "/repos/agency/site/installation";
    if (!isInstallation && path !== "/app/installations/77/access_tokens") return undefined;
    if (!isSignedByApp(credentials, publicKey)) return { status: 401, json: { message: "Bad credentials" } };
    if (isInstallation) return { json: { id: 77 } };
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const permissions = { contents: "write", metadata: "read" };
    return { status: 201, json: { token: INSTALLATION_TOKEN, expires_at, permissions } };
  }

  async function answer(request: IncomingMessage): Promise<GithubAnswer> {
    const body = (await buffer(request)).toString();
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://x");
    const path = decodeURIComponent(pathname);
    const credentials = (request.headers.authorization ?? "").replace(/^(bearer|token) /i, "");
    const ofApp = answerApp(path, credentials);
    if (ofApp) return ofApp;
    if (credentials !== TOKEN && credentials !== INSTALLATION_TOKEN)
      return { status: 401, json: { message: "Bad credentials" } };
    for (const [pattern, route] of ROUTES) {
      const [match, ...parts] = pattern.exec(`${request.method} ${path}`) ?? [];
      if (match) return route(objects, { parts, query, body: body === "" ? undefined : JSON.parse(body) });
    }
    return { status: 404, json: { message: "Not Found" } };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${request.method} ${(request.url ?? "").replace(/\?.*/, "").replace(/[0-9a-f]{40}/, ":sha")}`;
    const trouble = await github.onCall(name);
    if (trouble?.isSilent) return;
    const { status = 200, json }: GithubAnswer = trouble
      ? { status: trouble.status ?? 500, json: { message: "Trouble" } }
      : await answer(request);
    github.calls.push(`${status} ${name}`);
    const headers = { "Content-Type": "application/json; charset=utf-8", ...trouble?.headers };
    response.writeHead(status, headers).end(JSON.stringify(json));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place = { CMS_REPO: "agency/site", CMS_BRANCH: "main", GITHUB_API_URL: url };
  const github: FakeGithub = {
    ...{ objects, calls: [], onCall: () => undefined },
    settings: {
      token: { ...place, GITHUB_TOKEN: TOKEN },
      app: { ...place, GITHUB_APP_ID: "12", GITHUB_APP_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n") },
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return github;
}
