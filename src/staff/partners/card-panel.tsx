import { useState } from "react";

import { getButtonProps } from "../../components/ui/button-class";
import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import type { Partner } from "../../contracts/partners";
import { CONCIERGE_CARD_HASH, getOfferPath } from "../../i18n/routes";
import { toSourceCode } from "../../lib/to-source-code";
import { useStaffLocale, useT } from "../shell/language-context";
import { LanguageField } from "../ui/language-field";
import { useBuiltFile } from "../ui/names";
import { Panel } from "../ui/panel";
import * as rows from "../ui/rows.module.css";
import { SelectField } from "../ui/select-field";
import * as styles from "./partners.module.css";

type Named = Pick<Partner, "code" | "name">;

interface Entry {
  collection: Collection;
  key: string;
  locale: Locale;
  url_slug: string;
  title: string;
}

const NO_ENTRIES: readonly Entry[] = [];

/** On paper a name reads better than a code, as long as it is the same code. */
function toCardAddress({ collection, locale, url_slug }: Entry, { code, name }: Named): string {
  const query = new URLSearchParams({ source: toSourceCode(name) === code ? name : code });
  return `${getOfferPath(collection, locale, url_slug)}?${query.toString()}${CONCIERGE_CARD_HASH}`;
}

/** The cards of a partner, one of each offer and language, and the link for its website: both bring the code along. */
export function CardPanel({ partner }: { partner: Named }) {
  const t = useT("partners");
  const staff = useStaffLocale();
  const entries = useBuiltFile("/admin/entries.json", NO_ENTRIES);
  const [locale, setLocale] = useState<Locale>(staff);
  const [chosen, setChosen] = useState("");
  const offers = entries
    .filter((entry) => entry.locale === locale)
    .sort((one, other) => one.title.localeCompare(other.title, locale));
  const offer = offers.find(({ key }) => key === chosen) ?? offers[0];
  const link = `${location.origin}/?source=${partner.code}`;
  return (
    <Panel title={t("cards")} intro={t("cardsIntro")}>
      <div className={rows.form}>
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <SelectField
          label={t("offer")}
          value={offer?.key ?? ""}
          options={offers.map(({ key, title }) => [key, title] as const)}
          onValue={setChosen}
        />
      </div>
      {offer && (
        <p>
          <a
            {...getButtonProps("outline")}
            href={toCardAddress(offer, partner)}
            target="_blank"
            rel="noopener"
          >
            {t("openCard")}
          </a>
        </p>
      )}
      <p>
        {t("link")}:{" "}
        <a className={styles.link} href={link} target="_blank" rel="noopener">
          {link}
        </a>
      </p>
    </Panel>
  );
}
