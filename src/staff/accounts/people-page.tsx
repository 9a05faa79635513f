import { useState, type SubmitEvent } from "react";

import { getLocale } from "../../domain/config/locales";
import { STAFF_ROLES, type StaffRole } from "../../domain/config/staff";
import { formatMoment } from "../../domain/i18n/format";
import { staffApi, type RequestReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { LoadedView, POLL_MS } from "../shell/query";
import { StaffPage, type SignedInPerson } from "../shell/staff-page";
import { useQuestion } from "../ui/dialog";
import { LanguageField, SelectField, TextField } from "../ui/fields";
import { Button, Panel, Row } from "../ui/layout";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { LogPanel } from "./log-panel";
import { PeopleList } from "./people-list";

type Reload = Record<"reload", () => Promise<unknown>>;

/** Those who ask for access: give it, or refuse. Without any it shows the last decision alone, or nothing. */
function RequestsPanel({ requests, reload }: Reload & { requests: readonly RequestReply[] }) {
  const t = useT("people");
  const shown = useStaffLocale();
  const { isBusy, notice, run } = useAction();
  const question = useQuestion();
  const decide = (id: string, decision: "accept" | "refuse", done: string) =>
    run(() => staffApi.people.decide.mutate({ id, decision }), done, reload);
  const ask = ({ id, name }: RequestReply) =>
    question.ask({
      ...{ title: t("refuseTitle", { name }), text: t("refuseText", { name }), confirm: t("refuse") },
      onConfirm: () => decide(id, "refuse", t("refused", { name })),
    });
  if (requests.length === 0 && notice === undefined && !isBusy) return null;
  return (
    <Panel title={t("requests")}>
      {requests.length > 0 && (
        <ul className={ui.rows}>
          {requests.map((request) => {
            const { id, name, email, locale, about, createdAt } = request;
            const facts = { email, language: getLocale(locale).name, when: formatMoment(createdAt, shown) };
            return (
              <Row
                key={id}
                title={name}
                about={t("asked", facts)}
                actions={
                  <>
                    <Button
                      variant="solid"
                      isBusy={isBusy}
                      label={t("acceptOne", { name })}
                      onClick={() => decide(id, "accept", t("accepted", { name }))}
                    >
                      {t("accept")}
                    </Button>
                    <Button isBusy={isBusy} label={t("refuseOne", { name })} onClick={() => ask(request)}>
                      {t("refuse")}
                    </Button>
                  </>
                }
              >
                <p>{about}</p>
              </Row>
            );
          })}
        </ul>
      )}
      <Notice notice={notice} />
      {question.dialog}
    </Panel>
  );
}

function AddPanel({ reload }: Reload) {
  const t = useT("people");
  const page = useT("shared.page");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [locale, setLocale] = useState(useStaffLocale());
  const [role, setRole] = useState<StaffRole>("staff");
  const { isBusy, notice, errors, run } = useAction();

  function add(event: SubmitEvent) {
    event.preventDefault();
    run(
      () => staffApi.people.add.mutate({ name, email, locale, role }),
      t("added", { name }),
      async () => {
        setName("");
        setEmail("");
        await reload();
      },
    );
  }
  return (
    <Panel title={t("add")} intro={t("addIntro")}>
      <form className={ui.form} noValidate onSubmit={add}>
        <TextField
          label={t("name")}
          name="name"
          autoComplete="off"
          required
          error={errors["name"]}
          value={name}
          onValue={setName}
        />
        <TextField
          label={t("email")}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={errors["email"]}
          value={email}
          onValue={setEmail}
        />
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <SelectField
          label={t("roleOfNew")}
          value={role}
          options={STAFF_ROLES.map((known) => [known, page(known)] as const)}
          onValue={setRole}
        />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("add")}
        </Button>
      </form>
      <Notice notice={notice} />
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
