import type { ComponentProps } from "react";

import { isPaused } from "../../domain/lib/is-paused";
import { BookingPanel } from "./booking-panel";
import { PausedPanel } from "./paused-panel";

interface OfferPanelProps extends ComponentProps<typeof BookingPanel> {
  hasRelated?: boolean;
}

export function OfferPanel({ hasRelated = false, ...panel }: OfferPanelProps) {
  const { offer, settings } = panel;
  if (!isPaused(offer)) return <BookingPanel {...panel} />;
  return <PausedPanel {...{ offer, hasRelated }} whatsappNumber={settings.whatsappNumber} />;
}
