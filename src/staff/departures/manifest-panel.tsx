import { getAgencyDay } from "../../booking/calendar-day";
import { getButtonProps } from "../../components/ui/button-class";
import { getChatUrl } from "../../lib/chat-url";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { useNames } from "../ui/names";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { useAction } from "../ui/use-action";
import { useNow } from "../ui/use-now";
import { callSignedIn, staffApi } from "../shell/client";
import type { DepartureParty, DepartureReply } from "../shell/replies";
import { Manifest } from "./manifest";
import * as styles from "./manifest.module.css";
import { describeAll, writeManifest } from "./manifest-text";

/** Notes on the newest version of the enquiry: whatever else was changed in it stays. */
async function noteNoShow({ reference, tripId }: DepartureParty, isNoShow: boolean) {
  const found = await callSignedIn(staffApi.enquiries.get.query({ reference }));
  if (!found.ok) return found;
  const { version } = found.data;
  return callSignedIn(staffApi.bookings.markNoShow.mutate({ reference, version, tripId, isNoShow }));
}

interface ManifestPanelProps {
  departure: DepartureReply;
  onDeparture: (departure: DepartureReply) => void;
}

export function ManifestPanel({ departure, onDeparture }: ManifestPanelProps) {
  const t = useT("departures.manifest");
  const locale = useStaffLocale();
  const names = useNames();
  const { notice, run } = useAction();
  const { offer, day, state, guests } = departure;
  const today = getAgencyDay(useNow());
  const onNoShow = (party: DepartureParty, isNoShow: boolean) => {
    const changed = guests.map((guest) => (guest.tripId === party.tripId ? { ...guest, isNoShow } : guest));
    void run(
      () => noteNoShow(party, isNoShow),
      t("noted"),
      () => onDeparture({ ...departure, guests: changed }),
    );
  };
  return (
    <Panel title={t("manifest")}>
      {guests.length === 0 ? (
        <p>{t("nobody")}</p>
      ) : (
        <>
          <p>{describeAll(departure, t)}</p>
          <Manifest guests={guests} onNoShow={day <= today ? onNoShow : undefined} />
        </>
      )}
      <div className={styles.screen}>
        <Notice notice={notice} />
        <ButtonRow>
          {guests.length > 0 && (
            <>
              <Button variant="solid" onClick={() => window.print()}>
                {t("print")}
              </Button>
              <a
                {...getButtonProps("outline")}
                href={getChatUrl("", writeManifest(departure, names, { t, locale }))}
                target="_blank"
                rel="noreferrer"
              >
                {t("send")}
              </a>
            </>
          )}
          {state !== "cancelled" && day >= today && (
            <a
              {...getButtonProps("outline")}
              href={`/admin/enquiries#new-booking?${new URLSearchParams({ offer, day }).toString()}`}
            >
              {t("newBooking")}
            </a>
          )}
        </ButtonRow>
      </div>
    </Panel>
  );
}
