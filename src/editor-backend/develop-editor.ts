import express from "express";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { getEnv } from "../server/env";
import { printEditorLinks } from "../server/staff/print-editor-link";
import { isLocalCms } from "./local-only";
import { createPublisher } from "./publisher";
import { createEditorBackend } from "./create-editor-backend";

/** The editor's backend beside Gatsby's development server. */
interface DevelopEditor {
  /** Where it listens, on loopback. */
  port: number;
  /** Prints the link to the editor, whose page is at the address of the development server. */
  printLink(address: string): void;
  stop(): Promise<void>;
}

/**
 * Starts the editor's backend for `npm run dev`, in the working tree `root`. Nothing has to be published: Gatsby notices changed files by
 * itself. Gets `undefined` where the environment allows no local editor.
 */
export async function startDevelopEditor(root: string): Promise<DevelopEditor | undefined> {
  const env = getEnv();
  if (!isLocalCms(env)) return undefined;
  const publisher = createPublisher({ publish: () => Promise.resolve() });
  const handlers = createEditorBackend({ root, publisher });
  let stopPrinting = () => {};
  const server = createServer(express().use("/api/local-cms", ...handlers)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    printLink(address) {
      stopPrinting = printEditorLinks(env.dataDir, address);
    },
    async stop() {
      stopPrinting();
      server.close().closeAllConnections();
      await once(server, "close");
    },
  };
}
