import type { ReviewsReply } from "../staff/shell/client";
import type { EditorClient } from "./set-up-editor";
import { createBrowser } from "./staff-client";

/** Creates what members of staff call of the room Reviews; `getUrl` gets the address of the site. */
export function createReviewCalls(getUrl: () => string) {
  type Client = Pick<EditorClient, "cookie">;
  async function call(client: Client | undefined, kind: "query" | "mutate", body?: unknown, headers = {}) {
    const browser = createBrowser({ url: getUrl() }, client?.cookie);
    const response = await (kind === "query"
      ? browser.query("reviews.list")
      : browser.mutate("reviews.decide", body, headers));
    return { status: response.status, reply: (await response.json()) as ReviewsReply & { code?: string } };
  }
  return {
    call,
    list: async (client: Client) => (await call(client, "query")).reply,
    decide: (client: Client, body: object) => call(client, "mutate", body),
    publish: (client: Client, id: string, answer = "") =>
      call(client, "mutate", { decision: "publish", id, answer }),
  };
}
