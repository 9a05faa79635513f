import { Component, type ComponentType, type ReactNode } from "react";

import { ErrorPage } from "./error-page";

function getStatus(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : 500;
}

interface ErrorBoundaryProps {
  /** The page's path: moving on to another page leaves the error behind. */
  pageKey: string;
  /** What is shown instead: the error page, inside of the frame. */
  Fallback?: ComponentType<{ status: number }>;
  children: ReactNode;
}

/** Shows the error page instead of a page that broke, with the error's status (500 when it has none). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { status: number | null }> {
  override state: { status: number | null } = { status: null };

  static getDerivedStateFromError(error: unknown) {
    return { status: getStatus(error) };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.pageKey !== this.props.pageKey && this.state.status !== null)
      this.setState({ status: null });
  }

  override render() {
    const { status } = this.state;
    const { children, Fallback = ErrorPage } = this.props;
    return status === null ? children : <Fallback status={status} />;
  }
}
