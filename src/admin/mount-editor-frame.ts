import { mountFrame } from "../staff/shell/mount-frame";
import { element } from "./status-bar/element";

/** Puts the frame of the rooms above Decap's page: rooms, who is signed in, language, sign out. Another language loads the editor anew. */
export function mountEditorFrame(): void {
  const place = element("div", { className: "editorFrame" });
  document.body.prepend(place);
  mountFrame(place, { room: "website", onLocaleChange: () => location.reload() });
}
