import type { League } from '@machine/contract';
import type { Scoring } from './course.ts';
import type { Fixture, Play } from './feed.ts';
import { announcements, momentAt } from './phases.ts';

/** A play and when it becomes known, in milliseconds after the start. */
export type TimedPlay = Play & { elapsedMs: number };

const END: Record<League, { says: string; clock: string }> = {
  NBA: { says: 'End of the game', clock: '0:00' },
  EPL: { says: 'Full time', clock: 'FT' },
};

/** What a basket is called by its points. */
const BASKETS = [[], ['free throw'], ['jump shot', 'layup', 'dunk', 'hook shot'], ['three-pointer']];

/** Everything that is said of a match, in order, with the score as it then stands. */
export function playsOf(fixture: Fixture, course: readonly Scoring[], match: { endMs: number; stretches: number }) {
  const { id, league } = fixture;
  const { said, lastPeriod } = announcements(league, match.stretches);
  const over = { period: lastPeriod, clock: END[league].clock };
  const told = [
    ...said.map(({ elapsedMs, says }) => ({ elapsedMs, says, scoring: undefined })),
    ...course.map((scoring) => ({ elapsedMs: scoring.elapsedMs, says: sentence(fixture, scoring), scoring })),
    { elapsedMs: match.endMs, says: END[league].says, scoring: undefined },
  ].toSorted((a, b) => a.elapsedMs - b.elapsedMs);

  const score = { home: 0, away: 0 };
  return told.map(({ elapsedMs, says, scoring }, index): TimedPlay => {
    if (scoring) score[scoring.side] += scoring.points;
    const moment = elapsedMs < match.endMs ? momentAt(league, elapsedMs) : over;
    return { id: `${id}-${index + 1}`, ...moment, description: says, score: { ...score }, elapsedMs };
  });
}

function sentence({ league, homeTeam, awayTeam }: Fixture, { side, points, elapsedMs }: Scoring): string {
  const club = side === 'home' ? homeTeam : awayTeam;
  if (league === 'EPL') return points > 0 ? `Goal for ${club}` : `Goal for ${club} disallowed`;
  const names = BASKETS[Math.abs(points)] ?? [];
  // The same basket has the same name wherever it is told.
  const basket = `${nickname(club)} ${names[elapsedMs % names.length] ?? 'basket'}`;
  return points > 0 ? basket : `${basket} struck off`;
}

/** 'Los Angeles Lakers' are the Lakers. */
const nickname = (club: string): string =>
  club.endsWith('Trail Blazers') ? 'Trail Blazers' : (club.split(' ').at(-1) ?? club);
