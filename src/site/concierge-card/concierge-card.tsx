import { encode } from "uqr";
import { useEffect, useRef, useState } from "react";

import { Picture } from "../ui/picture";
import { useFromPrice, useOfferFacts } from "../offer-list/use-offer-facts";
import { getLocale } from "../../domain/config/locales";
import { useFrame, useLocale } from "../ui/locale-context";
import { getChatUrl } from "../../domain/lib/chat-url";
import { toSourceCode } from "../../domain/lib/normalize";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./concierge-card.module.css";
import { LabelledInput } from "../form/field";
import { getButtonProps } from "../ui/button-class";
import { PageIcon } from "../ui/page-icon";
import { isPaused } from "../../domain/lib/offer-rules";
import { useBrowserValue } from "../browser/create-store";
import { cleanSource, getSource } from "../browser/visit-source";

/** White around the code, in modules: what the standard asks for. */
const QUIET_MODULES = 4;

/** A text as a QR code, drawn with one path; readable with 15 % of it scratched off. */
function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

export interface CardSheetProps {
  offer: Queries.OfferCardFragment;
  /** The address of the site as people write it, e.g. `palmarena.example`. */
  host: string;
  source: string;
}

function CardSheet({ offer, host, source }: CardSheetProps) {
  const { locale, t } = useLocale();
  const site = useFrame();
  const price = useFromPrice(offer);
  const facts = [
    ...useOfferFacts(offer, offer.card_facts.ports),
    { term: t("card.price"), text: price && `${price.from} ${price.basis}` },
  ].filter((fact) => fact.text);
  const text = t("booking.chatText", { service: offer.title, language: getLocale(locale).name });
  // Whoever types the address brings the code along as those do who scan the chat.
  const code = toSourceCode(source);
  const chat = source === "" ? text : `${text}\n${t("common.chatText.source", { source })}`;
  return (
    <article className={styles.sheet} aria-label={t("card.preview")}>
      <Picture picture={offer.cover} sizes="420px" priority className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.brand}>{site.brand}</p>
        <h2 className={styles.sheetTitle}>{offer.title}</h2>
        <p className={shared.soft}>{offer.summary}</p>
        <dl className={styles.facts}>
          {facts.map(({ term, text: value }) => (
            <div className={styles.fact} key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.end}>
        <div className={styles.reach}>
          <p className={styles.scan}>{t("card.scan")}</p>
          <p>{site.phone}</p>
          <p>{`${site.address.street}, ${site.address.town}`}</p>
          <p>{code === "" ? host : `${host}/?source=${code}`}</p>
          {source !== "" && <p className={styles.source}>{t("common.chatText.source", { source })}</p>}
        </div>
        <QrCode className={styles.code} text={getChatUrl(site.whatsappNumber, chat)} label={t("card.code")} />
      </div>
    </article>
  );
}

/** An offer's card for the desk of a hotel: who recommends it is written into the card and into its QR code, then it is printed. */
export function ConciergeCard(props: Omit<CardSheetProps, "source">) {
  const { t } = useLocale();
  const [typed, setTyped] = useState<string>();
  const remembered = useBrowserValue(getSource, "");
  const source = typed ?? remembered;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.page} data-print-alone>
      <div className={`${shared.stack3} ${shared.measure} ${shared.screenOnly}`}>
        <h1 className={styles.title} tabIndex={-1} ref={heading}>
          {t("card.title", { title: props.offer.title })}
        </h1>
        <p>{t("card.intro")}</p>
        {isPaused(props.offer) && <p>{t("offer.paused")}</p>}
        <LabelledInput
          label={t("card.source")}
          hint={t("card.sourceHint")}
          value={source}
          maxLength={100}
          autoComplete="organization"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={shared.row4}>
          <button type="button" onClick={() => window.print()} {...getButtonProps("solid")}>
            <PageIcon name="printer" />
            {t("card.print")}
          </button>
          <a href="#top">{t("card.back", { title: props.offer.title })}</a>
        </div>
      </div>
      <CardSheet {...props} source={cleanSource(source)} />
    </div>
  );
}
