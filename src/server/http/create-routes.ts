import { createHandler, type Handler, type Method } from "./create-handler";
import type { Respond } from "./exchange";
import { HttpError } from "./http-error";

/** What answers the methods of one name. */
export type Responders = Partial<Record<Method, Respond>>;

const refuse: Respond = () => Promise.reject(new HttpError("not-found"));
const answerUnknown = createHandler({
  ...{ GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse },
});

/** Creates one Gatsby Function (`[name].ts` or `[...].ts`) of several, each with its name: the part of the path that the file's name leaves open. */
export function createRoutes(routes: Readonly<Record<string, Responders>>): Handler {
  const handlers = new Map(
    Object.entries(routes).map(([name, responders]) => [name, createHandler(responders)]),
  );
  return (request, response) => {
    const { "*": rest, name = rest } = request.params;
    const handler = handlers.get(name ?? "") ?? answerUnknown;
    return handler(request, response);
  };
}
