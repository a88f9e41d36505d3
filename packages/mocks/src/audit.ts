import type { AuditPicks, AuditResult, AuditResults } from '@machine/contract/audit.ts';
import type { CompletedMatch } from '@machine/contract/match.ts';
import { FIXED_NOW } from './clock.ts';
import { finalMatch, finalWrongMatch, voidMatch } from './match.ts';

const AT = '2025-10-12T02:30:00.000Z';

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
