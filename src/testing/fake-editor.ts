interface EditorReply {
  status?: number;
  json: unknown;
}

type Params = Record<string, unknown>;
/** Replies by procedure, one for all calls of it or made of the call's parameters. */
type EditorCalls = Record<string, EditorReply | ((params: never) => EditorReply | Promise<EditorReply>)>;

/** Puts what a procedure answers, or why it refuses, into the envelope of tRPC. */
export function wrapReply({ status = 200, json }: EditorReply): Response {
  const data = { ...(json as object), httpStatus: status };
  const envelope = status < 400 ? { result: { data: json } } : { error: { message: "", code: -32600, data } };
  return Response.json(envelope, { status });
}

/** Reads which procedure of `/api/editor` a request calls, and with what. */
export function readEditorCall(input: RequestInfo | URL, { body }: RequestInit = {}) {
  const { pathname, searchParams } = new URL(input as string, location.origin);
  const params = JSON.parse((body as string | undefined) ?? searchParams.get("input") ?? "{}") as Params;
  return { action: pathname.replace("/api/editor/", ""), params };
}

/** Puts a fake `/api/editor` at the edge; a procedure that it does not know fails the test. Gets the calls that were made. */
export function fakeEditor(calls: EditorCalls): { action: string; params: Params }[] {
  const made: { action: string; params: Params }[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const call = readEditorCall(input, init);
    const reply = calls[call.action];
    if (!reply) throw new Error(`The fake editor does not know ${call.action}.`);
    made.push(call);
    return wrapReply(typeof reply === "function" ? await reply(call.params as never) : reply);
  });
  return made;
}
