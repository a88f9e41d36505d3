import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** One JSON line an event. Nothing that a player typed, and no cookie, ever goes into one (RELIABILITY.md S105). */
export const createLogger = (level: string, to?: DestinationStream): Logger => pino({ level, base: null }, to);

/** Of an error only what holds no data: database errors carry the values of rows beside these. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack };
}
