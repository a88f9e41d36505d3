import { describe, expect, it } from 'vitest';
import {
  DAY_BEFORE_MINUTES,
  hoursAfterStart,
  idsOf,
  live,
  liveFeedOf,
  MATCH_ID,
  MATCH_START,
  minutesAfterStart,
  rulesOf,
  score,
  seen,
  shownAt,
  startOf,
  startsAt,
  usualMatch,
} from '../../testing/observations.ts';

describe('a start that moves', () => {
  it.each([
    ['later by 48 hours', 48],
    ['earlier by 20 hours', -20],
  ])('%s keeps the match', (_, hours) => {
    const { feed } = liveFeedOf([seen(-72 * 60), seen(-50 * 60, startsAt(hours))]);
    expect(idsOf(feed)).toEqual([MATCH_ID]);
    expect(startOf(feed)).toBe(hoursAfterStart(hours));
    expect(rulesOf(feed)).toEqual(['created', 'start-moved']);
  });

  it.each([
    ['later by more than 48 hours', 49, 'epl-2026-11-24-ars-liv'],
    ['earlier by more than 48 hours', -49, 'epl-2026-11-20-ars-liv'],
    ['in two steps to more than 48 hours', 60, 'epl-2026-11-25-ars-liv'],
  ])('%s makes the match void, and it comes back as a new one', (_, hours, id) => {
    const first = [seen(-96 * 60), seen(-90 * 60, startsAt(hours > 50 ? 30 : 0))];
    const { feed } = liveFeedOf([...first, seen(-80 * 60, startsAt(hours))]);
    expect([shownAt(feed, -81 * 60), shownAt(feed, -80 * 60)]).toEqual(['SCHEDULED', 'VOID']);
    expect([shownAt(feed, -81 * 60, id), shownAt(feed, -80 * 60, id)]).toEqual([undefined, 'SCHEDULED']);
    expect(startOf(feed, id)).toBe(hoursAfterStart(hours));
    expect(feed.movedTo?.(MATCH_ID, minutesAfterStart(0))?.id).toBe(id);
    expect(feed.movedTo?.(MATCH_ID, minutesAfterStart(-81 * 60))).toBeUndefined();
    expect(rulesOf(feed).at(-1)).toBe('moved-far');
  });

  it('gives a match that moves back to its first day another id', () => {
    const rows = [seen(-96 * 60), seen(-90 * 60, startsAt(90)), seen(-80 * 60)];
    const { feed } = liveFeedOf(rows);
    expect(idsOf(feed).map((id) => [id, shownAt(feed, -80 * 60, id)])).toEqual([
      [MATCH_ID, 'VOID'],
      [`${MATCH_ID}-2`, 'SCHEDULED'],
      ['epl-2026-11-26-ars-liv', 'VOID'],
    ]);
  });

  it('never opens picks again after it has passed', () => {
    const { feed, problems } = liveFeedOf([seen(DAY_BEFORE_MINUTES), seen(5, startsAt(3))]);
    expect(startOf(feed)).toBe(MATCH_START);
    expect(problems).toEqual([expect.stringContaining('the known one has passed')]);
  });

  it('closes picks now when it moves into the past', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE_MINUTES), seen(-30, startsAt(-1))]);
    expect(startOf(feed)).toBe(minutesAfterStart(-30));
  });

  it('is ignored while the match is live', () => {
    for (const hours of [3, 90, -90]) {
      const { feed, problems } = liveFeedOf([
        ...usualMatch(score(1, 0)).slice(0, 3),
        seen(51, { ...live(1, 0), ...startsAt(hours) }),
      ]);
      expect([startOf(feed), shownAt(feed, 51)]).toEqual([MATCH_START, "LIVE 1–0 60'"]);
      expect(problems).toEqual([`${MATCH_ID}: a new start is ignored, because the match has started`]);
    }
  });

  it('moves a match that is played on another day than known, and had never been announced there', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE_MINUTES), seen(90 * 60, { ...live(1, 0), ...startsAt(89) })]);
    expect(shownAt(feed, 90 * 60)).toBe('VOID');
    expect(shownAt(feed, 90 * 60, 'epl-2026-11-26-ars-liv')).toBe("LIVE 1–0 60'");
  });
});
