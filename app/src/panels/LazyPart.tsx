import { type ComponentType, createElement, useEffect, useState } from 'react';
import { reloadOnce } from '../lazyRoute.ts';
import { whenIdle } from '../services/idle.ts';

export type LazyPartProps<P extends object> = {
  load: () => Promise<ComponentType<P>>;
  /** Needed now. A panel that nobody asked for yet, `false`, comes at rest after all that comes by itself. */
  isWanted?: boolean;
  props: P;
};

/** A part of the frame that the first paint does without. One that could not be loaded is tried again when wanted. */
export function LazyPart<P extends object>({ load, isWanted, props }: LazyPartProps<P>) {
  const [part, setPart] = useState<{ Component: ComponentType<P> } | null>(null);

  useEffect(() => {
    if (part) return;
    let isMounted = true;
    const fetchPart = () =>
      load().then(
        (Component) => {
          if (isMounted) setPart({ Component });
        },
        (error: unknown) => {
          console.error(error);
          if (isWanted) reloadOnce();
        },
      );
    const cancel = isWanted ? void fetchPart() : whenIdle(isWanted === undefined ? 'part' : 'panel', fetchPart);
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [part, load, isWanted]);

  return part && createElement(part.Component, props);
}
