import { type ComponentType, lazy, Suspense, useDeferredValue, useState } from 'react';
import { orReload } from '../orReload.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export type PartProps = {
  /** Starts loading; by default once it is open, or at once. From then on the part stays rendered. */
  isWanted?: boolean;
};

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Returns a component that is loaded and rendered once it is wanted. If it fails, only this part is missing. `isAwaited`:
 * the player waits for it, so a part that can't be loaded, as after a deploy, first reloads the page.
 */
export function lazyPart<Props extends object>(load: Load<Props>, { isAwaited = true } = {}) {
  const Lazy = lazy(() => (isAwaited ? orReload(load()) : load())) as ComponentType<Props>;
  return function Part({ isWanted, ...props }: PartProps & Props) {
    const { isOpen = true } = props as { isOpen?: boolean };
    const isWantedNow = isWanted ?? isOpen;
    const [wasWanted, setWasWanted] = useState(isWantedNow);
    if (isWantedNow && !wasWanted) setWasWanted(true);
    // Deferred, because React shows what replaces a fallback up to 300 ms late.
    const isRendered = useDeferredValue(wasWanted, false);
    return (
      <ErrorBoundary isPart>
        <Suspense>{isRendered && <Lazy {...(props as unknown as Props)} />}</Suspense>
      </ErrorBoundary>
    );
  };
}
