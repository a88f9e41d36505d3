import type { CreatedShare, OwnShare, Share, SharedPick, SharedWeekPick } from '@machine/contract';
import { teams } from './teams.ts';

const base = {
  version: 'v1',
  username: 'mira_calls_it',
  hidesResult: false,
  createdAt: '2025-10-13T14:00:00Z',
  pick: null,
  week: null,
  edge: null,
};

const pick: SharedPick = {
  matchId: 'nba-lal-phx-1',
  league: 'NBA',
  ...teams('Los Angeles Lakers', 'LAL', 'Phoenix Suns', 'PHX'),
  startTime: '2025-10-12T23:30:00Z',
  machinePick: 'HOME',
  choice: 'DISAGREE',
  stake: 3,
  scoreHome: 101,
  scoreAway: 108,
  wasCorrect: true,
  stars: 3,
};

/** A right disagreement. */
export const sharedPick: Share = { id: 'share-pick', kind: 'PICK', path: '/s/share-pick', ...base, pick };

export const hiddenPick: Share = {
  ...sharedPick,
  hidesResult: true,
  pick: { ...pick, scoreHome: null, scoreAway: null, wasCorrect: null, stars: null },
};

const WEEK_TEAMS = [
  ['Los Angeles Lakers', 'Phoenix Suns', 'AGREE', true],
  ['Boston Celtics', 'Miami Heat', 'DISAGREE', true],
  ['Denver Nuggets', 'Dallas Mavericks', 'AGREE', false],
  ['Arsenal', 'Chelsea', 'DISAGREE', false],
  ['Liverpool', 'Everton', 'AGREE', true],
] as const;

const weekPicks = WEEK_TEAMS.map(([homeTeam, awayTeam, choice, wasCorrect], index): SharedWeekPick => ({
  matchId: `week-${index}`,
  league: index < 3 ? 'NBA' : 'EPL',
  homeTeam,
  awayTeam,
  homeTeamAbbr: null,
  awayTeamAbbr: null,
  choice,
  wasCorrect,
}));

export const sharedWeek: Share = {
  id: 'share-week',
  kind: 'WEEK',
  path: '/s/share-week',
  ...base,
  week: {
    startsAt: '2025-10-06T10:00:00Z',
    pickCount: 5,
    disagreementCount: 2,
    correctCount: 3,
    beatenCount: 1,
    stars: 6.8,
    duel: { startsAt: '2025-10-06T10:00:00Z', you: 6.8, machine: 5.4 },
    picks: weekPicks,
  },
};

export const sharedEdge: Share = {
  id: 'share-edge',
  kind: 'EDGE',
  path: '/s/share-edge',
  ...base,
  edge: { disagreements: 48, ahead: 21, luck: 45.5, odds: 9, verdict: 'WITHIN_LUCK', asOf: '2025-10-12T23:30:00Z' },
};

export const createdShare: CreatedShare = { id: sharedPick.id, path: sharedPick.path };

/** The viewer's own share of the match of `finalRecap`. */
export const ownShare: OwnShare = {
  id: sharedPick.id,
  kind: 'PICK',
  path: sharedPick.path,
  matchId: pick.matchId,
  homeTeam: pick.homeTeam,
  awayTeam: pick.awayTeam,
  week: null,
  hidesResult: false,
  createdAt: base.createdAt,
};

/** One of each kind, newest first. */
export const ownShares: OwnShare[] = [
  ownShare,
  {
    id: 'share-own-week',
    kind: 'WEEK',
    path: '/s/share-own-week',
    matchId: null,
    week: '2025-10-06T10:00:00Z',
    hidesResult: true,
    createdAt: '2025-10-12T09:00:00Z',
  },
  {
    id: 'share-own-edge',
    kind: 'EDGE',
    path: '/s/share-own-edge',
    matchId: null,
    week: null,
    hidesResult: false,
    createdAt: '2025-10-01T18:30:00Z',
  },
];
