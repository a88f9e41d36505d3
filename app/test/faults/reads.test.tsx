import { describe } from 'vitest';
import { LEAGUE_READS } from './calls/leagues.ts';
import { READS } from './calls/reads.ts';
import { RESULT_READS } from './calls/results.ts';
import { SAFETY_READS } from './calls/safety.ts';
import { SHARE_READS } from './calls/shares.ts';
import { SILENT_READS } from './calls/silent-reads.ts';
import { READ } from './reads.ts';
import { runCases } from './run-cases.ts';
import { SILENT_READ } from './silent-reads.ts';

describe('reads (C07, C08, C09, C10, C14, C18, C24, C26, C29-C31, C33, C41, C44, C45, C47, C51, C61, C62, C70, C71, C90-C93, C101-C103, C121, C122, C130, C131, C140, C150, F1-F15, F17, I1, I2, I5-I7, I9-I12)', () => {
  runCases(READS, READ);
  runCases(SAFETY_READS, READ);
  runCases(LEAGUE_READS, READ);
  runCases({ ...RESULT_READS, ...SHARE_READS }, READ);
});

describe('silent reads (C46, C48, F1-F15, F17, I1, I2, I5-I7, I9-I12)', () => {
  runCases(SILENT_READS, SILENT_READ);
});
