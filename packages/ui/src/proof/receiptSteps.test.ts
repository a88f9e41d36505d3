import { expect, test } from 'vitest';
import { type ReceiptStep, stepsText, verdictOf } from './receiptSteps.ts';

const passed: ReceiptStep = { id: 'pick', verdict: 'passed', facts: {} };
const unchecked: ReceiptStep = { id: 'history', verdict: 'unchecked', facts: {} };
const failed: ReceiptStep = { id: 'prediction', verdict: 'failed', failure: 'hash', facts: {} };

test.each([
  [[passed, passed], 'verified', 'All 2 steps hold.'],
  [[passed, unchecked], 'incomplete', '1 of 2 steps hold.'],
  [[passed, failed], 'failed', '1 of 2 steps fails.'],
  [[unchecked, failed, failed], 'failed', '2 of 3 steps fail.'],
] as const)('the verdict of %j', (steps, verdict, text) => {
  expect([verdictOf(steps), stepsText(steps)]).toEqual([verdict, text]);
});
