import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What the fake GitHub knows and remembers. */
export interface FakeGithub {
  url: string;
  /** Whether the person who signs in may write to the repository. */
  mayPush: boolean;
  /** Tokens that were given back. */
  revoked: string[];
  /** Signs a person in at the address our site sent the browser to; gets where the browser goes next. */
  authorize(location: string): string;
  stop(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, string>;
}

/** Starts a GitHub of our own on loopback: codes work once, and only with the verifier that belongs to their challenge. */
export async function startFakeGithub(): Promise<FakeGithub> {
  const challenges = new Map<string, string>();
  const github: FakeGithub = { url: "", mayPush: true, revoked: [], authorize, stop };

  function authorize(location: string): string {
    const query = new URL(location).searchParams;
    const code = `code-${challenges.size}-${Math.random().toString(36).slice(2)}`;
    challenges.set(code, query.get("code_challenge") ?? "");
    const back = new URL(query.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code, state: query.get("state") ?? "" }).toString();
    return back.href;
  }

  async function answer(request: IncomingMessage): Promise<object> {
    const body = await readJson(request);
    if (request.url === "/login/oauth/access_token") {
      const challenge = createHash("sha256")
        .update(body["code_verifier"] ?? "")
        .digest("base64url");
      const isRight =
        challenges.get(body["code"] ?? "") === challenge && body["client_secret"] === "the-secret";
      challenges.delete(body["code"] ?? "");
      return isRight
        ? { access_token: "gho_token", token_type: "bearer" }
        : { error: "bad_verification_code" };
    }
    if (request.method === "DELETE") github.revoked.push(body["access_token"] ?? "");
    return request.url === "/repos/agency/site" ? { permissions: { push: github.mayPush } } : {};
  }

  const server = createServer((request, response) => {
    // A person who is signed in already and has allowed the app before is sent back at once.
    if (request.url?.startsWith("/login/oauth/authorize?")) {
      response.writeHead(302, { Location: authorize(github.url + request.url) }).end();
      return;
    }
    void answer(request).then((json) =>
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(json)),
    );
  });
  function stop(): Promise<void> {
    return new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  github.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return github;
}
