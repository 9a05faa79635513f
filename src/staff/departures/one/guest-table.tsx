import type { DepartureParty, DepartureReply } from "../../../contracts/departures";
import { useWords } from "../../language/language-context";
import { useNames } from "../../parts/names";
import { NumbersTable } from "../../parts/numbers-table";
import { DEPARTURE_WORDS } from "../departure-words";
import * as styles from "../departures.module.css";

const KINDS = ["adults", "children", "smallChildren"] as const;

/** The persons of a party, a line for each kind. */
function Persons({ party }: { party: Pick<DepartureParty, (typeof KINDS)[number]> }) {
  const t = useWords(DEPARTURE_WORDS);
  const kinds = KINDS.filter((kind) => (party[kind] ?? 0) > 0);
  if (kinds.length === 0) return t("notSaid");
  return kinds.map((kind) => (
    <div key={kind}>
      {t(kind)}: {party[kind]}
    </div>
  ));
}

function sum(guests: readonly DepartureParty[], kind: (typeof KINDS)[number]): number {
  return guests.reduce((total, guest) => total + (guest[kind] ?? 0), 0);
}

/** The parties of a departure, each with the way to its enquiry. */
export function GuestTable({ guests }: Pick<DepartureReply, "guests">) {
  const t = useWords(DEPARTURE_WORDS);
  const { getPort } = useNames();
  const all = {
    adults: sum(guests, "adults"),
    children: sum(guests, "children"),
    smallChildren: sum(guests, "smallChildren"),
  };
  return (
    <NumbersTable className={styles.guests}>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("persons")}</th>
          <th scope="col">{t("port")}</th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ reference, name, port, pickup, place, ...party }) => (
          <tr key={reference}>
            <th scope="row">
              {name} <a href={`/admin/enquiries#${reference}`}>{reference}</a>
            </th>
            <td>
              <Persons party={party} />
            </td>
            <td>
              {[port && getPort(port), pickup].filter(Boolean).join(" ")}
              {place && <div>{place}</div>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("total")}</th>
          <td>
            <Persons party={all} />
          </td>
          <td />
        </tr>
      </tfoot>
    </NumbersTable>
  );
}
