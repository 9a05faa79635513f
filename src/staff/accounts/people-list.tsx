import { useState } from "react";

import { getLocale } from "../../domain/config/locales";
import { STAFF_ROLES, type StaffRole } from "../../domain/config/staff";
import { type LogLine, type PersonReply, staffApi } from "../shell/client";
import { useFormat, useT } from "../shell/language-context";
import { useStaffPages } from "../shell/query";
import type { SignedInPerson } from "../shell/staff-page";
import { useQuestion } from "../ui/dialog";
import { SelectField } from "../ui/fields";
import { Button, List, Panel, Row } from "../ui/layout";
import { useNames } from "../ui/names";
import { useAction } from "../ui/action";
import * as ui from "../ui/ui.module.css";

const DAY = /^([\w-]+) (\d{4}-\d{2}-\d{2})$/;
const ENTRY = /^[a-z-]+\/(?:[\w-]+\/)*([\w-]+)(?:\.\w+)?( \(\w\w\))?$/;

/** Names what a line is about as staff know it: entries and pictures without their folders, offers by title, days as they are read. */
function useSubject(): (subject: string) => string {
  const { shortDay } = useFormat();
  const { getOffer } = useNames();
  const name = (part: string) => {
    const [, offer, day] = DAY.exec(part) ?? [];
    if (offer !== undefined && day !== undefined) return `${getOffer(offer)}, ${shortDay(day)}`;
    const [, entry, language = ""] = ENTRY.exec(part) ?? [];
    return entry === undefined ? part : getOffer(entry) + language;
  };
  return (subject) => subject.split(", ").map(name).join(", ");
}

function Line({ line: { at, who, email, action, subject } }: { line: LogLine }) {
  const format = useFormat();
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
          <time dateTime={at}>{format.moment(at)}</time>
        </p>
      </div>
    </li>
  );
}

const loadLog = (_: undefined, before: string | undefined) =>
  staffApi.people.log.query({ ...(before && { before }) });

export function LogPanel() {
  const t = useT("people.log");
  const page = useT("shared.page");
  const { isBusy, outcome, run } = useAction();
  const { data, hasFailed, hasNext, loadNext, reload } = useStaffPages("people.log", loadLog, undefined);
  const lines = data?.flatMap((one) => one.lines);
  const showEarlier = () => run(loadNext, t("earlierShown"), undefined, () => page("notLoaded"));
  return (
    <Panel title={t("log")} intro={t("logIntro")} isBusy={isBusy}>
      {hasFailed && lines === undefined && (
        <p role="alert">
          {page("notLoaded")} <Button onClick={() => void reload()} text={page("again")} />
        </p>
      )}
      {lines && (
        <List items={[...lines.entries()]} nothing={t("nothing")}>
          {([index, line]) => <Line key={`${line.at} ${index}`} line={line} />}
        </List>
      )}
      {outcome}
      {hasNext && (
        <div className={ui.actions}>
          <Button onClick={showEarlier} text={t("earlier")} />
        </div>
      )}
    </Panel>
  );
}

interface PeopleListProps {
  self: SignedInPerson;
  people: readonly PersonReply[];
  reload: () => Promise<unknown>;
}

export function useRoleOptions() {
  const page = useT("shared.page");
  return STAFF_ROLES.map((role) => [role, page(role)] as const);
}

/** The people: their roles, and who has access. One's own access and sessions are ended elsewhere. */
export function PeopleList({ self, people, reload }: PeopleListProps) {
  const t = useT("people");
  const page = useT("shared.page");
  const format = useFormat();
  const roles = useRoleOptions();
  const { isBusy, outcome, run, ask, queue } = useAction();
  const question = useQuestion();
  const [chosen, setChosen] = useState<Readonly<Record<string, StaffRole>>>({});
  const change = (id: string, changes: { isDisabled: boolean } | { endSessions: true }, done: string) =>
    run(() => staffApi.people.change.mutate({ id, ...changes }), done, reload);

  function sendRole({ id, name }: PersonReply, role: StaffRole) {
    setChosen({ ...(isBusy && chosen), [id]: role });
    queue(
      () => staffApi.people.change.mutate({ id, role }),
      t("roleChanged", { name, role: page(role) }),
      // After giving up one's own role this page is no longer one's own.
      id === self.me.id ? self.reload : reload,
    );
  }
  function changeRole(person: PersonReply, role: StaffRole) {
    if (person.id !== self.me.id) sendRole(person, role);
    else
      question.ask({
        ...{ title: t("ownRoleTitle"), text: t("ownRoleText"), confirm: t("ownRoleConfirm") },
        onConfirm: () => sendRole(person, role),
      });
  }
  const disable = ({ id, name }: PersonReply) =>
    ask(
      { title: t("disableTitle", { name }), text: t("disableText", { name }), confirm: t("disable") },
      () => staffApi.people.change.mutate({ id, isDisabled: true }),
      t("disabled", { name }),
      reload,
    );
  const describe = ({ email, locale, lastSeenAt }: PersonReply) => {
    const facts = { email, language: getLocale(locale).name };
    return lastSeenAt === null
      ? t("neverSeen", facts)
      : t("seen", { ...facts, when: format.moment(lastSeenAt) });
  };
  function getActions(person: PersonReply) {
    const { id, name } = person;
    const enable = () => change(id, { isDisabled: false }, t("enabled", { name }));
    const endSessions = () => change(id, { endSessions: true }, t("endedSessions", { name }));
    if (person.isDisabled)
      return <Button label={t("enableOne", { name })} onClick={enable} text={t("enable")} />;
    return (
      <>
        <SelectField
          label={t("role", { name })}
          value={(isBusy && chosen[id]) || person.role}
          options={roles}
          onValue={(role) => changeRole(person, role)}
        />
        {id !== self.me.id && (
          <>
            <Button label={t("endSessionsOne", { name })} onClick={endSessions} text={t("endSessions")} />
            <Button label={t("disableOne", { name })} onClick={() => disable(person)} text={t("disable")} />
          </>
        )}
      </>
    );
  }
  return (
    <Panel title={t("list")} intro={t("listIntro")} isBusy={isBusy}>
      {outcome}
      {question.dialog}
      <List items={people}>
        {(person) => (
          <Row
            key={person.id}
            title={person.name}
            marks={[person.id === self.me.id && t("you"), person.isDisabled && t("shutOut")]}
            about={describe(person)}
            actions={getActions(person)}
          />
        )}
      </List>
    </Panel>
  );
}
