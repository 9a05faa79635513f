interface EditorReply {
  status?: number;
  json: unknown;
}

type Params = Record<string, unknown>;
/** Replies by action, one for all calls of it or made of the call's parameters. */
type EditorCalls = Record<string, EditorReply | ((params: never) => EditorReply)>;

/** Puts a fake `/api/editor` at the edge; an action that it does not know fails the test. Gets the calls that were made. */
export function fakeEditor(calls: EditorCalls): { action: string; params: Params }[] {
  const made: { action: string; params: Params }[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_input, init = {}) => {
    const call = JSON.parse(init.body as string) as { action: string; params: Params };
    const reply = calls[call.action];
    if (!reply) throw new Error(`The fake editor does not know ${call.action}.`);
    made.push(call);
    const { status = 200, json } = typeof reply === "function" ? reply(call.params as never) : reply;
    return Response.json(json, { status });
  });
  return made;
}
