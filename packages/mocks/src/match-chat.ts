import type { MatchChat } from '@machine/contract';
import { HOSTILE_TEXTS } from './hostile.ts';

/** With three unread messages, with more than the badge shows, and with none. */
export const matchChats: MatchChat[] = [
  { matchId: 'nba-lal-phx', homeTeam: 'Lakers', awayTeam: 'Suns', startTime: '2025-11-20T19:30:00Z', unreadCount: 3 },
  {
    matchId: 'nba-lal-bos',
    homeTeam: 'Los Angeles Lakers',
    awayTeam: 'Boston Celtics',
    startTime: '2025-10-14T14:14:00Z',
    unreadCount: 12,
  },
  {
    matchId: 'epl-ars-bha',
    homeTeam: 'Arsenal',
    awayTeam: 'Brighton & Hove Albion',
    startTime: '2025-10-16T19:00:00Z',
    unreadCount: 0,
  },
];

export const longNamesMatchChat: MatchChat = {
  matchId: 'epl-wol-lla',
  homeTeam: 'Wolverhampton Wanderers',
  awayTeam: 'The Honourable Borough of Llanfairpwllgwyngyll Athletic',
  startTime: '2025-10-18T14:00:00Z',
  unreadCount: 1e9,
};

const PAIRS = [
  ['Denver Nuggets', 'Miami Heat'],
  ['Liverpool', 'Fulham'],
  ['New York Knicks', 'Chicago Bulls'],
] as const;

export const manyMatchChats = (count: number): MatchChat[] =>
  Array.from({ length: count }, (_, index) => {
    const [homeTeam, awayTeam] = PAIRS[index % PAIRS.length] ?? PAIRS[0];
    return {
      matchId: `m-${index + 1}`,
      homeTeam: `${homeTeam} ${index + 1}`,
      awayTeam,
      startTime: '2025-10-14T19:00:00Z',
      unreadCount: index % 4,
    };
  });

/** Empty team names, invalid start times and invalid counts. */
export const malformedMatchChats: MatchChat[] = [
  { matchId: 'malformed-1', homeTeam: '', awayTeam: '', startTime: 'soon', unreadCount: -1 },
  { matchId: 'malformed-2', homeTeam: 'Lakers', awayTeam: '', startTime: '', unreadCount: 0.5 },
];

export const hostileMatchChats: MatchChat[] = Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
  matchId: `hostile-${name}`,
  homeTeam: text,
  awayTeam: text,
  startTime: text,
  unreadCount: 1e9,
}));
