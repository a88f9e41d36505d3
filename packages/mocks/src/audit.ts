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
import { mockedLog } from './mockedLog.ts';
import { finalReceipt } from './receipt.ts';

/* What auditors read of the mocked log. Most of its entries are left out. */

const AT = '2025-10-12T02:30:00.000Z';

export const emptyAudit: Audit = { ...mockedLog.audit, checkpoint: null };

const signed = new Set([...mockedLog.receipts, mockedLog.audit].map(({ checkpoint }) => checkpoint ?? ''));

export const auditCheckpoints: AuditCheckpoints = {
  // The second line says how many entries it covers.
  checkpoints: Array.from(signed, (checkpoint) => ({ size: Number(checkpoint.split('\n')[1]), checkpoint })),
  next: null,
};

export const auditEntries: AuditEntries = {
  entries: [{ index: finalReceipt.index, entry: finalReceipt.entry }],
  next: null,
};

export const auditInclusion: AuditPath = { path: finalReceipt.path };

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
