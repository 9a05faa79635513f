import { LOCALES } from "../../config/locales";
import { useStaffLocale, useT } from "../shell/language-context";
import { formatMoment } from "../../i18n/format";
import { Disclosure } from "../ui/disclosure";
import { KeyFigures } from "../ui/key-figures";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import type { LettersReply } from "../shell/replies";
import { countSubscribers } from "./count-subscribers";

export function SubscribersPanel({
  subscribers,
  undeliverable,
}: Pick<LettersReply, "subscribers" | "undeliverable">) {
  const t = useT("letters");
  const locale = useStaffLocale();
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
          <ul className={rows.rows}>
            {undeliverable.map(({ email, at }) => (
              <li className={rows.row} key={email}>
                <span className={rows.facts}>{email}</span>
                <span className={rows.soft}>{formatMoment(at, locale)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  );
}
