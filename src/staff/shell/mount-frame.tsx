import { createRoot } from "react-dom/client";

import { Language } from "./language-context";
import { Frame, type Room } from "./frame";
import { useMe } from "./use-me";

interface MountFrameOptions {
  room: Room;
  /** Shows the page below in the language that was chosen, which is stored with the person by then. */
  onLocaleChange: () => void;
}

function MountedFrame({ room, onLocaleChange }: MountFrameOptions) {
  const { me, changeLocale } = useMe();
  if (!me) return null;
  return (
    <Language locale={me.locale}>
      <Frame
        room={room}
        person={me}
        onLocale={(locale) => void changeLocale(locale).then((isDone) => isDone && onLocaleChange())}
      />
    </Language>
  );
}

/** Shows the frame in an element of a page that is no part of this application, as Decap's is. The page brings `frame.css`. */
export function mountFrame(element: HTMLElement, options: MountFrameOptions): void {
  createRoot(element).render(<MountedFrame {...options} />);
}
