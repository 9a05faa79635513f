import type { IncomingMessage } from "node:http";

/** What gatsby-adapter-netlify lays beside the request: the event that the platform itself made. */
interface AdaptedRequest {
  netlifyFunctionParams?: { event?: { headers?: Record<string, string | undefined> } };
}

/** In which Netlify names the client; whatever a client writes there itself is replaced. */
const NETLIFY_CLIENT = "x-nf-client-connection-ip";

/** Gets the address from which a request came to this host: of its socket, or as Netlify says; empty when neither is known. */
export function getRemoteAddress(request: object): string {
  const { socket } = request as Partial<IncomingMessage>;
  const event = (request as AdaptedRequest).netlifyFunctionParams?.event;
  return socket?.remoteAddress ?? event?.headers?.[NETLIFY_CLIENT] ?? "";
}
