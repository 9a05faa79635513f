import { Component, type ComponentType, type ReactNode } from "react";

import { ErrorPage } from "./error-page";

function getStatus(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : 500;
}

/** Its status, and when it was caught (milliseconds since 1970). */
export interface CaughtError {
  status: number;
  at: number;
}

interface ErrorBoundaryProps {
  /** The page's path: moving on to another page leaves the error behind. */
  pageKey: string;
  Fallback?: ComponentType<CaughtError>;
  children: ReactNode;
}

/** Shows the error page instead of a page that broke, with the error's status (500 when it has none) and time. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: CaughtError | null }> {
  override state: { caught: CaughtError | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { status: getStatus(error), at: Date.now() } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.pageKey !== this.props.pageKey && this.state.caught !== null)
      this.setState({ caught: null });
  }

  override render() {
    const { caught } = this.state;
    const { children, Fallback = ErrorPage } = this.props;
    return caught === null ? children : <Fallback {...caught} />;
  }
}
