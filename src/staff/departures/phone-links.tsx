import { getChatUrl } from "../../lib/chat-url";
import { useT } from "../shell/language-context";
import type { DepartureParty } from "../shell/replies";
import * as styles from "./manifest.module.css";

type Contact = Pick<DepartureParty, "name" | "phone" | "phoneNumber">;

/** Calls a guest, or opens WhatsApp; without a certain number it is the text that the guest gave. */
export function PhoneLinks({ name, phone, phoneNumber }: Contact) {
  const t = useT("departures.manifest");
  if (phoneNumber === null) return phone || t("noPhone");
  return (
    <span className={styles.phone}>
      <a href={`tel:${phoneNumber}`} aria-label={`${phone}: ${t("call", { name })}`}>
        {phone}
      </a>
      <a
        className={styles.screen}
        href={getChatUrl(phoneNumber, "")}
        aria-label={t("chatWith", { name })}
        target="_blank"
        rel="noreferrer"
      >
        {t("chat")}
      </a>
    </span>
  );
}

/** Not every guest has an address, and mails are read late. */
export function PhoneList({ guests }: { guests: readonly DepartureParty[] }) {
  return (
    <ul className={styles.phones}>
      {guests.map((guest) => (
        <li key={guest.tripId}>
          <strong>{guest.name}</strong> <PhoneLinks {...guest} />
        </li>
      ))}
    </ul>
  );
}
