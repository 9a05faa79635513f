import { useState } from "react";

import type { StaffRole } from "../../contracts/staff";
import { callSignedIn, staffApi } from "../shell/client";
import type { SignedInPerson } from "../shell/staff-page";
import { useT } from "../shell/language-context";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { useAction } from "../ui/use-action";
import { useQueue } from "../ui/use-queue";
import type { PersonReply } from "../shell/replies";
import { PersonRow } from "./person-row";

interface ListPanelProps {
  self: SignedInPerson;
  people: readonly PersonReply[];
  reload: () => Promise<unknown>;
}

/** The role that was chosen of a person, whose id is the field. */
interface RoleChoice extends Pick<PersonReply, "name" | "role"> {
  field: string;
}

/** The people: their roles, and who has access. */
export function ListPanel({ self, people, reload }: ListPanelProps) {
  const t = useT("people");
  const page = useT("shared.page");
  const { isBusy, notice, setNotice, run } = useAction();
  const [question, setQuestion] = useState<Question>();
  const change = (
    { id }: PersonReply,
    changes: { isDisabled: boolean } | { endSessions: true },
    done: string,
  ) => void run(() => callSignedIn(staffApi.people.change.mutate({ id, ...changes })), done, reload);
  const { queue, choose } = useQueue<RoleChoice>(isBusy, (sendAll) => {
    const done: string[] = [];
    const send = async ({ field: id, name, role }: RoleChoice) => {
      const result = await callSignedIn(staffApi.people.change.mutate({ id, role }));
      if (!result.ok) return result;
      done.push(t("roleChanged", { name, role: page(role) }));
      // After giving up one's own role this page is no longer one's own.
      await (id === self.me.id ? self.reload() : reload());
      return result;
    };
    void run(() => sendAll(send), "").then(() => {
      const text = done.join(" ");
      if (text === "") return;
      // Of several one may have been refused: that is said, too.
      setNotice((refused) =>
        refused ? { ...refused, text: `${text} ${refused.text}` } : { kind: "done", text },
      );
    });
  });

  function changeRole({ id, name }: PersonReply, role: StaffRole) {
    const act = () => choose({ field: id, name, role });
    if (id !== self.me.id) act();
    else
      setQuestion({
        title: t("ownRoleTitle"),
        text: t("ownRoleText"),
        confirm: t("ownRoleConfirm"),
        onConfirm: act,
      });
  }
  const disable = (person: PersonReply) => {
    const { name } = person;
    setQuestion({
      title: t("disableTitle", { name }),
      text: t("disableText", { name }),
      confirm: t("disable"),
      onConfirm: () => change(person, { isDisabled: true }, t("disabled", { name })),
    });
  };
  return (
    <Panel title={t("list")} intro={t("listIntro")}>
      <Notice notice={notice} />
      <ul className={rows.rows}>
        {people.map((person) => {
          const { id, name } = person;
          return (
            <PersonRow
              key={id}
              person={person}
              role={queue.findLast(({ field }) => field === id)?.role ?? person.role}
              isSelf={id === self.me.id}
              isBusy={isBusy}
              onRole={(role) => changeRole(person, role)}
              onDisable={() => disable(person)}
              onEnable={() => change(person, { isDisabled: false }, t("enabled", { name }))}
              onEndSessions={() => change(person, { endSessions: true }, t("endedSessions", { name }))}
            />
          );
        })}
      </ul>
      {question && (
        <ConfirmDialog question={question} cancel={page("cancel")} onClose={() => setQuestion(undefined)} />
      )}
    </Panel>
  );
}
