import type { RequestHandler } from "express";

import type { Env } from "../server/env";
import { createEditorAccess } from "./access/create-editor-access";
import { createLinkPrinter, type LinkPrinter } from "./access/print-editor-link";
import { serveSignIn } from "./access/serve-sign-in";
import type { Publisher } from "./publisher";
import { serveLocalCms } from "./serve-local-cms";

interface BackendOptions {
  root: string;
  env: Pick<Env, "dataDir" | "port">;
  publisher: Publisher;
  /** Called when the editor is used. */
  onUse?: () => void;
}

interface EditorBackend {
  /** What answers under `/api/local-cms`. */
  handlers: readonly RequestHandler[];
  link: LinkPrinter;
}

/** Creates the editor's backend for the working tree `root`: signing in, then files. */
export function createEditorBackend({ root, env, publisher, onUse }: BackendOptions): EditorBackend {
  const access = createEditorAccess(env);
  const link = createLinkPrinter(() => access.getKey());
  const { isSignedIn } = access;
  const handlers = [
    serveSignIn({ access, onTry: () => link.update() }),
    serveLocalCms(root, publisher, { isSignedIn, ...(onUse && { onUse }) }),
  ];
  return { handlers, link };
}
