import packageJson from "../../../package.json";
import { getStore } from "../store";
import { EnvironmentError } from "./env";
import type { Answer, Exchange } from "./http/request";
import { describeError, log } from "./log";
import { processSingleton } from "./process-singleton";

/** Shares the result of costly work among callers at the same time, or within the given times after it. */
function shareResult<Result>(
  work: () => Promise<Result>,
  { resultMs, failureMs }: { resultMs: number; failureMs: number },
): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  let goodUntil = 0;
  return () => {
    if (known !== undefined && performance.now() < goodUntil) return known;
    const running = work();
    known = running;
    // Until it is done.
    goodUntil = Infinity;
    const keep = (ms: number) => () => {
      goodUntil = performance.now() + ms;
    };
    running.then(keep(resultMs), keep(failureMs));
    return running;
  };
}

const { version } = packageJson;
const LATE_MS = 60 * 60_000;
/** The endpoint is public: requests within these times share one test write and one query of the mails. */
const TEST_WRITE = { resultMs: 10_000, failureMs: 1_000 };
const LOOK = { resultMs: 1_000, failureMs: 1_000 };

async function testStore(): Promise<void> {
  const store = await getStore();
  await store.assertWritable(Date.now());
}

async function lookAtMails() {
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

const getChecks = () =>
  processSingleton("health", () => ({
    testStore: shareResult(testStore, TEST_WRITE),
    lookAtMails: shareResult(lookAtMails, LOOK),
  }));

async function report(): Promise<Answer> {
  const { testStore: test, lookAtMails: look } = getChecks();
  await test();
  const figures = await look();
  // A visitor's mail that waits does not change the status: one mistyped address must not raise an alarm.
  const late = figures.mail.agencyOldestSeconds * 1000 > LATE_MS;
  return {
    status: late ? 503 : 200,
    json: { status: late ? "mail-late" : "ok", version, store: "writable", ...figures },
  };
}

async function reportReadiness(): Promise<Answer> {
  await getChecks().testStore();
  return { status: 200, json: { status: "ready", version, store: "writable" } };
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
    return await (query("ready") === undefined ? report() : reportReadiness());
  } catch (error) {
    return toFailure(error);
  }
}
