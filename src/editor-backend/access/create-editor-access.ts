import type { IncomingMessage } from "node:http";

import { isEditorKey, loadEditorKey, renewEditorKey } from "./editor-key";
import { createEditorSessions, SESSION_SECONDS } from "./editor-sessions";
import { formatSessionCookie, getCookieName, readSessionCookies } from "./session-cookie";

/** Tells whether a request comes from a member of staff. All that the editor's backend knows of sessions. */
export type IsSignedIn = (request: IncomingMessage) => boolean | Promise<boolean>;

/** The way into the editor of one's own machine: a link with a key, once, then a session. */
export interface EditorAccess {
  isSignedIn: IsSignedIn;
  /** Gets the key that the next browser signs in with. */
  getKey(): string;
  /** Exchanges the key for a session: gets the session's cookie, or `undefined` for another key. The key is replaced. */
  signIn(key: string): string | undefined;
}

interface AccessOptions {
  dataDir: string;
  port: number;
}

/** Creates the access to the editor, whose key and sessions are kept in `DATA_DIR`. */
export function createEditorAccess({ dataDir, port }: AccessOptions): EditorAccess {
  const sessions = createEditorSessions(dataDir);
  const name = getCookieName(port);
  return {
    isSignedIn: (request) =>
      readSessionCookies(name, request.headers.cookie).some((token) => sessions.has(token)),
    getKey: () => loadEditorKey(dataDir),
    signIn(key) {
      if (!isEditorKey(dataDir, key)) return undefined;
      // First the session: if it cannot be written, the link goes on being good.
      const token = sessions.begin();
      renewEditorKey(dataDir);
      return formatSessionCookie(name, token, SESSION_SECONDS);
    },
  };
}
