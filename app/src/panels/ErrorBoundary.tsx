import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import { RouteErrorScreen } from '@machine/ui/layout/RouteErrorScreen.tsx';
import { Component, type ReactNode } from 'react';
import { readStored } from '../services/storage.ts';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** True for the outermost boundary, whose error page must include the frame. */
  isRoot?: boolean;
  /** Leaves out the children instead of showing the error page. */
  isPart?: boolean;
};

const reload = () => window.location.reload();

/** Shows the error page in place of children that threw or failed to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, isRoot, isPart } = this.props;
    if (!this.state.hasFailed) return children;
    if (isPart) return null;
    const root = isRoot ? (readStored(STORAGE_KEYS.theme) ?? 'dark') : undefined;
    return <RouteErrorScreen root={root} onRetry={reload} />;
  }
}
