import { formatDay } from "../../i18n/format";
import { staffApi } from "../shell/client";
import { POLL_MS, useStaffQuery } from "../shell/use-staff-query";
import { useStaffLocale, useT } from "../shell/language-context";
import { BackLink } from "../ui/back-link";
import { useNames } from "../ui/names";
import { useHeadingFocus } from "../ui/use-heading-focus";
import { StateMark } from "./state-mark";
import { ChangePanel } from "./change-panel";
import { ManifestPanel } from "./manifest-panel";

interface DepartureViewProps {
  offer: string;
  day: string;
  /** The address of the list that one comes from. */
  back: string;
}

/** One offer on one day: who goes, and closing, opening or cancelling it. */
export function DepartureView({ offer, day, back }: DepartureViewProps) {
  const t = useT("departures");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const {
    data: departure,
    hasFailed,
    isUnknown,
    setData,
  } = useStaffQuery("departures.get", staffApi.departures.get.query, { offer, day }, POLL_MS);
  const heading = useHeadingFocus(departure !== undefined);
  return (
    <>
      <div data-screen>
        <BackLink href={back}>{t("back")}</BackLink>
      </div>
      {isUnknown && <p role="alert">{t("unknown")}</p>}
      {hasFailed && <p role="alert">{t("failed")}</p>}
      {!departure && !isUnknown && !hasFailed && <p>{t("loading")}</p>}
      {departure && (
        <>
          <header>
            <h2 ref={heading} tabIndex={-1}>
              {getOffer(offer)}, {formatDay(day, locale)}
            </h2>
            <p>
              <StateMark row={departure} />
            </p>
          </header>
          <ManifestPanel departure={departure} onDeparture={setData} />
          <div data-screen>
            <ChangePanel departure={departure} onDeparture={setData} />
          </div>
        </>
      )}
    </>
  );
}
