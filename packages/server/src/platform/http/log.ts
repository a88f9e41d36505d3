import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Creates a logger that writes JSON lines. Never log user input or cookies. */
export const createLogger = (level: string, to?: DestinationStream): Logger => pino({ level, base: null }, to);

/** Returns the fields of an error that are safe to log: other fields of database errors contain row values. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack };
}
