import express from "express";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import handle from "../api/editor/[...]";
import { offerEditor } from "../editor/backend/start-editor-site";
import { openWorkingTree } from "../editor/backend/working-tree/working-tree";
import { getEnv } from "../server/platform/env";
import { isOwnMachine } from "../server/accounts/session";
import { printEditorLinks } from "../server/accounts/sign-in";
import { closeStore } from "../server/store";
import { receiveEditorCall } from "./parse-body";

interface DevelopEditor {
  port: number;
  printLink(address: string): void;
  stop(): Promise<void>;
}

function createListener() {
  const app = express();
  app.set("query parser", "simple");
  app.post("/api/editor/:name", ...receiveEditorCall);
  app.all("/api/editor/:name", (request, response) => {
    // Gatsby's name for the rest of a path.
    Object.assign(request.params, { "*": request.params.name });
    void handle(request as unknown as GatsbyFunctionRequest, response as unknown as GatsbyFunctionResponse);
  });
  return app;
}

/**
 * Starts the editor's backend for `npm run dev`, in the working tree `root`. Nothing has to be published: Gatsby notices changed files by
 * itself. Gets `undefined` where the editor works on a repository at GitHub, for which Gatsby's own functions are enough.
 */
export async function startDevelopEditor(root: string): Promise<DevelopEditor | undefined> {
  const env = getEnv();
  if (env.cms.repo !== undefined) return undefined;
  const tree = await openWorkingTree({ root, env });
  const getStatus = () => Promise.resolve({ state: "live" } as const);
  const withdraw = offerEditor({ store: tree.store, getStatus });
  let stopPrinting: (() => void) | undefined;
  const server = createServer(createListener()).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    printLink: (address) => {
      if (isOwnMachine(env)) stopPrinting = printEditorLinks(env.dataDir, address);
    },
    async stop() {
      stopPrinting?.();
      withdraw();
      tree.stop();
      server.close().closeAllConnections();
      await once(server, "close");
      await closeStore();
    },
  };
}
