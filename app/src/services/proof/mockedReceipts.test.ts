import type { CompletedMatch } from '@machine/contract/match.ts';
import type { PickChoice } from '@machine/contract/prediction.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { finalMatch } from '@machine/mocks/match.ts';
import { mockedLog } from '@machine/mocks/mockedLog.ts';
import { openPrediction } from '@machine/mocks/prediction.ts';
import { nbaReasons } from '@machine/mocks/reasons.ts';
import { finalRecap } from '@machine/mocks/recap.ts';
import { createKey, LogMaker, predictionOf } from '@machine/verify/testing';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

type Match = Pick<CompletedMatch, 'id' | 'homeTeam' | 'awayTeam' | 'startTime'>;

const exact = (time: string) => new Date(time).toISOString();
const dayOf = (date: number) => `2025-10-${date}T10:00:00.000Z`;

/** The entry of a prediction in the log of the mocked server. */
const entryOf = ({ id, homeTeam, awayTeam, startTime }: Match, at: string, text = 'A close match.') => ({
  ...predictionOf(0, at),
  match: { id, homeTeam, awayTeam, startTime: exact(startTime), league: 'NBA' },
  confidencePct: 63.4,
  probabilities: { home: 63.4, draw: 0, away: 36.6 },
  modelVersion: 'elo-3.2',
  nonce: createHash('sha256').update(id).digest().subarray(0, 16).toString('base64url'),
  text,
});
const otherAt = (at: string) => (id: string) => entryOf({ ...finalMatch, id }, at);

/** The log of the mocked server. */
function buildLog() {
  const [sunday, monday, tuesday] = [dayOf(12), dayOf(13), dayOf(14)] as const;
  const log = new LogMaker(createKey(7));
  const final = entryOf(finalMatch, sunday, finalRecap.prediction?.fullAnalysis ?? '');
  const open = entryOf(openPrediction.match, monday, nbaReasons.analysis ?? '');
  const [first, ...others] = ['nba-por-sac', 'nba-okc-uta', 'nba-orl-atl'].map(otherAt(monday));
  log.add([otherAt(sunday)('nba-mia-chi'), final, otherAt(sunday)('nba-dal-sas')]);
  log.add([first, open, ...others].filter((entry) => entry !== undefined));
  log.add(['nba-tor-cle', 'nba-min-mem', 'nba-ind-det'].map(otherAt(tuesday)));
  const receiptOf = (index: number, choice: PickChoice, at: string) =>
    log.receipt(index, { userId: player.id, choice, at: exact(at) });
  return {
    audit: { key: log.key.text, checkpoint: log.newest.note },
    receipts: [
      receiptOf(1, 'AGREE', '2025-10-12T22:14:00Z'),
      receiptOf(4, 'AGREE', '2025-10-14T09:30:00Z'),
      receiptOf(4, 'DISAGREE', '2025-10-14T09:30:00Z'),
    ],
    paths: { 3: log.consistency(3, 10), 7: log.consistency(7, 10) },
  };
}

test('the receipts of the mocks are signed and in one log', () => {
  expect(mockedLog).toEqual(buildLog());
});
