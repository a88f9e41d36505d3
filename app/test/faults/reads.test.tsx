import { describe } from 'vitest';
import { READS } from './calls/reads.ts';
import { SAFETY_READS } from './calls/safety.ts';
import { READ } from './reads.ts';
import { runCases } from './run-cases.ts';

describe('reads (C07, C08, C09, C10, C14, C18, C24, C26, C29-C31, C33, C41, C44, C45, C47, C51, C61, C62, C70, C71, F1-F15, F17, I1, I2, I5-I7, I9-I12)', () => {
  runCases(READS, READ);
  runCases(SAFETY_READS, READ);
});
