import { useLocale } from "../ui/locale-context";
import { getChatUrl } from "../../domain/lib/chat-url";
import { Icon } from "../ui/icon";
import { OutsideLink } from "../ui/outside-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useChatText } from "./use-chat-text";
import * as styles from "./social-links.module.css";

interface SocialLinksProps {
  site: { whatsappNumber: string; social: { facebook: string; instagram: string; tripadvisor: string } };
}

/** Links to the agency on Facebook, Instagram, the messaging app and the travel-review site. */
export function SocialLinks({ site }: SocialLinksProps) {
  const { t } = useLocale();
  const chatText = useChatText();
  const links = [
    { name: "facebook", href: site.social.facebook, icon: "facebook" },
    { name: "instagram", href: site.social.instagram, icon: "instagram" },
    { name: "whatsapp", href: getChatUrl(site.whatsappNumber, chatText), icon: "chat" },
    { name: "tripadvisor", href: site.social.tripadvisor, icon: "tripadvisor" },
  ] as const;
  return (
    <ul className={styles.list} aria-label={t("common.social.title")}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <OutsideLink className={styles.link} href={href}>
            <Icon name={icon} size={24} />
            <VisuallyHidden>{t(`common.social.${name}`)}</VisuallyHidden>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
