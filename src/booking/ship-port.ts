import type { BookingPort } from "./bookable-offer";

/** Tells whether ships call at a port: the settings keep a reserve for their guests. */
export function isShipPort({ back_aboard_margin_minutes: margin }: BookingPort): boolean {
  return typeof margin === "number";
}

/** Tells by its key whether ships call at a port. */
export function isShipPortKey(key: string | null | undefined, ports: readonly BookingPort[]): boolean {
  return ports.some((port) => port.key === key && isShipPort(port));
}
