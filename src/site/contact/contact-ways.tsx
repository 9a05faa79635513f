import { useLocale } from "../ui/locale-context";
import { getChatUrl, getPhoneUrl } from "../../domain/lib/chat-url";
import { OutsideLink } from "../ui/outside-link";
import * as styles from "./contact-ways.module.css";

interface ContactWaysProps {
  site: Queries.FrameSiteFragment & { opening_hours: string };
  chatText: string;
}

/** Phone, chat, mail, address and hours of the agency. */
export function ContactWays({ site, chatText }: ContactWaysProps) {
  const { t } = useLocale();
  return (
    <section aria-labelledby="other-ways">
      <h2 className={styles.title} id="other-ways">
        {t("contact.reach.title")}
      </h2>
      <dl className={styles.ways}>
        <dt>{t("contact.reach.chat")}</dt>
        <dd>
          <OutsideLink href={getChatUrl(site.whatsappNumber, chatText)}>{site.whatsappNumber}</OutsideLink>
        </dd>
        <dt>{t("contact.reach.phone")}</dt>
        <dd>
          <a href={getPhoneUrl(site.phone)}>{site.phone}</a>
        </dd>
        <dt>{t("contact.reach.email")}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt>{t("contact.reach.address")}</dt>
        <dd>
          {site.address.street}, {site.address.town}, {site.address.country}
        </dd>
        <dt>{t("contact.reach.hours")}</dt>
        <dd>{site.opening_hours}</dd>
      </dl>
    </section>
  );
}
