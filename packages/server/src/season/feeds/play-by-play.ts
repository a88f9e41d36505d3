import type { League } from '@machine/contract';
import type { Fixture, Play } from '../../game/match/feed.ts';
import { announcements, periodAndClockAt } from './phases.ts';
import type { ScoreChange } from './score-progression.ts';

/** A play and when it becomes known, in milliseconds after the start. */
export type TimedPlay = Play & { elapsedMs: number };

const END: Record<League, { text: string; clock: string }> = {
  NBA: { text: 'End of the game', clock: '0:00' },
  EPL: { text: 'Full time', clock: 'FT' },
};

const SHOTS = [[], ['free throw'], ['jump shot', 'layup', 'dunk', 'hook shot'], ['three-pointer']];

/** Returns all plays of a match in order, each with the score after it. */
export function playByPlayOf(
  fixture: Fixture,
  changes: readonly ScoreChange[],
  match: { endMs: number; segments: number },
): TimedPlay[] {
  const { id, league } = fixture;
  const { announced, lastPeriod } = announcements(league, match.segments);
  const over = { period: lastPeriod, clock: END[league].clock };
  const events = [
    ...announced.map(({ elapsedMs, text }) => ({ elapsedMs, text, change: undefined })),
    ...changes.map((change) => ({ elapsedMs: change.elapsedMs, text: describeScore(fixture, change), change })),
    { elapsedMs: match.endMs, text: END[league].text, change: undefined },
  ].toSorted((a, b) => a.elapsedMs - b.elapsedMs);

  const score = { home: 0, away: 0 };
  return events.map(({ elapsedMs, text, change }, index) => {
    if (change) score[change.side] += change.points;
    const periodAndClock = elapsedMs < match.endMs ? periodAndClockAt(league, elapsedMs) : over;
    return { id: `${id}-${index + 1}`, ...periodAndClock, description: text, score: { ...score }, elapsedMs };
  });
}

function describeScore({ league, homeTeam, awayTeam }: Fixture, { side, points, elapsedMs }: ScoreChange): string {
  const club = side === 'home' ? homeTeam : awayTeam;
  if (league === 'EPL') return points > 0 ? `Goal for ${club}` : `${club} goal disallowed`;
  const names = SHOTS[Math.abs(points)] ?? [];
  // Derived from the time, so that the same shot always gets the same name.
  const shot = `${nickname(club)} ${names[elapsedMs % names.length] ?? 'basket'}`;
  return points > 0 ? shot : `${shot} overturned`;
}

/** 'Los Angeles Lakers' → 'Lakers'. */
const nickname = (club: string): string =>
  club.endsWith('Trail Blazers') ? 'Trail Blazers' : (club.split(' ').at(-1) ?? club);
