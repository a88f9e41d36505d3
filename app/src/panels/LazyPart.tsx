import { type ComponentType, createElement, useEffect, useState } from 'react';
import { reloadOnce } from '../lazyRoute.ts';
import type { IdlePriority } from '../services/idleQueue.ts';
import { useServices } from '../services/services.ts';

export type LazyPartProps<P extends object> = {
  load: () => Promise<ComponentType<P>>;
  /** Load now instead of when the page is idle. */
  isWanted?: boolean;
  /** Order of idle loading: panels load after all parts. */
  priority?: IdlePriority;
  props: P;
};

/** Loads a component after the first paint. A failed load is retried when the component is wanted. */
export function LazyPart<P extends object>({ load, isWanted = false, priority = 'part', props }: LazyPartProps<P>) {
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
    const cancel = isWanted ? void fetchPart() : whenIdle(priority, fetchPart);
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [part, load, isWanted, priority, whenIdle]);

  return part && createElement(part.Component, props);
}
