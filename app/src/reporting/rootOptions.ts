import type { RootOptions } from 'react-dom/client';
import type { report } from './reporter.ts';

type Load = () => Promise<{ report: typeof report }>;

/** Has React's errors told in the console, as it would, and to the server, by what the first of them loads. */
export function rootOptions(load: Load): RootOptions {
  const tell =
    (kind: Parameters<typeof report>[0]) =>
    (error: unknown, { componentStack }: { componentStack?: string | null }) => {
      console.error(error);
      load().then(
        (it) => it.report(kind, error, componentStack),
        () => {},
      );
    };
  return {
    onCaughtError: tell('caught'),
    onUncaughtError: tell('uncaught'),
    onRecoverableError: tell('recoverable'),
  };
}
