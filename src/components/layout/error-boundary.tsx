import { Component, type ReactNode } from "react";

import { ErrorPage } from "./error-page";

interface ErrorRecord {
  at: number;
  status: number;
}

function getStatus(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : 500;
}

interface ErrorBoundaryProps {
  /** The page's path: moving on to another page leaves the error behind. */
  pageKey: string;
  children: ReactNode;
}

/** Shows the error page instead of a page that broke, with the error's status (500 when it has none) and its time kept. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: ErrorRecord | null }> {
  override state: { error: ErrorRecord | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: ErrorRecord } {
    return { error: { at: Date.now(), status: getStatus(error) } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.pageKey !== this.props.pageKey && this.state.error) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPage status={error.status} /> : this.props.children;
  }
}
