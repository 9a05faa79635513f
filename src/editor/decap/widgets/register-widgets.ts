import type CMS from "decap-cms-app";

import type { StaffLocale } from "../../../config/staff";
import { LanguagesControl, PartControl, RowsControl } from "../form/controls";
import { createGroupControl } from "../form/group-control";
import { createPictureControl } from "../form/picture-control";
import type { OpenedFiles } from "../saving/opened-files";
import { createDayControl, createMomentControl } from "./date-controls";
import { createDaysControl } from "./days-control";
import { createNumberControl } from "./number-control";
import { WIDGETS } from "./widget-names";

/** Registers the fields of our own: they understand what staff type, or say at once what is wrong with it. */
export function registerWidgets(cms: typeof CMS, staff: StaffLocale, opened: OpenedFiles): void {
  const image = cms.getWidget("image") as unknown as { control: Parameters<typeof createPictureControl>[0] };
  const controls = {
    [WIDGETS.number]: createNumberControl(staff),
    [WIDGETS.day]: createDayControl(staff),
    [WIDGETS.days]: createDaysControl(staff),
    [WIDGETS.moment]: createMomentControl(staff),
    [WIDGETS.group]: createGroupControl(opened),
    [WIDGETS.part]: PartControl,
    [WIDGETS.rows]: RowsControl,
    [WIDGETS.languages]: LanguagesControl,
    image: createPictureControl(image.control),
  };
  for (const [name, control] of Object.entries(controls))
    cms.registerWidget(name, control as unknown as Parameters<typeof CMS.registerWidget>[1]);
}
