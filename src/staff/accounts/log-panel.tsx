import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { type LogLine, staffApi } from "../shell/client";
import { POLL_MS, queryClient } from "../shell/query";
import { formatMoment, formatShortDay } from "../../domain/i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button, Panel } from "../ui/layout";
import { useNames } from "../ui/names";
import { Notice, type NoticeText } from "../ui/notice";
import * as ui from "../ui/ui.module.css";

const DAY = /^([\w-]+) (\d{4}-\d{2}-\d{2})$/;
const ENTRY = /^[a-z-]+\/(?:[\w-]+\/)*([\w-]+)(?:\.\w+)?( \(\w\w\))?$/;

/** Names what a line is about as staff know it: entries and pictures without their folders, offers by title, days as they are read. */
function useSubject(): (subject: string) => string {
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const name = (part: string) => {
    const [, offer, day] = DAY.exec(part) ?? [];
    if (offer !== undefined && day !== undefined) return `${getOffer(offer)}, ${formatShortDay(day, locale)}`;
    const [, entry, language = ""] = ENTRY.exec(part) ?? [];
    return entry === undefined ? part : getOffer(entry) + language;
  };
  return (subject) => subject.split(", ").map(name).join(", ");
}

function Line({ line: { at, who, email, action, subject } }: { line: LogLine }) {
  const locale = useStaffLocale();
  const t = useT("people.log");
  const what = useT("people.actions");
  const getSubject = useSubject();
  return (
    <li className={ui.row}>
      <div className={ui.about}>
        <strong>{who || t("server")}</strong> {email === null ? "" : `(${email}) `}
        {what(action)}
        {subject && `: ${getSubject(subject)}`}
        <p className={ui.soft}>
          <time dateTime={at}>{formatMoment(at, locale)}</time>
        </p>
      </div>
    </li>
  );
}

export function LogPanel() {
  const t = useT("people.log");
  const page = useT("shared.page");
  const [notice, setNotice] = useState<NoticeText>();
  const { data, isError, isFetchingNextPage, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery(
    {
      queryKey: ["people.log"],
      queryFn: ({ pageParam }) => staffApi.people.log.query(pageParam),
      initialPageParam: {},
      getNextPageParam: ({ next }) => (next === undefined ? undefined : { before: next }),
      refetchInterval: POLL_MS,
    },
    queryClient,
  );
  const lines = data?.pages.flatMap((one) => one.lines);
  async function loadNext() {
    setNotice(undefined);
    const { isFetchNextPageError } = await fetchNextPage();
    setNotice(
      isFetchNextPageError
        ? { kind: "problem", text: page("notLoaded") }
        : { kind: "done", text: t("earlierShown") },
    );
  }
  return (
    <Panel title={t("log")} intro={t("logIntro")}>
      {isError && lines === undefined && (
        <p role="alert">
          {page("notLoaded")} <Button onClick={() => void refetch()}>{page("again")}</Button>
        </p>
      )}
      {lines?.length === 0 && <p>{t("nothing")}</p>}
      {lines !== undefined && lines.length > 0 && (
        <ul className={ui.rows}>
          {lines.map((line, index) => (
            <Line key={`${line.at} ${index}`} line={line} />
          ))}
        </ul>
      )}
      <Notice notice={notice} />
      {hasNextPage && (
        <div className={ui.actions}>
          <Button isBusy={isFetchingNextPage} onClick={() => void loadNext()}>
            {t("earlier")}
          </Button>
        </div>
      )}
    </Panel>
  );
}
