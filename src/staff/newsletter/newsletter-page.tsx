import { useState } from "react";

import { getLocale, type Locale, LOCALES } from "../../domain/config/locales";
import { type LetterReply, type LetterRow, type LettersReply, type Refusal, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadedView, POLL_MS } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { useAction } from "../ui/action";
import { Facts, KeyFigures } from "../ui/facts";
import { LanguageField, SelectField } from "../ui/fields";
import { usePlace } from "../ui/hooks";
import {
  BackLink,
  Busy,
  Button,
  ButtonLink,
  ButtonRow,
  Disclosure,
  List,
  Panel,
  PlaceHeading,
  Row,
} from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import * as styles from "./newsletter.module.css";

function countSubscribers(subscribers: Readonly<Record<Locale, number>>): number {
  return Object.values(subscribers).reduce((sum, people) => sum + people, 0);
}

/** How a letter stands, in words, and while it is under way as a bar: how many mails are through, of those that are left to be written to. */
function LetterStateMark({ state, figures }: Pick<LetterRow, "state" | "figures">) {
  const t = useT("letters");
  if (figures === null || state === "draft" || state === "sent")
    return (
      <span className={styles.state} data-state={state}>
        {t(state === "sent" ? "sent" : "draft")}
      </span>
    );
  const recipients = countSubscribers(figures.recipients);
  const all = recipients - figures.left;
  const sent = all - figures.waiting;
  const words = t(state, { sent, all });
  return (
    <span className={styles.state} data-state={state}>
      {words}
      {recipients > 0 && <progress className={styles.bar} aria-label={words} max={all || 1} value={sent} />}
    </span>
  );
}

interface SendPanelProps {
  letter: LetterReply;
  onChange: (letter: LetterReply) => void;
}

function SendPanel({ letter: { key, version, state, subscribers }, onChange }: SendPanelProps) {
  const t = useT("letters");
  const { isBusy, outcome, run, ask } = useAction();
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
  const languages = LOCALES.map(({ code, name }) => `${name}: ${subscribers[code]}`).join(", ");
  const send = () =>
    ask(
      {
        title: t("sendTitle"),
        text: t("sendText", { count, languages }),
        confirm: t("sendConfirm", { count }),
      },
      () => staffApi.letters.send.mutate({ key, version }),
      t("begun"),
      onChange,
      explain("conflict"),
    );
  return (
    <Busy value={isBusy}>
      <ButtonRow>
        {state === "draft" && count > 0 && <Button variant="action" onClick={send} text={t("send")} />}
        {(state === "sending" || state === "stopped") && (
          // One button with two words: the focus stays where it is.
          <Button
            variant="solid"
            onClick={() => change(state === "sending" ? "stopped" : "sending")}
            text={t(state === "sending" ? "stop" : "goOn")}
          />
        )}
        <Button onClick={test} text={t("test")} />
        {state === "draft" && (
          <ButtonLink href={`/admin#/collections/letters/entries/${key}`}>{t("edit")}</ButtonLink>
        )}
      </ButtonRow>
      {state === "draft" && count === 0 && <p>{t("nobody")}</p>}
      {outcome}
    </Busy>
  );
}

/** Never who has read it. */
function FiguresPanel({ letter: { who, startedAt, isChanged, figures } }: Pick<SendPanelProps, "letter">) {
  const t = useT("letters");
  if (!figures) return null;
  const { recipients, sent, waiting, bounced, failed, left, unsubscribed } = figures;
  const moment = startedAt === null ? "" : t.moment(startedAt);
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
      {moment && <p>{who ? t("sentBy", { who, moment }) : t("startedAt", { moment })}</p>}
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
  const [locale, setLocale] = useState<Locale>(t.locale);
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
  return (
    <>
      <div className={ui.links}>
        <PlaceHeading>{letter.previews[useT("letters").locale].subject}</PlaceHeading>
        <LetterStateMark state={letter.state} figures={letter.figures} />
      </div>
      <SendPanel letter={letter} onChange={onChange} />
      <FiguresPanel letter={letter} />
      <PreviewPanel previews={letter.previews} />
    </>
  );
}

function LetterView({ letterKey }: { letterKey: string }) {
  const t = useT("letters");
  const query = staffApi.letters.get.query;
  return (
    <>
      <BackLink href="#">{t("back")}</BackLink>
      <LoadedView
        {...{ query, name: "letters.get", input: { key: letterKey }, everyMs: EVERY_MS }}
        unknown={t("unknown")}
      >
        {(letter, { setData }) => <Letter letter={letter} onChange={setData} />}
      </LoadedView>
    </>
  );
}

function Subscribers({ subscribers, undeliverable }: LettersReply) {
  const t = useT("letters");
  return (
    <Panel title={t("readers")} intro={t("readersIntro")}>
      <KeyFigures
        facts={[
          ...LOCALES.map(({ code, name }) => [name, subscribers[code]] as const),
          [t("all"), countSubscribers(subscribers)],
        ]}
      />
      {undeliverable.length > 0 && (
        <Disclosure summary={t("undeliverable", { count: undeliverable.length })}>
          <p>{t("undeliverableIntro")}</p>
          <List items={undeliverable}>
            {({ email, at }) => <Row key={email} title={email} about={t.moment(at)} />}
          </List>
        </Disclosure>
      )}
    </Panel>
  );
}

function LetterList() {
  const t = useT("letters");
  const query = staffApi.letters.list.query;
  return (
    <>
      <p className={ui.intro}>{t("intro")}</p>
      <p>
        <ButtonLink variant="solid" href="/admin#/collections/letters/new">
          {t("write")}
        </ButtonLink>
      </p>
      <LoadedView {...{ query, name: "letters.list", input: undefined, everyMs: POLL_MS }}>
        {(reply) => (
          <>
            <Panel title={t("list")}>
              <List items={reply.letters} nothing={t("none")}>
                {({ key, subject, startedAt, ...letter }) => (
                  <Row
                    key={key}
                    title={
                      <a className={ui.link} href={`#${key}`}>
                        {subject}
                      </a>
                    }
                    about={startedAt !== null && t("startedAt", { moment: t.moment(startedAt) })}
                    actions={<LetterStateMark {...letter} />}
                  />
                )}
              </List>
            </Panel>
            <Subscribers {...reply} />
          </>
        )}
      </LoadedView>
    </>
  );
}

export function NewsletterPage() {
  const { path: key } = usePlace();
  return (
    <StaffPage room="letters">
      {() => (key === "" ? <LetterList /> : <LetterView key={key} letterKey={key} />)}
    </StaffPage>
  );
}
