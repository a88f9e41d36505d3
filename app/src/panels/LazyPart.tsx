import { type ComponentType, createElement, useEffect, useState } from 'react';
import { reloadOnce } from '../lazyRoute.ts';
import { whenIdle } from '../services/idle.ts';

export type LazyPartProps<P extends object> = {
  load: () => Promise<ComponentType<P>>;
  /** Needed now: not only when the page has come to rest. */
  isWanted: boolean;
  props: P;
};

/** A part of the frame that the first paint does without. One that could not be loaded is tried again when wanted. */
export function LazyPart<P extends object>({ load, isWanted, props }: LazyPartProps<P>) {
  const [part, setPart] = useState<{ Component: ComponentType<P> } | null>(null);

  useEffect(() => {
    if (part) return;
    let isMounted = true;
    const fetchPart = () =>
      void load().then(
        (Component) => isMounted && setPart({ Component }),
        (error: unknown) => {
          console.error(error);
          if (isWanted) reloadOnce();
        },
      );
    const cancel = isWanted ? fetchPart() : whenIdle(fetchPart);
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [part, load, isWanted]);

  return part && createElement(part.Component, props);
}
