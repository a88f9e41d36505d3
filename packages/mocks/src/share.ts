import type { CreatedShare, OwnShare, Share, SharedPick, SharedWeekPick, ShareKind } from '@machine/contract/share.ts';
import { score, teams } from './teams.ts';

const shareOf = (kind: ShareKind, content: Partial<Share>): Share => ({
  ...placeOf(`share-${kind.toLowerCase()}`),
  kind,
  version: 'v1',
  username: 'mira_calls_it',
  hidesResult: false,
  createdAt: '2025-10-13T14:00:00Z',
  pick: null,
  week: null,
  edge: null,
  ...content,
});
const placeOf = (id: string) => ({ id, path: `/s/${id}` });

const pick: SharedPick = {
  matchId: 'nba-lal-phx-1',
  league: 'NBA',
  ...teams('Los Angeles Lakers', 'LAL', 'Phoenix Suns', 'PHX'),
  startTime: '2025-10-12T23:30:00Z',
  machinePick: 'HOME',
  choice: 'DISAGREE',
  stake: 3,
  ...score(101, 108),
  wasCorrect: true,
  stars: 3,
};

/** A right disagreement. */
export const sharedPick = shareOf('PICK', { pick });

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
  ...teams(homeTeam, null, awayTeam, null),
  choice,
  wasCorrect,
}));

export const sharedWeek = shareOf('WEEK', {
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
});

export const sharedEdge = shareOf('EDGE', {
  edge: { disagreements: 48, ahead: 21, luck: 45.5, odds: 9, verdict: 'WITHIN_LUCK', asOf: '2025-10-12T23:30:00Z' },
});

export const createdShare: CreatedShare = placeOf('share-pick');

const ownShareOf = (id: string, kind: ShareKind, createdAt: string): OwnShare => ({
  ...placeOf(id),
  kind,
  matchId: null,
  week: null,
  hidesResult: false,
  createdAt,
});

/** The viewer's own share of the match of `finalRecap`. */
export const ownShare: OwnShare = {
  ...ownShareOf('share-pick', 'PICK', '2025-10-13T14:00:00Z'),
  matchId: pick.matchId,
  homeTeam: pick.homeTeam,
  awayTeam: pick.awayTeam,
};

/** One of each kind, newest first. */
export const ownShares: OwnShare[] = [
  ownShare,
  { ...ownShareOf('share-own-week', 'WEEK', '2025-10-12T09:00:00Z'), week: '2025-10-06T10:00:00Z', hidesResult: true },
  ownShareOf('share-own-edge', 'EDGE', '2025-10-01T18:30:00Z'),
];
