import packageJson from "../../../package.json";
import { getStore } from "../store";
import { EnvironmentError, perEnv } from "./env";
import type { Answer, Exchange } from "./http/request";
import { describeError, log } from "./log";

const FAILURE_MS = 1_000;

/** Shares the result of costly work among callers at the same time, and for `ms` after it; a failure for a second. */
function share<Result>(ms: number, work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  const forgetAfter = (time: number) => () => {
    setTimeout(() => (shared = undefined), time).unref();
  };
  return () => {
    if (shared === undefined) {
      shared = work();
      shared.then(forgetAfter(ms), forgetAfter(FAILURE_MS));
    }
    return shared;
  };
}

const { version } = packageJson;
const LATE_MS = 60 * 60_000;
async function testStore(): Promise<void> {
  const store = await getStore();
  await store.assertWritable(Date.now());
}

async function countMails() {
  const store = await getStore();
  const now = Date.now();
  const getSeconds = (time: number | undefined) =>
    time === undefined ? 0 : Math.max(0, Math.round((now - time) / 1000));
  const { oldestCreatedAt, oldestForOfficeAt, ...counts } = await store.outbox.getState();
  return {
    mail: {
      ...counts,
      oldestSeconds: getSeconds(oldestCreatedAt),
      agencyOldestSeconds: getSeconds(oldestForOfficeAt),
    },
    purgeRefused: (await store.marks.get("purge-refused")) ?? 0,
  };
}

/** The endpoint is public: requests within these times share one test write and one query of the mails. */
const getChecks = perEnv(() => ({
  testStore: share(10_000, testStore),
  countMails: share(1_000, countMails),
}));

async function report(isReadiness: boolean): Promise<Answer> {
  const { testStore: test, countMails: count } = getChecks();
  await test();
  const common = { version, store: "writable" };
  if (isReadiness) return { status: 200, json: { status: "ready", ...common } };
  const figures = await count();
  // A visitor's mail that waits does not change the status: one mistyped address must not raise an alarm.
  const late = figures.mail.agencyOldestSeconds * 1000 > LATE_MS;
  return { status: late ? 503 : 200, json: { status: late ? "mail-late" : "ok", ...common, ...figures } };
}

function toFailure(error: unknown): Answer {
  log.error("health-failed", describeError(error));
  if (error instanceof EnvironmentError)
    return { status: 503, json: { status: "not-configured", version, settings: error.settings } };
  return { status: 503, json: { status: "store-unavailable", version, store: "unavailable" } };
}

/**
 * Tells a monitor whether enquiries can be stored and the agency gets its mails; 503 when a person has to look. `?live` only says that the
 * process answers, for what restarts it; `?ready` that enquiries can be stored, for what sends visitors to it.
 */
export async function answerHealth({ query }: Exchange): Promise<Answer> {
  if (query("live") !== undefined) return { status: 200, json: { status: "live", version } };
  try {
    return await report(query("ready") !== undefined);
  } catch (error) {
    return toFailure(error);
  }
}
