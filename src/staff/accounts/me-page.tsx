import { useState } from "react";

import { type StaffLocale, hasLocalOwnerName, LOCAL_OWNER_EMAIL } from "../../domain/config/staff";
import { type PasskeyReply, staffApi } from "../shell/client";
import { goTo } from "../shell/go-to";
import { useT } from "../shell/language-context";
import { SIGN_IN_PATH } from "../shell/sign-in-address";
import { type SignedInPerson, StaffPage } from "../shell/staff-page";
import { StaffLanguageField, TextField, useFields } from "../ui/fields";
import { Button, Form, List, Panel, Row, Notice } from "../ui/layout";
import { useAction } from "../ui/action";
import * as ui from "../ui/ui.module.css";
import { addPasskey, canUsePasskeys, UnfinishedPasskey } from "./passkey-calls";

interface PasskeyRowProps {
  passkey: PasskeyReply;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, usedAt }, onRename, onRemove }: PasskeyRowProps) {
  const t = useT("me");
  const page = useT("shared.page");
  const [draft, setDraft] = useState<string>();
  function rename() {
    setDraft(undefined);
    if (draft && draft.trim() !== "" && draft !== name) onRename(draft);
  }
  if (draft !== undefined)
    return (
      <li className={ui.row}>
        <Form
          submit={t("save")}
          onSubmit={rename}
          cancel={{ onClick: () => setDraft(undefined), text: page("cancel") }}
        >
          <TextField label={t("newName")} name="passkey" value={draft} onValue={setDraft} isFirst />
        </Form>
      </li>
    );
  return (
    <Row
      title={name}
      about={usedAt === null ? t("passkeyUnused") : t("passkeyUsed", { when: t.moment(usedAt) })}
      actions={
        <>
          <Button label={t("renameOne", { name })} onClick={() => setDraft(name)} text={t("rename")} />
          <Button label={t("removeOne", { name })} onClick={onRemove} text={t("remove")} />
        </>
      }
    />
  );
}

function PasskeysPanel({ person: { me, reload } }: { person: SignedInPerson }) {
  const t = useT("me");
  const { isBusy, outcome, setNotice, run, ask } = useAction();
  const device = me.sessions.find(({ isCurrent }) => isCurrent)?.device || t("otherDevice");
  const add = () =>
    run(
      () =>
        addPasskey(device).catch((error: unknown) => {
          if (!(error instanceof UnfinishedPasskey)) throw error;
          return error;
        }),
      "",
      async (made) => {
        const isDone = !(made instanceof UnfinishedPasskey);
        if (isDone) await reload();
        const word = isDone ? "passkeyAdded" : made.isKnown ? "passkeyKnown" : "passkeyCancelled";
        setNotice({ kind: isDone ? "done" : "problem", text: t(word) });
      },
    );
  const askToRemove = ({ id, name }: PasskeyReply) =>
    ask(
      { title: t("removeTitle", { name }), text: t("removeText"), confirm: t("remove") },
      () => staffApi.passkeys.remove.mutate({ id }),
      t("removed"),
      reload,
    );
  return (
    <Panel title={t("passkeys")} intro={t("passkeysIntro")} isBusy={isBusy}>
      <List items={me.passkeys}>
        {(passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={(name) =>
              run(() => staffApi.passkeys.rename.mutate({ id: passkey.id, name }), t("renamed"), reload)
            }
            onRemove={() => askToRemove(passkey)}
          />
        )}
      </List>
      {outcome}
      {canUsePasskeys() ? (
        <Button variant="solid" onClick={add} text={t("addPasskey")} />
      ) : (
        <p className={ui.soft}>{t("noPasskeysHere")}</p>
      )}
    </Panel>
  );
}

function ProfilePanel({ person: { me, change } }: { person: SignedInPerson }) {
  const t = useT("me");
  const { values, field, ...fields } = useFields({
    name: hasLocalOwnerName(me) ? "" : me.name,
    locale: undefined as StaffLocale | undefined,
  });
  // The frame can change the language too.
  const locale = values.locale ?? me.locale;
  const { isBusy, notice, getError, run } = useAction();
  const [isSaved, setSaved] = useState(false);
  function save() {
    setSaved(false);
    run(
      () => change({ ...values, locale }),
      "",
      () => {
        fields.change({ locale: undefined });
        setSaved(true);
      },
    );
  }
  return (
    <Panel
      title={t("profile")}
      intro={me.email === LOCAL_OWNER_EMAIL ? t("ownMachine") : t("address", { email: me.email })}
    >
      <Form submit={t("save")} {...{ isBusy, getError }} onSubmit={save}>
        <TextField label={t("name")} hint={t("nameHint")} {...field("name")} autoComplete="name" required />
        <StaffLanguageField label={t("language")} {...field("locale")} value={locale} />
      </Form>
      {/* In the language that was chosen, as soon as the page speaks it. */}
      <Notice notice={isSaved ? { kind: "done", text: t("saved") } : notice} />
    </Panel>
  );
}

function DevicesPanel({ person: { me, reload } }: { person: SignedInPerson }) {
  const t = useT("me");
  const { isBusy, outcome, run, ask } = useAction();
  const askToEndAll = () =>
    ask(
      { title: t("endAllTitle"), text: t("endAllText"), confirm: t("endAll") },
      () => staffApi.session.endDevices.mutate({ all: true }),
      t("ended"),
      () => goTo(SIGN_IN_PATH),
    );
  return (
    <Panel title={t("devices")} intro={t("devicesIntro")} isBusy={isBusy}>
      <List items={me.sessions}>
        {({ id, device, createdAt, usedAt, isCurrent }) => {
          const name = device || t("otherDevice");
          const used = t.moment(usedAt);
          const end = () => run(() => staffApi.session.endDevices.mutate({ id }), t("ended"), reload);
          return (
            <Row
              key={id}
              title={name}
              marks={[isCurrent && t("thisDevice")]}
              about={t("deviceFacts", { since: t.moment(createdAt), used })}
              actions={
                !isCurrent && (
                  <Button label={t("endOne", { name: `${name}, ${used}` })} onClick={end} text={t("end")} />
                )
              }
            />
          );
        }}
      </List>
      {outcome}
      <Button onClick={askToEndAll} text={t("endAll")} />
    </Panel>
  );
}

export function MePage() {
  return (
    <StaffPage room="me">
      {(person) => (
        <>
          <ProfilePanel person={person} />
          <PasskeysPanel person={person} />
          <DevicesPanel person={person} />
        </>
      )}
    </StaffPage>
  );
}
