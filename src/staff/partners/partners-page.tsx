import { StaffPage } from "../shell/staff-page";
import { useT } from "../shell/language-context";
import { useHash } from "../ui/use-hash";
import { LedgerView } from "./ledger-view";
import { PartnerView } from "./partner-view";
import { parseHash } from "./place";

function Ledger() {
  const place = parseHash(useHash());
  return place.code === "" ? <LedgerView place={place} /> : <PartnerView place={place} />;
}

function OnlyOwners() {
  const t = useT("partners");
  return <p>{t("onlyOwners")}</p>;
}

/** The room Partners: enquiries and bookings of a month by partner. For owners. */
export function PartnersPage() {
  return (
    <StaffPage room="partners">{({ me }) => (me.role === "owner" ? <Ledger /> : <OnlyOwners />)}</StaffPage>
  );
}
