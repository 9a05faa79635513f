import type { ReviewsReply } from "../contracts/reviews";
import type { EditorClient } from "./set-up-editor";

/** Creates what members of staff call of the room Reviews; `getUrl` gets the address of the site. */
export function createReviewCalls(getUrl: () => string) {
  type Client = Pick<EditorClient, "cookie">;
  async function call(client: Client | undefined, method: "GET" | "POST", body?: unknown, headers = {}) {
    const response = await fetch(`${getUrl()}/api/staff/reviews`, {
      method,
      headers: {
        ...(client && { cookie: client.cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, reply: (await response.json()) as ReviewsReply & { code?: string } };
  }
  return {
    call,
    list: async (client: Client) => (await call(client, "GET")).reply,
    decide: (client: Client, body: object) => call(client, "POST", body),
    publish: (client: Client, id: string, answer = "") =>
      call(client, "POST", { decision: "publish", id, answer }),
  };
}
