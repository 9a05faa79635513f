import { Component, type ReactNode } from "react";

interface PreviewBoundaryProps {
  /** When it changes, the preview is tried again. */
  draft: unknown;
  children: ReactNode;
}

/** A draft that the page cannot show yet must not take the editor away. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(previous: PreviewBoundaryProps) {
    if (previous.draft !== this.props.draft && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <p>…</p> : this.props.children;
  }
}
