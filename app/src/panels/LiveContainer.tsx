import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../services/idle.ts';
import { useServices } from '../services/services.ts';

/** Keeps the page connected once it has come to rest. */
export function LiveContainer() {
  const client = useQueryClient();
  const services = useServices();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const cancel = whenIdle(() => {
      // Without it the polls carry the page.
      import('../live/start.ts').then(
        ({ startLive }) => {
          if (!isOver) stop = startLive(client, services);
        },
        (error: unknown) => console.warn(error),
      );
    });
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [client, services]);

  return null;
}
