import 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into vitest's own
  interface ProvidedContext {
    /** How many sessions are played, and which (vitest.config.ts). */
    sessions: { runs: number; seed: number };
  }
}
