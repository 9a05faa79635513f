import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { KeyFigures } from "../ui/key-figures";
import { Panel } from "../ui/panel";
import type { LetterFigures, LetterReply } from "../shell/replies";
import { countSubscribers } from "./count-subscribers";

interface FiguresPanelProps {
  letter: Pick<LetterReply, "who" | "startedAt" | "isChanged">;
  figures: LetterFigures;
}

/** Never who has read it. */
export function FiguresPanel({ letter: { who, startedAt, isChanged }, figures }: FiguresPanelProps) {
  const t = useT("letters");
  const locale = useStaffLocale();
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
