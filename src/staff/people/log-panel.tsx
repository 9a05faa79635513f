import { useCallback, useEffect, useState } from "react";

import type { LogLine, LogReply } from "../../contracts/staff";
import { callSignedIn } from "../calls/call-signed-in";
import { formatMoment } from "../language/format-moment";
import { useStaffLocale, useWords } from "../language/language-context";
import { Button } from "../parts/button";
import { Notice } from "../parts/notice";
import { Panel } from "../parts/panel";
import * as rows from "../parts/rows.module.css";
import { useAction } from "../parts/use-action";
import { ACTION_WORDS, LOG_WORDS } from "./log-words";

function Line({ line: { at, who, action, subject } }: { line: LogLine }) {
  const locale = useStaffLocale();
  const t = useWords(LOG_WORDS);
  const what = useWords(ACTION_WORDS);
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <strong>{who || t("server")}</strong> {what(action)}
        {subject && `: ${subject}`}
        <p className={rows.soft}>
          <time dateTime={at}>{formatMoment(at, locale)}</time>
        </p>
      </div>
    </li>
  );
}

/** Shows the staff log, newest first, a page at a time. */
export function LogPanel() {
  const t = useWords(LOG_WORDS);
  const [lines, setLines] = useState<readonly LogLine[]>();
  const [next, setNext] = useState<string>();
  const { isBusy, notice, run } = useAction();
  const load = useCallback(async (before?: string) => {
    const query = before === undefined ? "" : `?${new URLSearchParams({ before }).toString()}`;
    const result = await callSignedIn<LogReply>("GET", `log${query}`);
    if (result.ok) {
      const { lines: more } = result.data;
      setLines((known = []) => (before === undefined ? more : [...known, ...more]));
      setNext(result.data.next);
    }
    return result;
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <Panel title={t("log")} intro={t("logIntro")}>
      {lines?.length === 0 && <p>{t("nothing")}</p>}
      {lines !== undefined && lines.length > 0 && (
        <ul className={rows.rows}>
          {lines.map((line, index) => (
            <Line key={`${line.at} ${index}`} line={line} />
          ))}
        </ul>
      )}
      <Notice notice={notice} />
      {next !== undefined && (
        <div className={rows.actions}>
          <Button
            isBusy={isBusy}
            onClick={() => void run(() => load(next), t("shown", { count: (lines?.length ?? 0) + 1 }))}
          >
            {t("earlier")}
          </Button>
        </div>
      )}
    </Panel>
  );
}
