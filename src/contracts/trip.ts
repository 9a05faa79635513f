import type { Port } from "../config/offer";

/** A trip as it was asked for or quoted; `null` is what nobody has said. */
export interface Trip {
  offer: string | null;
  port: Port | null;
  date: string | null;
  adults: number | null;
  children: number | null;
  smallChildren: number | null;
}
