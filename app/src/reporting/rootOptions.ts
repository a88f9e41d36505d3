import type { RootOptions } from 'react-dom/client';
import type { report } from './reporter.ts';

type Load = () => Promise<{ report: typeof report }>;

/** Logs React errors to the console and reports them to the server. The reporter loads with the first error. */
export function rootOptions(load: Load): RootOptions {
  const reportAs =
    (kind: Parameters<typeof report>[0]) =>
    (error: unknown, { componentStack }: { componentStack?: string | null }) => {
      console.error(error);
      load().then(
        ({ report }) => report(kind, error, componentStack),
        () => {},
      );
    };
  return {
    onCaughtError: reportAs('caught'),
    onUncaughtError: reportAs('uncaught'),
    onRecoverableError: reportAs('recoverable'),
  };
}
