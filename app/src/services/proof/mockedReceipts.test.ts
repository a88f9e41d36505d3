import { finalMatch, mockedLog, nbaReasons, openPrediction, player, finalRecap } from '@machine/mocks/fixtures';
import type { PickChoice } from '@machine/contract';
import { expect, test } from 'vitest';
import { createLog, createSigner, type Match, predictionEntry } from '../../testing/proofLog.ts';

const exact = (time: string) => new Date(time).toISOString();
const [SUNDAY, MONDAY, TUESDAY] = ['2025-10-12T10:00:00Z', '2025-10-13T10:00:00Z', '2025-10-14T10:00:00Z'].map(exact);

const matchOf = ({ id, homeTeam, awayTeam, startTime }: Match): Match => ({
  id,
  homeTeam,
  awayTeam,
  startTime: exact(startTime),
});
const other = (id: string): Match => ({ ...matchOf(finalMatch), id });

/** The log of the mocked server. */
function buildLog() {
  const [sunday = '', monday = '', tuesday = ''] = [SUNDAY, MONDAY, TUESDAY];
  const final = matchOf(finalMatch);
  const open = matchOf(openPrediction.match);
  const signer = createSigner(7);
  const log = createLog(signer, [
    {
      at: sunday,
      entries: [
        predictionEntry(other('nba-mia-chi'), sunday, 'A close match.'),
        predictionEntry(final, sunday, finalRecap.prediction?.fullAnalysis ?? ''),
        predictionEntry(other('nba-dal-sas'), sunday, 'A close match.'),
      ],
    },
    {
      at: monday,
      entries: [
        predictionEntry(other('nba-por-sac'), monday, 'A close match.'),
        predictionEntry(open, monday, nbaReasons.analysis ?? ''),
        predictionEntry(other('nba-okc-uta'), monday, 'A close match.'),
        predictionEntry(other('nba-orl-atl'), monday, 'A close match.'),
      ],
    },
    {
      at: tuesday,
      entries: ['nba-tor-cle', 'nba-min-mem', 'nba-ind-det'].map((id) =>
        predictionEntry(other(id), tuesday, 'A close match.'),
      ),
    },
  ]);
  const receiptOf = (index: number, choice: PickChoice, at: string, startTime: string) =>
    log.receiptOf(index, { userId: player.id, choice, at: exact(at), startTime });
  const receipts = [
    receiptOf(1, 'AGREE', '2025-10-12T22:14:00Z', final.startTime),
    receiptOf(4, 'AGREE', '2025-10-14T09:30:00Z', open.startTime),
    receiptOf(4, 'DISAGREE', '2025-10-14T09:30:00Z', open.startTime),
  ];
  return {
    audit: { key: signer.key, checkpoint: log.newest },
    receipts,
    paths: { 3: log.consistencyFrom(3), 7: log.consistencyFrom(7) },
  };
}

test('the receipts of the mocks are signed and in one log', () => {
  expect(mockedLog).toEqual(buildLog());
});
