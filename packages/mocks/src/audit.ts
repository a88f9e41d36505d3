import type {
  Audit,
  AuditCheckpoints,
  AuditEntries,
  AuditPath,
  AuditPicks,
  AuditResult,
  AuditResults,
  CompletedMatch,
} from '@machine/contract';
import { FIXED_NOW } from './clock.ts';
import { finalMatch, finalWrongMatch, voidMatch } from './match.ts';

/* The log of a mocked server has two entries. Nothing here is signed by a real key, so it isn't valid, only well-formed. */

const ORIGIN = 'beat-the-machine/0123456789abcdef';
const AT = '2025-10-12T02:30:00.000Z';
const ROOTS = ['qINS1GRFhWHwdkUeqLEoP4yEMkTBBzxBkGwGQlVlVcs=', 'Zm9ydHktdHdvIGJ5dGVzIG9mIGEgaGFzaCwgaW4gYWw='];

const checkpointOf = (size: number) =>
  `${ORIGIN}\n${size}\n${ROOTS[size - 1]}\ntime ${AT}\n\n— ${ORIGIN} ${'A'.repeat(91)}=\n`;

export const audit: Audit = { key: `${ORIGIN}+01234567+AQ${'A'.repeat(42)}`, checkpoint: checkpointOf(ROOTS.length) };

export const emptyAudit: Audit = { ...audit, checkpoint: null };

export const auditCheckpoints: AuditCheckpoints = {
  checkpoints: ROOTS.map((_, index) => ({ size: index + 1, checkpoint: checkpointOf(index + 1) })),
  next: null,
};

/** The canonical JSON of the prediction of a match: with its fields by name. */
const entryOf = ({ id, league, homeTeam, awayTeam, startTime }: CompletedMatch) =>
  JSON.stringify({
    at: AT,
    confidencePct: 61.2,
    isGold: false,
    kind: 'prediction',
    machinePick: 'HOME',
    match: { awayTeam, homeTeam, id, league, startTime: new Date(startTime).toISOString() },
    modelVersion: 'elo-9',
    nonce: 'AAAAAAAAAAAAAAAAAAAAAA',
    probabilities: { away: 38.8, draw: 0, home: 61.2 },
    stakes: { agree: 2, disagree: 3 },
    text: 'They have won their last five matches at home.',
    v: 1,
  });

export const auditEntries: AuditEntries = {
  entries: [finalMatch, finalWrongMatch].map((match, index) => ({ index, entry: entryOf(match) })),
  next: null,
};

export const auditInclusion: AuditPath = { path: [ROOTS[0] ?? ''] };

const resultOf = ({ id, status, isMachineCorrect, ...match }: CompletedMatch): AuditResult => ({
  matchId: id,
  league: match.league,
  startTime: match.startTime,
  status,
  scoreHome: match.scoreHome,
  scoreAway: match.scoreAway,
  outcome: status === 'VOID' ? null : (match.scoreHome ?? 0) > (match.scoreAway ?? 0) ? 'HOME' : 'AWAY',
  isMachineCorrect,
  gradedAt: FIXED_NOW.toISOString(),
  observations: [],
});

/** Right, wrong, and a match that doesn't count. */
export const auditResults: AuditResults = {
  results: [
    resultOf(finalMatch),
    { ...resultOf(finalWrongMatch), observations: [{ source: 'example', seenAt: AT, hash: 'cd'.repeat(32) }] },
    resultOf(voidMatch),
  ],
  next: null,
};

/** On `finalMatch`: right, wrong, and by a bot. */
export const auditPicks: AuditPicks = {
  picks: [
    { userId: 'u-ada', choice: 'AGREE', at: AT, wasCorrect: true, stars: 2, isSlayerPick: false },
    { userId: 'u-homer', isBot: true, choice: 'AGREE', at: AT, wasCorrect: true, stars: 2, isSlayerPick: false },
    { userId: 'u-mira', choice: 'DISAGREE', at: AT, wasCorrect: false, stars: 0, isSlayerPick: true },
  ],
  next: null,
};
