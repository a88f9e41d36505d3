import { type ComponentType, createElement, useEffect, useState } from 'react';
import { reloadOnce } from '../lazyRoute.ts';
import type { Turn } from '../services/idleQueue.ts';
import { useServices } from '../services/services.ts';

export type LazyPartProps<P extends object> = {
  load: () => Promise<ComponentType<P>>;
  /** Needed now: not only when the page has come to rest. */
  isWanted?: boolean;
  /** When its turn is at rest: a panel waits for all parts. */
  turn?: Turn;
  props: P;
};

/** A part of the frame that the first paint does without. One that could not be loaded is tried again when wanted. */
export function LazyPart<P extends object>({ load, isWanted = false, turn = 'part', props }: LazyPartProps<P>) {
  const { whenIdle } = useServices();
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
    const cancel = isWanted ? void fetchPart() : whenIdle(turn, fetchPart);
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [part, load, isWanted, turn, whenIdle]);

  return part && createElement(part.Component, props);
}
