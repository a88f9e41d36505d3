import { describe } from 'vitest';
import { POLLS } from './calls/polls.ts';
import { POLL } from './polls.ts';
import { runCases } from './run-cases.ts';

describe('polls (C17, C19, C21, C22, C27, C28, C120, F1-F15, F17, I1, I2, I5-I7, I9-I12)', () => {
  runCases(POLLS, POLL);
});
