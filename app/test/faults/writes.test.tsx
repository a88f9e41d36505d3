import { describe } from 'vitest';
import { ACCOUNT_WRITES } from './calls/account-writes.ts';
import { SAFETY_WRITES } from './calls/safety.ts';
import { REMINDER_WRITES } from './calls/reminder-writes.ts';
import { LEAGUE_WRITES } from './calls/league-writes.ts';
import { MODERATION_WRITES, SILENT_MODERATION_WRITES } from './calls/moderation-writes.ts';
import { SILENT_WRITES } from './calls/silent-writes.ts';
import { WRITES } from './calls/writes.ts';
import { runCases } from './run-cases.ts';
import { SILENT_WRITE, WRITE } from './writes.ts';

describe('writes with a message (C02, C03, C04, C05, C06, C20, C23, C34, C36-C40, C42, C43, C72-C79, C89, C94-C100, C104, C105, C123, C141-C143, C145-C147, F1-F17, I1-I11)', () => {
  runCases(WRITES, WRITE);
  runCases(ACCOUNT_WRITES, WRITE);
  runCases(SAFETY_WRITES, WRITE);
  runCases(REMINDER_WRITES, WRITE);
  runCases(LEAGUE_WRITES, WRITE);
  runCases(MODERATION_WRITES, WRITE);
});

describe('silent writes (C11-C13, C15, C16, C32, C35, C106, F1-F12, F14-F17, I1-I11)', () => {
  runCases(SILENT_WRITES, SILENT_WRITE);
  runCases(SILENT_MODERATION_WRITES, SILENT_WRITE);
});
