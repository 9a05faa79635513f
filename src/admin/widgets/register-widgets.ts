import type CMS from "decap-cms-app";

import type { StaffLocale } from "../../config/staff-text";
import { createDayControl } from "./day-control";
import { createDaysControl } from "./days-control";
import { createMomentControl } from "./moment-control";
import { createNumberControl } from "./number-control";
import { WIDGETS } from "./widget-names";

/** Registers the fields of our own: they understand what staff type, or say at once what is wrong with it. */
export function registerWidgets(cms: typeof CMS, staff: StaffLocale): void {
  const controls = {
    [WIDGETS.number]: createNumberControl(staff),
    [WIDGETS.day]: createDayControl(staff),
    [WIDGETS.days]: createDaysControl(staff),
    [WIDGETS.moment]: createMomentControl(staff),
  };
  for (const [name, control] of Object.entries(controls))
    cms.registerWidget(name, control as unknown as Parameters<typeof CMS.registerWidget>[1]);
}
