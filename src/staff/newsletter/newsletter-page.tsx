import { LOCALES } from "../../domain/config/locales";
import { staffApi, type LettersReply } from "../shell/client";
import { useFormat, useT } from "../shell/language-context";
import { LoadedView, POLL_MS } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { KeyFigures } from "../ui/facts";
import { useHash } from "../ui/hooks";
import { ButtonLink, Disclosure, List, Panel, Row } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { countSubscribers, LetterStateMark, LetterView } from "./letter-view";

function Subscribers({ subscribers, undeliverable }: LettersReply) {
  const t = useT("letters");
  const format = useFormat();
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
            {({ email, at }) => <Row key={email} title={email} about={format.moment(at)} />}
          </List>
        </Disclosure>
      )}
    </Panel>
  );
}

function LetterList() {
  const t = useT("letters");
  const format = useFormat();
  const query = staffApi.letters.list.query;
  return (
    <>
      <p className={ui.intro}>{t("intro")}</p>
      <p>
        <ButtonLink variant="solid" href="/admin#/collections/letters/new">
          {t("write")}
        </ButtonLink>
      </p>
      <LoadedView
        {...{ query, name: "letters.list", input: undefined, everyMs: POLL_MS }}
        failed={t("notLoaded")}
      >
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
                    about={startedAt !== null && t("startedAt", { moment: format.moment(startedAt) })}
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
  const key = useHash().replace(/^#/, "");
  return (
    <StaffPage room="letters">
      {() => (key === "" ? <LetterList /> : <LetterView key={key} letterKey={key} />)}
    </StaffPage>
  );
}
