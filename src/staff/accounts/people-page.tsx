import { useState } from "react";

import { getLocale } from "../../domain/config/locales";
import { STAFF_ROLES, type StaffRole } from "../../domain/config/staff";
import { type LogLine, type PersonReply, type RequestReply, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadedView, LoadStatus, POLL_MS, useStaffPages } from "../shell/query";
import { type SignedInPerson, StaffPage } from "../shell/staff-page";
import { useAction } from "../ui/action";
import { SelectField, StaffLanguageField, TextField, useFields } from "../ui/fields";
import { Button, Form, List, Panel, Row } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";

const DAY = /^([\w-]+) (\d{4}-\d{2}-\d{2})$/;
const ENTRY = /^[a-z-]+\/(?:[\w-]+\/)*([\w-]+)(?:\.\w+)?( \(\w\w\))?$/;

/** Names what a line is about as staff know it: entries and pictures without their folders, offers by title, days as they are read. */
function useSubject(): (subject: string) => string {
  const t = useT("people.log");
  const { getOffer } = useNames();
  const name = (part: string) => {
    const [, offer, day] = DAY.exec(part) ?? [];
    if (offer !== undefined && day !== undefined) return `${getOffer(offer)}, ${t.shortDay(day)}`;
    const [, entry, language = ""] = ENTRY.exec(part) ?? [];
    return entry === undefined ? part : getOffer(entry) + language;
  };
  return (subject) => subject.split(", ").map(name).join(", ");
}

function Line({ line: { at, who, email, action, subject } }: { line: LogLine }) {
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
          <time dateTime={new Date(at).toISOString()}>{t.moment(at)}</time>
        </p>
      </div>
    </li>
  );
}

const loadLog = (_: undefined, before: string | undefined) =>
  staffApi.people.log.query({ ...(before && { before }) });

function LogPanel() {
  const t = useT("people.log");
  const page = useT("shared.page");
  const { isBusy, outcome, setNotice, run } = useAction();
  const { pages, ...log } = useStaffPages("people.log", loadLog, undefined);
  const lines = pages?.flatMap((one) => one.lines);
  const showEarlier = () =>
    run(log.loadMore, "", ({ isError }) =>
      setNotice(
        isError ? { kind: "problem", text: page("notLoaded") } : { kind: "done", text: t("earlierShown") },
      ),
    );
  return (
    <Panel title={t("log")} intro={t("logIntro")} isBusy={isBusy}>
      <LoadStatus {...log} data={lines} />
      {lines && (
        <List items={[...lines.entries()]} nothing={t("nothing")}>
          {([index, line]) => <Line key={`${line.at} ${index}`} line={line} />}
        </List>
      )}
      {outcome}
      {log.hasNext && <Button onClick={showEarlier} text={t("earlier")} />}
    </Panel>
  );
}

interface PeopleListProps {
  self: SignedInPerson;
  people: readonly PersonReply[];
  reload: () => Promise<unknown>;
}

function useRoleOptions() {
  const page = useT("shared.page");
  return STAFF_ROLES.map((role) => [role, page(role)] as const);
}

function PeopleList({ self, people, reload }: PeopleListProps) {
  const t = useT("people");
  const page = useT("shared.page");
  const roles = useRoleOptions();
  const { isBusy, outcome, run, ask } = useAction();
  const [chosen, setChosen] = useState<Readonly<Record<string, StaffRole>>>({});
  const change = (id: string, changes: { isDisabled: boolean } | { endSessions: true }, done: string) =>
    run(() => staffApi.people.change.mutate({ id, ...changes }), done, reload);

  function changeRole({ id, name }: PersonReply, role: StaffRole) {
    const send = () => staffApi.people.change.mutate({ id, role });
    const done = t("roleChanged", { name, role: page(role) });
    if (id !== self.me.id) {
      setChosen({ ...(isBusy && chosen), [id]: role });
      run(send, done, reload);
      return;
    }
    const question = { title: t("ownRoleTitle"), text: t("ownRoleText"), confirm: t("ownRoleConfirm") };
    // After giving up one's own role this page is no longer one's own.
    ask(question, send, done, self.reload);
  }
  const disable = ({ id, name }: PersonReply) =>
    ask(
      { title: t("disableTitle", { name }), text: t("disableText", { name }), confirm: t("disable") },
      () => staffApi.people.change.mutate({ id, isDisabled: true }),
      t("disabled", { name }),
      reload,
    );
  const describe = ({ email, locale, seenAt }: PersonReply) => {
    const facts = { email, language: getLocale(locale).name };
    return seenAt === null ? t("neverSeen", facts) : t("seen", { ...facts, when: t.moment(seenAt) });
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

type Reload = Record<"reload", () => Promise<unknown>>;

function RequestsPanel({ requests, reload }: Reload & { requests: readonly RequestReply[] }) {
  const t = useT("people");
  const { isBusy, notice, outcome, run, ask } = useAction();
  const accept = ({ id, name }: RequestReply) =>
    run(() => staffApi.people.decide.mutate({ id, decision: "accept" }), t("accepted", { name }), reload);
  const refuse = ({ id, name }: RequestReply) =>
    ask(
      { title: t("refuseTitle", { name }), text: t("refuseText", { name }), confirm: t("refuse") },
      () => staffApi.people.decide.mutate({ id, decision: "refuse" }),
      t("refused", { name }),
      reload,
    );
  if (requests.length === 0 && notice === undefined && !isBusy) return null;
  return (
    <Panel title={t("requests")} isBusy={isBusy}>
      <List items={requests}>
        {(request) => {
          const { id, name, email, locale, about, createdAt } = request;
          const facts = { email, language: getLocale(locale).name, when: t.moment(createdAt) };
          return (
            <Row
              key={id}
              title={name}
              about={t("asked", facts)}
              actions={
                <>
                  <Button
                    variant="solid"
                    label={t("acceptOne", { name })}
                    onClick={() => accept(request)}
                    text={t("accept")}
                  />
                  <Button
                    label={t("refuseOne", { name })}
                    onClick={() => refuse(request)}
                    text={t("refuse")}
                  />
                </>
              }
            >
              <p>{about}</p>
            </Row>
          );
        }}
      </List>
      {outcome}
    </Panel>
  );
}

function AddPanel({ reload }: Reload) {
  const t = useT("people");
  const roles = useRoleOptions();
  const { isBusy, outcome, getError, run } = useAction();
  const start = { name: "", email: "", locale: t.locale, role: "staff" as StaffRole };
  const { values, change, field } = useFields(start);
  const add = () =>
    run(
      () => staffApi.people.add.mutate(values),
      t("added", { name: values.name }),
      async () => {
        change({ name: "", email: "" });
        await reload();
      },
    );
  return (
    <Panel title={t("add")} intro={t("addIntro")}>
      <Form submit={t("add")} {...{ isBusy, getError }} onSubmit={add}>
        <TextField label={t("name")} {...field("name")} autoComplete="off" required />
        <TextField label={t("email")} {...field("email")} type="email" autoComplete="off" required />
        <StaffLanguageField label={t("language")} {...field("locale")} />
        <SelectField label={t("roleOfNew")} {...field("role")} options={roles} />
      </Form>
      {outcome}
    </Panel>
  );
}

function People({ self }: { self: SignedInPerson }) {
  const t = useT("people");
  const query = staffApi.people.list.query;
  if (self.me.role !== "owner") return <p>{t("onlyOwners")}</p>;
  return (
    <LoadedView {...{ query, name: "people.list", input: undefined, everyMs: POLL_MS }}>
      {({ requests, people }, { reload }) => (
        <>
          <RequestsPanel requests={requests} reload={reload} />
          <PeopleList self={self} people={people} reload={reload} />
          <AddPanel reload={reload} />
          <LogPanel />
        </>
      )}
    </LoadedView>
  );
}

export function PeoplePage() {
  return <StaffPage room="people">{(person) => <People self={person} />}</StaffPage>;
}
