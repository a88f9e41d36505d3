import { type Instant, MINUTE_MS } from '../../platform/clock/time.ts';
import type { Fixture, Score } from './feed.ts';

/** 'Los Angeles Lakers won 101–98', 'Draw 1–1'. */
export function formatResult({ homeTeam, awayTeam }: Pick<Fixture, 'homeTeam' | 'awayTeam'>, score: Score): string {
  const { home, away } = score;
  if (home === away) return `Draw ${home}–${away}`;
  return home > away ? `${homeTeam} won ${home}–${away}` : `${awayTeam} won ${away}–${home}`;
}

/** 'Thursday, January 14': the day in the game's time zone, UTC. */
export const dayText = (at: Instant): string =>
  new Date(at).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** '15 minutes': begun minutes count, and there is at least one. */
export function minutesText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
