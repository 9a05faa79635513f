import { useState } from "react";

import { getLocale, LOCALES, type Locale } from "../../domain/config/locales";
import { formatMoment } from "../../domain/i18n/format";
import { staffApi, type LetterReply, type Refusal } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { LoadedView } from "../shell/query";
import { useQuestion } from "../ui/dialog";
import { LanguageField, SelectField } from "../ui/fields";
import { useHeadingFocus } from "../ui/hooks";
import { BackLink, Button, ButtonLink, ButtonRow, Facts, KeyFigures, Panel } from "../ui/layout";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import { countSubscribers, LetterStateMark } from "./letter-state";
import * as styles from "./newsletter.module.css";

interface SendPanelProps {
  letter: LetterReply;
  onChange: (letter: LetterReply) => void;
}

function SendPanel({ letter: { key, version, state, subscribers }, onChange }: SendPanelProps) {
  const t = useT("letters");
  const { isBusy, notice, run } = useAction();
  const question = useQuestion();
  const count = countSubscribers(subscribers);
  const explain =
    (word: "conflict" | "noAddress") =>
    ({ code }: Refusal) => {
      if (code === "no-subscribers") return t("nobody");
      return code === "conflict" ? t(word) : undefined;
    };
  const test = () =>
    run(() => staffApi.letters.test.mutate({ key }), t("tested"), undefined, explain("noAddress"));
  const change = (next: "sending" | "stopped") =>
    run(
      () => staffApi.letters.change.mutate({ key, state: next }),
      t(next === "stopped" ? "stopDone" : "goOnDone"),
      onChange,
    );
  const ask = () =>
    question.ask({
      title: t("sendTitle"),
      text: t("sendText", {
        count,
        languages: LOCALES.map(({ code, name }) => `${name}: ${subscribers[code]}`).join(", "),
      }),
      confirm: t("sendConfirm", { count }),
      onConfirm: () =>
        run(() => staffApi.letters.send.mutate({ key, version }), t("begun"), onChange, explain("conflict")),
    });
  return (
    <>
      <ButtonRow>
        {state === "draft" && count > 0 && (
          <Button variant="action" isBusy={isBusy} onClick={ask}>
            {t("send")}
          </Button>
        )}
        {(state === "sending" || state === "stopped") && (
          // One button with two words: the focus stays where it is.
          <Button
            variant="solid"
            isBusy={isBusy}
            onClick={() => change(state === "sending" ? "stopped" : "sending")}
          >
            {t(state === "sending" ? "stop" : "goOn")}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={test}>
          {t("test")}
        </Button>
        {state === "draft" && (
          <ButtonLink href={`/admin#/collections/letters/entries/${key}`}>{t("edit")}</ButtonLink>
        )}
      </ButtonRow>
      {state === "draft" && count === 0 && <p>{t("nobody")}</p>}
      <Notice notice={notice} />
      {question.dialog}
    </>
  );
}

/** Never who has read it. */
function FiguresPanel({ letter: { who, startedAt, isChanged, figures } }: Pick<SendPanelProps, "letter">) {
  const t = useT("letters");
  const locale = useStaffLocale();
  if (!figures) return null;
  const { recipients, sent, waiting, bounced, failed, left, unsubscribed } = figures;
  return (
    <Panel title={t("figures")} intro={t("figuresIntro")}>
      <KeyFigures
        facts={[
          [t("figureRecipients"), countSubscribers(recipients)],
          [t("figureSent"), sent],
          [t("figureWaiting"), waiting],
          [t("figureBounced"), bounced],
          [t("figureFailed"), failed],
          [t("figureLeft"), left],
          [t("figureUnsubscribed"), unsubscribed],
        ]}
      />
      {startedAt !== null && (
        <p>
          {who
            ? t("sentBy", { who, moment: formatMoment(startedAt, locale) })
            : t("startedAt", { moment: formatMoment(startedAt, locale) })}
        </p>
      )}
      {isChanged && <p>{t("changed")}</p>}
      <p>{t("once")}</p>
    </Panel>
  );
}

const LOOKS = ["phone", "computer", "plain"] as const;
type Look = (typeof LOOKS)[number];

/** The letter in each language as mail programs show it, in a frame that runs nothing and belongs to no page. */
function PreviewPanel({ previews }: Pick<LetterReply, "previews">) {
  const t = useT("letters");
  const [locale, setLocale] = useState<Locale>(useStaffLocale());
  const [look, setLook] = useState<Look>("phone");
  const { subject, preheader, html, text } = previews[locale];
  const title = t("mail", { language: getLocale(locale).name });
  return (
    <Panel title={t("preview")}>
      <div className={ui.form}>
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <SelectField
          label={t("look")}
          value={look}
          options={LOOKS.map((name) => [name, t(name)] as const)}
          onValue={setLook}
        />
      </div>
      <Facts
        facts={[
          [t("subject"), subject],
          [t("preheader"), preheader],
        ]}
      />
      {/* The box scrolls by the keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What is in it is longer than the box, or wider than a phone. */}
      <div className={styles.screen} data-look={look} role="region" aria-label={title} tabIndex={0}>
        {look === "plain" ? (
          <pre className={styles.plain} lang={locale}>
            {text}
          </pre>
        ) : (
          <iframe className={styles.frame} data-look={look} title={title} sandbox="" srcDoc={html} />
        )}
      </div>
    </Panel>
  );
}

/** Often enough to watch a letter go out. */
const EVERY_MS = 5_000;

function Letter({ letter, onChange }: SendPanelProps) {
  const heading = useHeadingFocus(true);
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {letter.previews[useStaffLocale()].subject}
        </h2>
        <LetterStateMark state={letter.state} figures={letter.figures} />
      </div>
      <SendPanel letter={letter} onChange={onChange} />
      <FiguresPanel letter={letter} />
      <PreviewPanel previews={letter.previews} />
    </>
  );
}

export function LetterView({ letterKey }: { letterKey: string }) {
  const t = useT("letters");
  const query = staffApi.letters.get.query;
  return (
    <>
      <BackLink href="#">{t("back")}</BackLink>
      <LoadedView
        {...{ query, name: "letters.get", input: { key: letterKey }, everyMs: EVERY_MS }}
        failed={t("notLoaded")}
        unknown={t("unknown")}
      >
        {(letter, { setData }) => <Letter letter={letter} onChange={setData} />}
      </LoadedView>
    </>
  );
}
