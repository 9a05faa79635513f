import { getLocale } from "../../domain/config/locales";
import type { StaffRole } from "../../domain/config/staff";
import { staffApi, type RequestReply } from "../shell/client";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { LoadedView, POLL_MS } from "../shell/query";
import { StaffPage, type SignedInPerson } from "../shell/staff-page";
import { LanguageField, SelectField, TextField, useFields } from "../ui/fields";
import { Button, Form, List, Panel, Row } from "../ui/layout";
import { useAction } from "../ui/action";
import { LogPanel, PeopleList, useRoleOptions } from "./people-list";

type Reload = Record<"reload", () => Promise<unknown>>;

/** Those who ask for access: give it, or refuse. Without any it shows the last decision alone, or nothing. */
function RequestsPanel({ requests, reload }: Reload & { requests: readonly RequestReply[] }) {
  const t = useT("people");
  const format = useFormat();
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
          const facts = { email, language: getLocale(locale).name, when: format.moment(createdAt) };
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
  const { isBusy, outcome, errors, run } = useAction();
  const start = { name: "", email: "", locale: useStaffLocale(), role: "staff" as StaffRole };
  const { values, change, field } = useFields(start, errors);
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
      <Form submit={t("add")} isBusy={isBusy} onSubmit={add}>
        <TextField label={t("name")} {...field("name")} autoComplete="off" required />
        <TextField label={t("email")} {...field("email")} type="email" autoComplete="off" required />
        <LanguageField label={t("language")} {...field("locale")} />
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
