import { describe } from 'vitest';
import { ACCOUNT_WRITES } from './calls/account-writes.ts';
import { SAFETY_WRITES } from './calls/safety.ts';
import { REMINDER_WRITES } from './calls/reminder-writes.ts';
import { LEAGUE_WRITES } from './calls/league-writes.ts';
import { MODERATION_WRITES } from './calls/moderation-writes.ts';
import { INSTANT_WRITES, RESULT_WRITES } from './calls/results.ts';
import { SHARE_WRITES } from './calls/shares.ts';
import { SILENT_WRITES } from './calls/silent-writes.ts';
import { WRITES } from './calls/writes.ts';
import { runCases } from './run-cases.ts';
import { INSTANT_WRITE, SILENT_WRITE, WRITE } from './writes.ts';

describe('writes with a message (C02, C03, C04, C05, C06, C20, C23, C34, C36-C40, C42, C43, C72-C79, C89, C94-C100, C104-C106, C123, C132, C133, C141-C143, C145-C147, C151, F1-F17, I1-I11)', () => {
  runCases(WRITES, WRITE);
  runCases(ACCOUNT_WRITES, WRITE);
  runCases(SAFETY_WRITES, WRITE);
  runCases(REMINDER_WRITES, WRITE);
  runCases(LEAGUE_WRITES, WRITE);
  runCases(MODERATION_WRITES, WRITE);
  runCases({ ...SHARE_WRITES, ...RESULT_WRITES }, WRITE);
});

describe('silent writes (C11-C13, C15, C16, C32, C35, F1-F12, F14-F17, I1-I11)', () => {
  runCases(SILENT_WRITES, SILENT_WRITE);
});

describe('writes of what is done at once (C49, C152, F1-F12, F14-F17, I1, I2, I5-I11)', () => {
  runCases(INSTANT_WRITES, INSTANT_WRITE);
});
