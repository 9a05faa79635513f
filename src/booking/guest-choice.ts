import type { BookingPort } from "./bookable-offer";
import { parseChoice, type Choice } from "./choice";
import { CHOICE_KEYS } from "./choice-keys";
import { isShipPortKey } from "./ship-port";

/** A transfer begins at the airport, wherever it leads. */
const BY_PLANE = "airport";

/** Reads a choice from an address like `parseChoice`. Who is met where ships call comes by ship: nobody has to say so. */
export function parseGuestChoice(params: URLSearchParams, ports: readonly BookingPort[]): Choice {
  const isByPlane = params.get(CHOICE_KEYS.pickupKind) === BY_PLANE;
  const isByShip = !isByPlane && isShipPortKey(params.get(CHOICE_KEYS.port), ports);
  const settled = new URLSearchParams(params);
  if (isByShip) settled.set(CHOICE_KEYS.pickupKind, "cruise");
  return parseChoice(settled);
}

/** Sets the kind of pick-up of what was posted, by the rule of `parseGuestChoice`. */
export function settlePickup<Some extends Pick<Choice, "port" | "pickup">>(
  posted: Some,
  ports: readonly BookingPort[],
): Some {
  const { port, pickup } = posted;
  if (!pickup || pickup.kind === BY_PLANE || !isShipPortKey(port, ports)) return posted;
  return { ...posted, pickup: { ...pickup, kind: "cruise" } };
}
