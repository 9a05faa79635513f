import type CMS from "decap-cms-app";
import { Component, createRef, type ComponentType } from "react";

import { WIDGETS } from "../config/create-field";
import { LanguagesControl, PartControl, RowsControl } from "../form/controls";
import { GroupControl } from "../form/group-control";
import { getThumbnail } from "../saving/editor-backend";
import { DayControl, DaysControl, MomentControl, NumberControl } from "./checked-inputs";

type GetAsset = (path: string, field?: unknown) => { path?: string; toString: () => string };
interface PictureProps {
  getAsset: GetAsset;
}

/** Shows a picture that is chosen but not saved as it is, and every other one small, in whichever folder it is. */
export function withThumbnails(getAsset: GetAsset): GetAsset {
  return (path, field) => {
    const asset = getAsset(path, field);
    return String(asset).startsWith("blob:") ? asset : { path, toString: () => getThumbnail(path) };
  };
}

function createPictureControl(Image: ComponentType<PictureProps & { ref: unknown }>) {
  return class PictureControl extends Component<PictureProps> {
    inner = createRef();
    /** Decap asks the field itself whether it is to be drawn anew. */
    getWrappedInstance() {
      return this.inner.current;
    }
    getAsset = withThumbnails((path, field) => this.props.getAsset(path, field));
    override render() {
      return <Image {...this.props} ref={this.inner} getAsset={this.getAsset} />;
    }
  };
}

/** Registers the fields of our own: they understand what staff type, or say at once what is wrong with it. */
export function registerWidgets(cms: typeof CMS): void {
  const image = cms.getWidget("image") as unknown as { control: Parameters<typeof createPictureControl>[0] };
  const controls = {
    [WIDGETS.number]: NumberControl,
    [WIDGETS.day]: DayControl,
    [WIDGETS.days]: DaysControl,
    [WIDGETS.moment]: MomentControl,
    [WIDGETS.group]: GroupControl,
    [WIDGETS.part]: PartControl,
    [WIDGETS.rows]: RowsControl,
    [WIDGETS.languages]: LanguagesControl,
    image: createPictureControl(image.control),
  };
  for (const [name, control] of Object.entries(controls))
    cms.registerWidget(name, control as unknown as Parameters<typeof CMS.registerWidget>[1]);
}
