import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';
import { commentaryLines } from '../../social/chat/commentary-lines.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { createSimulatedFeed } from './simulated.ts';

it('never removes lines, keeps their keys unique, and stays short', () => {
  const feed = createSimulatedFeed({ seed: 1 });
  const fixtures = feed.fixtures(KICK_OFF, KICK_OFF + 3 * DAY_MS);
  expect(new Set(fixtures.map(({ league }) => league)).size).toBe(2);
  for (const fixture of fixtures) {
    let before: unknown[] = [];
    for (let at = fixture.startTime; at < fixture.startTime + 3 * HOUR_MS + 45 * MINUTE_MS; at += 7 * MINUTE_MS) {
      const state = feed.state(fixture.id, at);
      if (state === undefined) throw new Error('unknown');
      const lines = commentaryLines(fixture, state, feed.plays(fixture.id, at));
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      const known = new Set(lines.map((line) => JSON.stringify(line)));
      const lasting = before.filter((line) => !JSON.stringify(line).includes('final:'));
      for (const line of lasting) expect(known).toContain(JSON.stringify(line));
      before = lines;
    }
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(25);
  }
});
