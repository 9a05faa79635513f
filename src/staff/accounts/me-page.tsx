import { useState, type SubmitEvent } from "react";

import { hasLocalOwnerName, LOCAL_OWNER_EMAIL } from "../../domain/config/staff";
import { formatMoment } from "../../domain/i18n/format";
import { staffApi } from "../shell/client";
import { goTo } from "../shell/go-to";
import { useStaffLocale, useT } from "../shell/language-context";
import { SIGN_IN_PATH } from "../shell/sign-in-address";
import { StaffPage, type SignedInPerson } from "../shell/staff-page";
import { useQuestion } from "../ui/dialog";
import { LanguageField, TextField } from "../ui/fields";
import { Button, Panel, Row } from "../ui/layout";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { PasskeysPanel } from "./passkeys-panel";

function ProfilePanel({ person: { me, change } }: { person: SignedInPerson }) {
  const t = useT("me");
  const [name, setName] = useState(hasLocalOwnerName(me) ? "" : me.name);
  const [locale, setLocale] = useState(me.locale);
  const shown = useStaffLocale();
  const [last, setLast] = useState(shown);
  // The frame can change the language too.
  if (last !== shown) {
    setLast(shown);
    setLocale(shown);
  }
  const { isBusy, notice, run } = useAction();
  const [isSaved, setSaved] = useState(false);
  function save(event: SubmitEvent) {
    event.preventDefault();
    setSaved(false);
    run(
      () => change({ name, locale }),
      "",
      () => setSaved(true),
    );
  }
  return (
    <Panel
      title={t("profile")}
      intro={me.email === LOCAL_OWNER_EMAIL ? t("ownMachine") : t("address", { email: me.email })}
    >
      <form className={ui.form} noValidate onSubmit={save}>
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          name="name"
          autoComplete="name"
          required
          value={name}
          onValue={setName}
        />
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("save")}
        </Button>
      </form>
      {/* In the language that was chosen, as soon as the page speaks it. */}
      <Notice notice={isSaved ? { kind: "done", text: t("saved") } : notice} />
    </Panel>
  );
}

function DevicesPanel({ person: { me, reload } }: { person: SignedInPerson }) {
  const t = useT("me");
  const locale = useStaffLocale();
  const { isBusy, notice, run } = useAction();
  const question = useQuestion();
  const end = (id: string) => run(() => staffApi.session.endDevices.mutate({ id }), t("ended"), reload);
  const askToEndAll = () =>
    question.ask({
      ...{ title: t("endAllTitle"), text: t("endAllText"), confirm: t("endAll") },
      onConfirm: () =>
        run(
          () => staffApi.session.endDevices.mutate({ all: true }),
          t("ended"),
          () => goTo(SIGN_IN_PATH),
        ),
    });
  return (
    <Panel title={t("devices")} intro={t("devicesIntro")}>
      <ul className={ui.rows}>
        {me.sessions.map(({ id, device, createdAt, usedAt, isCurrent }) => {
          const name = device || t("otherDevice");
          const used = formatMoment(usedAt, locale);
          return (
            <Row
              key={id}
              title={name}
              marks={[isCurrent && t("thisDevice")]}
              about={t("deviceFacts", { since: formatMoment(createdAt, locale), used })}
              actions={
                !isCurrent && (
                  <Button
                    isBusy={isBusy}
                    label={t("endOne", { name: `${name}, ${used}` })}
                    onClick={() => end(id)}
                  >
                    {t("end")}
                  </Button>
                )
              }
            />
          );
        })}
      </ul>
      <Notice notice={notice} />
      <div className={ui.actions}>
        <Button isBusy={isBusy} onClick={askToEndAll}>
          {t("endAll")}
        </Button>
      </div>
      {question.dialog}
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
