import 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into Vitest's interface
  interface ProvidedContext {
    /** How many sessions are played, and from which seed; set in vite.config.ts. */
    fuzz: { runs: number; seed: number };
  }
}
