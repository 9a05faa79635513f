import { getLocale } from "../../domain/config/locales";
import { STAFF_ROLES, type StaffRole } from "../../domain/config/staff";
import { formatMoment } from "../../domain/i18n/format";
import { staffApi, type PersonReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import type { SignedInPerson } from "../shell/staff-page";
import { useQuestion } from "../ui/dialog";
import { SelectField } from "../ui/fields";
import { Button, Panel, Row } from "../ui/layout";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { useQueue } from "../ui/use-queue";

interface PeopleListProps {
  self: SignedInPerson;
  people: readonly PersonReply[];
  reload: () => Promise<unknown>;
}

/** The role that was chosen of a person, whose id is the field. */
interface RoleChoice extends Pick<PersonReply, "name" | "role"> {
  field: string;
}

/** The people: their roles, and who has access. One's own access and sessions are ended elsewhere. */
export function PeopleList({ self, people, reload }: PeopleListProps) {
  const t = useT("people");
  const page = useT("shared.page");
  const shown = useStaffLocale();
  const { isBusy, notice, run } = useAction();
  const question = useQuestion();
  const change = (id: string, changes: { isDisabled: boolean } | { endSessions: true }, done: string) =>
    run(() => staffApi.people.change.mutate({ id, ...changes }), done, reload);
  const { queue, choose } = useQueue<RoleChoice>(isBusy, (sendAll) => {
    const done: string[] = [];
    const send = async ({ field: id, name, role }: RoleChoice) => {
      await staffApi.people.change.mutate({ id, role });
      done.push(t("roleChanged", { name, role: page(role) }));
      // After giving up one's own role this page is no longer one's own.
      await (id === self.me.id ? self.reload() : reload());
    };
    run(
      () => sendAll(send),
      () => done.join(" "),
      undefined,
      // Of several one may have been refused: that is said, too.
      ({ code }, usual) => (code === "unauthorized" ? undefined : [...done, usual].join(" ")),
    );
  });

  function changeRole({ id, name }: PersonReply, role: StaffRole) {
    const onConfirm = () => choose({ field: id, name, role });
    if (id !== self.me.id) onConfirm();
    else
      question.ask({
        ...{ title: t("ownRoleTitle"), text: t("ownRoleText"), confirm: t("ownRoleConfirm") },
        onConfirm,
      });
  }
  const disable = ({ id, name }: PersonReply) =>
    question.ask({
      ...{ title: t("disableTitle", { name }), text: t("disableText", { name }), confirm: t("disable") },
      onConfirm: () => change(id, { isDisabled: true }, t("disabled", { name })),
    });
  const describe = ({ email, locale, lastSeenAt }: PersonReply) => {
    const facts = { email, language: getLocale(locale).name };
    return lastSeenAt === null
      ? t("neverSeen", facts)
      : t("seen", { ...facts, when: formatMoment(lastSeenAt, shown) });
  };
  function getActions(person: PersonReply) {
    const { id, name } = person;
    if (person.isDisabled)
      return (
        <Button
          isBusy={isBusy}
          label={t("enableOne", { name })}
          onClick={() => change(id, { isDisabled: false }, t("enabled", { name }))}
        >
          {t("enable")}
        </Button>
      );
    return (
      <>
        <SelectField
          label={t("role", { name })}
          value={queue.findLast(({ field }) => field === id)?.role ?? person.role}
          options={STAFF_ROLES.map((known) => [known, page(known)] as const)}
          onValue={(role) => changeRole(person, role)}
        />
        {id !== self.me.id && (
          <>
            <Button
              isBusy={isBusy}
              label={t("endSessionsOne", { name })}
              onClick={() => change(id, { endSessions: true }, t("endedSessions", { name }))}
            >
              {t("endSessions")}
            </Button>
            <Button isBusy={isBusy} label={t("disableOne", { name })} onClick={() => disable(person)}>
              {t("disable")}
            </Button>
          </>
        )}
      </>
    );
  }
  return (
    <Panel title={t("list")} intro={t("listIntro")}>
      <Notice notice={notice} />
      <ul className={ui.rows}>
        {people.map((person) => (
          <Row
            key={person.id}
            title={person.name}
            marks={[person.id === self.me.id && t("you"), person.isDisabled && t("shutOut")]}
            about={describe(person)}
            actions={getActions(person)}
          />
        ))}
      </ul>
      {question.dialog}
    </Panel>
  );
}
