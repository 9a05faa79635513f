import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import contact from "../api/contact";
import content from "../api/content/[...]";
import editor from "../api/editor";
import editorEntries from "../api/editor/entries";
import editorStatus from "../api/editor/status";
import editorThumbnail from "../api/editor/thumbnail";
import enquiry from "../api/enquiry";
import health from "../api/health";
import outbox from "../api/outbox";
import quote from "../api/quote";
import registration from "../api/registration";
import staffAnswers from "../api/staff/answers";
import staffEnquiries from "../api/staff/enquiries";
import staffEnquiriesExport from "../api/staff/enquiries-export";
import staffEnquiry from "../api/staff/enquiry";
import staffEnquiryAnswer from "../api/staff/enquiry-answer";
import staffEnquiryDraft from "../api/staff/enquiry-draft";
import staffEnquiryNote from "../api/staff/enquiry-note";
import staffEnquiryPreview from "../api/staff/enquiry-preview";
import staffFigures from "../api/staff/figures";
import staffLog from "../api/staff/log";
import staffMe from "../api/staff/me";
import staffPasskeyOptions from "../api/staff/passkey-options";
import staffPasskeys from "../api/staff/passkeys";
import staffPeople from "../api/staff/people";
import staffQuote from "../api/staff/quote";
import staffQuoteDraft from "../api/staff/quote-draft";
import staffReplyFile from "../api/staff/reply-file";
import staffRequest from "../api/staff/request";
import staffRequests from "../api/staff/requests";
import staffSession from "../api/staff/session";
import staffSessions from "../api/staff/sessions";
import staffSignIn from "../api/staff/sign-in";
import subscribe from "../api/subscribe";
import confirm from "../api/subscribe/confirm";
import unsubscribe from "../api/unsubscribe";
import { createApp } from "../hosting/create-app";
import { createMatcher, type LoadedFunction } from "../hosting/load-functions";
import { startServer } from "../hosting/start-server";
import { parseEnv, type Env } from "../server/env";
import { forgetSingleton, processSingleton } from "../server/process-singleton";
import { closeStore, getStore } from "../server/store/get-store";
import type { Store } from "../server/store/store";
import { makeTemporaryFolder } from "./temporary-folder";

type Handler = (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => Promise<void>;

const FUNCTIONS: Record<string, Handler> = {
  contact,
  "content/*": content,
  editor,
  "editor/entries": editorEntries,
  "editor/status": editorStatus,
  "editor/thumbnail": editorThumbnail,
  enquiry,
  health,
  outbox,
  quote,
  registration,
  "staff/answers": staffAnswers,
  "staff/enquiries": staffEnquiries,
  "staff/enquiries-export": staffEnquiriesExport,
  "staff/enquiry": staffEnquiry,
  "staff/enquiry-answer": staffEnquiryAnswer,
  "staff/enquiry-draft": staffEnquiryDraft,
  "staff/enquiry-note": staffEnquiryNote,
  "staff/enquiry-preview": staffEnquiryPreview,
  "staff/figures": staffFigures,
  "staff/log": staffLog,
  "staff/me": staffMe,
  "staff/passkey-options": staffPasskeyOptions,
  "staff/passkeys": staffPasskeys,
  "staff/people": staffPeople,
  "staff/quote": staffQuote,
  "staff/quote-draft": staffQuoteDraft,
  "staff/reply-file": staffReplyFile,
  "staff/request": staffRequest,
  "staff/requests": staffRequests,
  "staff/session": staffSession,
  "staff/sessions": staffSessions,
  "staff/sign-in": staffSignIn,
  subscribe,
  "subscribe/confirm": confirm,
  unsubscribe,
};

export interface TestSite {
  url: string;
  env: Env;
  store(): Promise<Store>;
  stop(): Promise<void>;
}

function toLoaded([route, handler]: [string, Handler]): LoadedFunction {
  return {
    match: createMatcher(route),
    run: (request, response) => handler(request as GatsbyFunctionRequest, response as GatsbyFunctionResponse),
  };
}

function writePages(folder: string): void {
  const pages = {
    "index.html": "home",
    "es/excursiones/index.html": "excursiones",
    "404/index.html": "not found",
    "es/404/index.html": "no encontrada",
  };
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), `<!doctype html><title>${text}</title>`);
  }
  writeFileSync(join(folder, ".secret"), "secret");
  writeFileSync(join(folder, "film.mp4"), "0123456789");
}

/** Starts the real host with the real functions and a few pages, under an environment of the test. */
export async function startTestSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const env = parseEnv({
    DATA_DIR: makeTemporaryFolder(),
    SECRET: "s".repeat(40),
    RATE_LIMIT: "0",
    SITE_URL: "http://site.example",
    ...variables,
  });
  for (const name of ["env", "store", "outbox-worker", "health", "held-check", "reminder-check"])
    forgetSingleton(name);
  processSingleton("env", () => env);
  const publicFolder = makeTemporaryFolder();
  writePages(publicFolder);
  const server = await startServer(createApp(publicFolder, Object.entries(FUNCTIONS).map(toLoaded)));
  return {
    url: `http://127.0.0.1:${server.port}`,
    env,
    store: getStore,
    async stop() {
      await server.stop();
      await closeStore().catch(() => undefined);
      for (const name of ["env", "outbox-worker", "health"]) forgetSingleton(name);
    },
  };
}
