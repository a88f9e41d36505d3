import type { CompletedMatch, MachineStats } from '@machine/contract/match.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { minutesAgo } from './minutesAgo.ts';
import { score, teams } from './teams.ts';

/** Started 90 minutes before FIXED_NOW. */
export const liveMatch: CompletedMatch = {
  id: 'nba-lal-phx',
  status: 'LIVE',
  isGold: false,
  league: 'NBA',
  ...teams('Los Angeles Lakers', 'LAL', 'Phoenix Suns', 'PHX'),
  ...score(78, 74),
  clock: 'Q3 7:12',
  startTime: '2025-10-14T10:30:00Z',
  machinePick: 'HOME',
  isMachineCorrect: null,
  userChoice: null,
  isUserCorrect: null,
};

export const livePickedMatch: CompletedMatch = { ...liveMatch, userChoice: 'DISAGREE' };

/** Over but not confirmed: marked, but no stars awarded yet. */
export const provisionalMatch: CompletedMatch = {
  ...liveMatch,
  id: 'nba-bos-mia',
  status: 'PROVISIONAL',
  ...teams('Boston Celtics', 'BOS', 'Miami Heat', 'MIA'),
  ...score(112, 108),
  clock: 'Final',
  startTime: '2025-10-14T09:20:00Z',
  isMachineCorrect: true,
  userChoice: 'AGREE',
  isUserCorrect: true,
};

/** Both the Machine and the user were right. */
export const finalMatch: CompletedMatch = {
  ...liveMatch,
  id: 'nba-lal-phx-1',
  status: 'FINAL',
  ...score(101, 98),
  clock: 'Final',
  startTime: '2025-10-13T02:30:00Z',
  isMachineCorrect: true,
  userChoice: 'AGREE',
  isUserCorrect: true,
};
/** The Machine was wrong and the user had disagreed. */
export const finalWrongMatch: CompletedMatch = {
  ...finalMatch,
  id: 'nba-gsw-den',
  ...teams('Golden State Warriors', 'GSW', 'Denver Nuggets', 'DEN'),
  ...score(117, 126),
  clock: 'Final/OT',
  isMachineCorrect: false,
  userChoice: 'DISAGREE',
  isUserCorrect: true,
};
export const finalWithoutPickMatch: CompletedMatch = {
  ...finalMatch,
  id: 'nba-chi-nyk',
  ...teams('Chicago Bulls', 'CHI', 'New York Knicks', 'NYK'),
  ...score(94, 99),
  machinePick: 'AWAY',
  userChoice: null,
  isUserCorrect: null,
};
export const goldMatch: CompletedMatch = { ...finalMatch, id: 'nba-gold', isGold: true };
/** A draw makes the HOME prediction wrong, and with it every AGREE pick. */
export const eplDrawMatch: CompletedMatch = {
  ...finalMatch,
  id: 'epl-ars-bha',
  league: 'EPL',
  ...teams('Arsenal', 'ARS', 'Brighton & Hove Albion', 'BHA'),
  ...score(1, 1),
  clock: 'FT',
  startTime: '2025-10-11T14:00:00Z',
  isMachineCorrect: false,
  userChoice: 'AGREE',
  isUserCorrect: false,
};
export const drawPredictionMatch: CompletedMatch = {
  ...eplDrawMatch,
  id: 'epl-draw',
  machinePick: 'DRAW',
  isMachineCorrect: true,
  isUserCorrect: true,
};
const withoutResult = { scoreHome: null, scoreAway: null, clock: null, isMachineCorrect: null, isUserCorrect: null };
export const voidMatch: CompletedMatch = { ...finalMatch, ...withoutResult, id: 'nba-void', status: 'VOID' };
export const postponedMatch: CompletedMatch = {
  ...eplDrawMatch,
  ...withoutResult,
  id: 'epl-postponed',
  status: 'POSTPONED',
  startTime: '2025-10-14T15:00:00Z',
};
export const unknownStatusMatch: CompletedMatch = { ...voidMatch, id: 'nba-suspended', status: 'SUSPENDED' };
export const nullScoresMatch: CompletedMatch = { ...liveMatch, ...withoutResult, id: 'nba-null' };
/** Parsed from a row with nothing but an id. */
export const bareMatch: CompletedMatch = {
  ...withoutResult,
  id: 'bare',
  status: '',
  isGold: false,
  league: '',
  ...teams('', null, '', null),
  startTime: '',
  machinePick: '',
  userChoice: null,
};
export const hostileMatch: CompletedMatch = {
  ...goldMatch,
  id: '../../auth/logout?a#b',
  status: HOSTILE_TEXTS.template,
  league: HOSTILE_TEXTS.emoji,
  ...teams(HOSTILE_TEXTS.long, HOSTILE_TEXTS.svg, HOSTILE_TEXTS.tag, HOSTILE_TEXTS.zalgo),
  ...score(1e21, -1),
  clock: HOSTILE_TEXTS.newline,
  startTime: HOSTILE_TEXTS.bidi,
  machinePick: HOSTILE_TEXTS.bidi,
};

/** One of each, in server order (by start time). */
export const completedMatches: readonly CompletedMatch[] = [
  postponedMatch,
  livePickedMatch,
  provisionalMatch,
  goldMatch,
  finalMatch,
  finalWrongMatch,
  finalWithoutPickMatch,
  voidMatch,
  unknownStatusMatch,
  eplDrawMatch,
  drawPredictionMatch,
];

/** Generates `count` matches one hour apart, going back from `FIXED_NOW`. */
export const manyMatches = (count: number): CompletedMatch[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(completedMatches[3 + (index % 8)] ?? finalMatch),
    id: `match-${index}`,
    startTime: minutesAgo((index + 3) * 60),
  }));

export const machineStats: MachineStats = {
  currentStreak: 3,
  bestStreak: 11,
  gradedCount: 57,
  hasEdgeTable: true,
  hasRecord: true,
};

/** Before the first graded prediction. */
export const emptyMachineStats: MachineStats = { ...machineStats, currentStreak: 0, bestStreak: 0, gradedCount: 0 };
