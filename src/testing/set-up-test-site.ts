import { captureLog } from "./capture-log";
import { startTestSite, type TestSite } from "./start-test-site";

/** The site of a test, and the ways in which tests talk to it. */
export interface SiteClient extends Pick<TestSite, "url" | "env" | "store"> {
  readLog(): string;
  /** Asks without following a redirect. */
  get(path: string): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts as a browser without scripts does. */
  postForm(path: string, body: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  follow(response: Response): Promise<{ page: Response; html: string }>;
}

/** A fresh site for each test of the file or `describe` in which it is called. */
export function setUpTestSite(variables: Record<string, string> = {}): SiteClient {
  let site: TestSite;
  let readLog: () => string;
  beforeEach(async () => {
    readLog = captureLog();
    site = await startTestSite(variables);
  });
  afterEach(() => site.stop());
  const send = (path: string, init: RequestInit) => fetch(site.url + path, { redirect: "manual", ...init });
  return {
    get url() {
      return site.url;
    },
    get env() {
      return site.env;
    },
    store: () => site.store(),
    readLog: () => readLog(),
    get: (path) => send(path, {}),
    postJson: (path, body, headers = {}) =>
      send(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    postForm: (path, body, headers = {}) =>
      send(path, { method: "POST", headers, body: new URLSearchParams(body) }),
    async follow(response) {
      const page = await fetch(new URL(response.headers.get("location") ?? "", site.url));
      return { page, html: await page.text() };
    },
  };
}

/** Reads an answer in JSON. */
export async function readJson(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
