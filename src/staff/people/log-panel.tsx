import { useCallback, useEffect, useState } from "react";

import { callSignedIn, staffApi, type RouterInputs, type CallResult } from "../calls/client";
import { PAGE_WORDS } from "../frame/page-words";
import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useWords } from "../language/language-context";
import { Button } from "../parts/button";
import { Notice } from "../parts/notice";
import { Panel } from "../parts/panel";
import * as rows from "../parts/rows.module.css";
import { useAction } from "../parts/use-action";
import type { LogLine, LogReply } from "../calls/replies";
import { ACTION_WORDS, LOG_WORDS } from "./log-words";

const loadLog = (input: RouterInputs["people"]["log"]) => callSignedIn(staffApi.people.log.query(input));

function Line({ line: { at, who, email, action, subject } }: { line: LogLine }) {
  const locale = useStaffLocale();
  const t = useWords(LOG_WORDS);
  const what = useWords(ACTION_WORDS);
  return (
    <li className={rows.row}>
      <div className={rows.facts}>
        <strong>{who || t("server")}</strong> {email === null ? "" : `(${email}) `}
        {what(action)}
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
  const [hasFailed, setFailed] = useState(false);
  const page = useWords(PAGE_WORDS);
  const { isBusy, notice, run } = useAction();
  const take = useCallback((result: CallResult<LogReply>) => {
    setFailed(!result.ok);
    if (!result.ok) return;
    const { lines: more, next: following } = result.data;
    setLines((known = []) => [...known, ...more]);
    setNext(following);
  }, []);
  useEffect(() => {
    void loadLog({}).then(take);
  }, [take]);
  const loadNext = (before: string) =>
    void run(
      () => loadLog({ before }),
      t("earlierShown"),
      (result) => take(result),
    );
  return (
    <Panel title={t("log")} intro={t("logIntro")}>
      {hasFailed && lines === undefined && (
        <p role="alert">
          {page("notLoaded")} <Button onClick={() => void loadLog({}).then(take)}>{page("again")}</Button>
        </p>
      )}
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
          <Button isBusy={isBusy} onClick={() => loadNext(next)}>
            {t("earlier")}
          </Button>
        </div>
      )}
    </Panel>
  );
}
