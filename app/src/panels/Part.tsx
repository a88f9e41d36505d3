import { Component, type ReactNode, Suspense, useDeferredValue, useState } from 'react';

export type PartProps = {
  /** Starts loading. From then on the part stays rendered. */
  isWanted?: boolean;
  /** Keeps the place of the part while it loads. */
  fallback?: ReactNode;
  /** A lazy component. */
  children: ReactNode;
};

/** Renders a lazy part once it is wanted and has loaded. If it fails, only the part is missing. */
export function Part({ isWanted = true, fallback = null, children }: PartProps) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  // Deferred, because React shows what replaces a fallback up to 300 ms late.
  const isRendered = useDeferredValue(wasWanted, false);
  return (
    <PartBoundary>
      <Suspense fallback={fallback}>{isRendered ? children : fallback}</Suspense>
    </PartBoundary>
  );
}

class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
