import { Component, createRef, type ComponentType } from "react";

import { getThumbnail } from "../saving/editor-backend";

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

/** Decap's field for pictures with thumbnails of ours. */
export function createPictureControl(Image: ComponentType<PictureProps & { ref: unknown }>) {
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
