/*
 * Workaround for: Decap's proxy backend sends its calls by itself and loads each picture of a folder whole; it has no options for either, so two methods of
 *   it are replaced (decap-cms-backend-proxy: implementation.js).
 * Tested with: decap-cms-app 3.16 (decap-cms-backend-proxy 3.5)
 * Upstream: none filed
 * Without it: a save would silently replace what somebody else has saved meanwhile, a refusal would be a code in English, and the library of pictures
 *   would load all of them in full size.
 * Fails without it: src/admin/saving/register-editor-backend.test.ts, e2e/full/editor-entries.spec.ts
 * Needed while this passes: src/workarounds/decap/proxy-backend.upstream.slow.test.ts
 */
import type CMS from "decap-cms-app";

/** A call that Decap's proxy backend makes. */
interface ProxyCall {
  action: string;
  params: Readonly<Record<string, unknown>>;
}

/** A picture or video as our server lists it. */
interface ListedFile {
  id: string;
  path: string;
  name: string;
  /** The address of a small picture. */
  thumbnail: string;
}

/** A picture or video as Decap's library shows it. */
interface LibraryFile extends Omit<ListedFile, "thumbnail"> {
  url: string;
  displayURL: string;
}

/** What is used here of Decap's proxy backend. */
export interface ProxyBackend {
  proxyUrl: string;
  mediaFolder?: string;
}

/** What takes the place of its own methods. */
export interface ReplacedCalls {
  request: (call: ProxyCall) => Promise<unknown>;
  getMedia: (mediaFolder?: string) => Promise<readonly LibraryFile[]>;
}

/** Makes all calls of a proxy backend go through `request`, and its library load each picture where it is seen. */
export function replaceCalls<Backend extends ProxyBackend>(
  backend: Backend,
  request: ReplacedCalls["request"],
): Backend & ReplacedCalls {
  return Object.assign(backend, {
    request,
    async getMedia(mediaFolder = backend.mediaFolder) {
      const files = (await request({ action: "getMedia", params: { mediaFolder } })) as ListedFile[];
      return files.map(({ thumbnail, ...file }) => ({ ...file, url: thumbnail, displayURL: thumbnail }));
    },
  });
}

/** Registers a backend under another name: Decap's own proxy backend, adapted each time when Decap creates one. */
export function registerProxyBackend(
  cms: typeof CMS,
  name: string,
  adapt: (backend: ProxyBackend) => ProxyBackend,
): void {
  const proxy = cms.getBackend("proxy") as unknown as {
    init: (...parameters: unknown[]) => ProxyBackend;
  };
  function AdaptedBackend(...parameters: unknown[]) {
    return adapt(proxy.init(...parameters));
  }
  // Decap calls it with `new`, which gives what it returns.
  cms.registerBackend(name, AdaptedBackend);
}
