import type { MatchChat } from '@machine/contract/chat.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const chat = (matchId: string, [homeTeam, awayTeam]: Teams, startTime: string, unreadCount: number): MatchChat => ({
  matchId,
  homeTeam,
  awayTeam,
  startTime,
  unreadCount,
});
type Teams = readonly [home: string, away: string];

/** With three unread messages, with more than the badge shows, and with none. */
export const matchChats: MatchChat[] = [
  chat('nba-lal-phx', ['Lakers', 'Suns'], '2025-11-20T19:30:00Z', 3),
  chat('nba-lal-bos', ['Los Angeles Lakers', 'Boston Celtics'], '2025-10-14T14:14:00Z', 12),
  chat('epl-ars-bha', ['Arsenal', 'Brighton & Hove Albion'], '2025-10-16T19:00:00Z', 0),
];

export const longNamesMatchChat = chat(
  'epl-wol-lla',
  ['Wolverhampton Wanderers', 'The Honourable Borough of Llanfairpwllgwyngyll Athletic'],
  '2025-10-18T14:00:00Z',
  1e9,
);

const PAIRS: readonly Teams[] = [
  ['Denver Nuggets', 'Miami Heat'],
  ['Liverpool', 'Fulham'],
  ['New York Knicks', 'Chicago Bulls'],
];

export const manyMatchChats = (count: number): MatchChat[] =>
  Array.from({ length: count }, (_, index) => {
    const [homeTeam, awayTeam] = PAIRS[index % PAIRS.length] ?? ['', ''];
    return chat(`m-${index + 1}`, [`${homeTeam} ${index + 1}`, awayTeam], '2025-10-14T19:00:00Z', index % 4);
  });

/** Empty team names, invalid start times and invalid counts. */
export const malformedMatchChats: MatchChat[] = [
  chat('malformed-1', ['', ''], 'soon', -1),
  chat('malformed-2', ['Lakers', ''], '', 0.5),
];

export const hostileMatchChats: MatchChat[] = Object.entries(HOSTILE_TEXTS).map(([name, text]) =>
  chat(`hostile-${name}`, [text, text], text, 1e9),
);
