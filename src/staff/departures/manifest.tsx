import { getLocale } from "../../config/locales";
import { formatCents } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { useNames } from "../ui/names";
import type { DepartureParty } from "../shell/replies";
import * as styles from "./manifest.module.css";
import { describePersons } from "./manifest-text";
import { PhoneLinks } from "./phone-links";

interface PartyProps {
  party: DepartureParty;
  /** Notes who did not come; left out before the day. */
  onNoShow: ((party: DepartureParty, isNoShow: boolean) => void) | undefined;
}

function Guest({ party }: { party: DepartureParty }) {
  const t = useT("departures.manifest");
  const { reference, name, notes, isNoShow } = party;
  return (
    <>
      <a href={`/admin/enquiries#${reference}`}>{name}</a>
      {isNoShow && <strong className={styles.mark}>{t("noShow")}</strong>}
      <div>{describePersons(party, t)}</div>
      {notes && <p className={styles.notes}>{notes}</p>}
    </>
  );
}

function PartyRow({ party, onNoShow }: PartyProps) {
  const t = useT("departures.manifest");
  const locale = useStaffLocale();
  const { getPort } = useNames();
  const { name, port, pickup, place, dueCents, isNoShow } = party;
  return (
    <tr data-absent={isNoShow || undefined}>
      <td>
        <strong>{pickup ?? t("noTime")}</strong>
        <div>{[port && getPort(port), place || t("noPlace")].filter(Boolean).join(", ")}</div>
      </td>
      <th scope="row">
        <Guest party={party} />
      </th>
      <td>
        <PhoneLinks {...party} />
        <div>{getLocale(party.locale).name}</div>
      </td>
      <td>
        {dueCents > 0 ? <strong>{t("due", { amount: formatCents(dueCents, locale) })}</strong> : t("paid")}
      </td>
      <td className={styles.boarded}>
        <span className={styles.box} aria-hidden="true" />
        {onNoShow && (
          <Button
            label={t(isNoShow ? "cameOf" : "noShowOf", { name })}
            onClick={() => onNoShow(party, !isNoShow)}
          >
            {t(isNoShow ? "came" : "noShow")}
          </Button>
        )}
      </td>
    </tr>
  );
}

interface ManifestProps extends Pick<PartyProps, "onNoShow"> {
  guests: readonly DepartureParty[];
}

/** The parties of a departure in the order in which they are collected; each a card on a phone, a line on paper. */
export function Manifest({ guests, onNoShow }: ManifestProps) {
  const t = useT("departures.manifest");
  return (
    <table className={styles.manifest}>
      <thead>
        <tr>
          <th scope="col">{t("pickup")}</th>
          <th scope="col">{t("guest")}</th>
          <th scope="col">{t("contact")}</th>
          <th scope="col">{t("money")}</th>
          <th scope="col">{t("boarded")}</th>
        </tr>
      </thead>
      <tbody>
        {guests.map((party) => (
          <PartyRow key={party.tripId} {...{ party, onNoShow }} />
        ))}
      </tbody>
    </table>
  );
}
