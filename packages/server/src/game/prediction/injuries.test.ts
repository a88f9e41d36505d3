import { expect, it } from 'vitest';
import { fakeFeed, HOUR } from '../../testing/fake-data-source.ts';
import { injuryChanges } from './injuries.ts';

const PUBLISHED = Date.UTC(2026, 10, 20, 10);
const START = PUBLISHED + 10 * HOUR;

const listed = (players: Record<string, string>) =>
  Object.entries(players).map(([playerName, status]) => ({ playerName, status, team: 'LAL', description: '' }));

const THEN = { Davis: 'Out', Reaves: 'Questionable', Unnamed: 'Out' };
const rationale = JSON.stringify([
  'They are better.',
  'Injuries cost them 20 points: Davis (Out) and Reaves (Questionable).',
]);

it.each<[name: string, now: Record<string, string>, at: number, changes: string | null]>([
  ['nothing while all are listed as before', { ...THEN, Unnamed: 'Questionable', New: 'Out' }, START, null],
  ['another status', { ...THEN, Davis: 'Probable' }, START, 'Davis (Probable)'],
  ['who is no longer listed', {}, START, 'Davis (no longer listed) and Reaves (no longer listed)'],
  ['nothing that changed after the start', {}, START + 1, null],
])('says %s', (_, now, from, changes) => {
  const feed = fakeFeed([]);
  feed.injuries = (league, at) => (league === 'NBA' ? listed(at >= from ? now : THEN) : []);
  const prediction = { league: 'NBA' as const, created_at: PUBLISHED, start_time: START, rationale };
  expect(injuryChanges(feed, prediction, START + HOUR)).toBe(
    changes && `Since then the injury list has changed: ${changes}.`,
  );
});
