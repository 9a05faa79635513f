import { useState, type SyntheticEvent } from "react";

import { hasFixedDays } from "../../domain/booking/bookable-offer";
import * as shared from "../../styles/shared.module.css";
import * as controls from "../form/control.module.css";
import { ShareButton } from "../offer-list/share-button";
import { getButtonProps } from "../ui/button-class";
import { PageIcon } from "../ui/page-icon";
import { LocalLink, OutsideLink } from "../ui/links";
import { useFrame, useLocale } from "../ui/locale-context";
import { getPath } from "../../domain/i18n/routes";
import { getChatUrl } from "../../domain/lib/chat-url";
import { downloadCalendar } from "./download-calendar";
import { toListSearch, type ListedOffer, useListText } from "./use-shortlist";
import * as styles from "./list-actions.module.css";

interface ListActionsProps {
  listed: readonly ListedOffer[];
  /** The list as it stands in an address. */
  text: string;
}

export function ListActions({ listed, text }: ListActionsProps) {
  const { locale, t } = useLocale();
  const site = useFrame();
  const { getFacts, getChatText } = useListText();
  const search = toListSearch(text);
  const [isAsked, setIsAsked] = useState(false);
  const impossible = listed.filter(({ wished }) => wished !== undefined);
  const open = listed.filter(({ offer, choice, wished }) => !choice.date && !wished && hasFixedDays(offer));
  const inQuestion = impossible.length > 0 ? impossible : open;
  const dated = listed.filter(({ choice }) => choice.date !== undefined);

  /** An impossible day has to be put right first; for one that is missing it is asked once. */
  function askForDays(event: SyntheticEvent) {
    if (inQuestion.length === 0 || (isAsked && impossible.length === 0)) return;
    event.preventDefault();
    setIsAsked(true);
  }

  return (
    <div className={styles.actions}>
      <div className={shared.row3}>
        <OutsideLink
          href={getChatUrl(site.whatsappNumber, getChatText(listed))}
          onClick={askForDays}
          {...getButtonProps("action")}
        >
          {t("shortlist.chat")}
        </OutsideLink>
        <LocalLink route="contact" search={search} onClick={askForDays} {...getButtonProps("solid")}>
          {t("shortlist.enquire")}
        </LocalLink>
      </div>
      {isAsked && inQuestion.length > 0 && (
        <p className={controls.problem} role="alert">
          {t(impossible.length > 0 ? "shortlist.impossible" : "shortlist.open", {
            titles: inQuestion.map(({ offer }) => offer.title).join(", "),
          })}
        </p>
      )}
      <div className={shared.row3}>
        <ShareButton title={t("shortlist.title")} getPath={() => getPath("shortlist", locale) + search} />
        <button type="button" onClick={() => window.print()} {...getButtonProps("outline")}>
          <PageIcon name="printer" />
          {t("shortlist.print")}
        </button>
        {dated.length > 0 && (
          <button
            type="button"
            onClick={() => downloadCalendar(dated, { getFacts, site })}
            {...getButtonProps("outline")}
          >
            <PageIcon name="calendar" />
            {t("shortlist.calendar")}
          </button>
        )}
      </div>
    </div>
  );
}
