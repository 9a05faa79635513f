/** Answers a status and JSON, answers no JSON at all, or is not there. */
export type FakeReply = { status: number; json: unknown } | { status: number; text: string } | "offline";

/**
 * Puts a fake server at the edge: requests get the given replies in turn, the last one again and again. The requests
 * are kept in what is returned.
 */
export function fakeFetch(...replies: [FakeReply, ...FakeReply[]]) {
  const requests: { path: string; method: string | undefined; headers: Headers; body: unknown }[] = [];
  const reply = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const answer = replies[Math.min(requests.length, replies.length - 1)] ?? replies[0];
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    requests.push({
      path: input instanceof Request ? input.url : input.toString(),
      method: init.method,
      headers: new Headers(init.headers),
      body,
    });
    if (answer === "offline") throw new TypeError("Failed to fetch");
    if ("text" in answer) return new Response(answer.text, { status: answer.status });
    return Response.json(answer.json, { status: answer.status });
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(reply);
  return requests;
}
