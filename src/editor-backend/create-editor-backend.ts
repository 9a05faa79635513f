import type { RequestHandler } from "express";
import type { IncomingMessage } from "node:http";

import { findSession } from "../server/staff/find-session";
import type { Publisher } from "./publisher";
import { serveLocalCms } from "./serve-local-cms";

interface BackendOptions {
  root: string;
  publisher: Publisher;
  /** Called when the editor is used. */
  onUse?: () => void;
}

async function isSignedIn({ headers }: IncomingMessage): Promise<boolean> {
  const session = await findSession((name) => {
    const value = headers[name];
    return typeof value === "string" ? value : undefined;
  });
  return session !== undefined;
}

/** Creates what answers under `/api/local-cms` from the working tree `root`, to who is signed in. */
export function createEditorBackend({ root, publisher, onUse }: BackendOptions): readonly RequestHandler[] {
  return [serveLocalCms(root, publisher, { isSignedIn, ...(onUse && { onUse }) })];
}
