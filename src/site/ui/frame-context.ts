import { createContext, use } from "react";

import type { BookingPort } from "../../domain/booking/bookable-offer";

/** The agency's settings and the words of header and footer, which every page's query brings along. */
export type Frame = NonNullable<Queries.FrameFragment["settings"]> & {
  readonly ports: readonly BookingPort[];
  readonly navigation: Queries.FrameNavigationFragment;
  readonly newsletter: Queries.NewsletterBlockFragment;
  /** In office hours. */
  readonly dueAfterHours: number;
};

/** In the editor's preview it holds the settings and ports alone. */
export const FrameContext = createContext<Frame | undefined>(undefined);

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error("useFrame was called outside of a FrameContext.");
  return frame;
}
