import { describe, expect, it } from 'vitest';
import {
  announced,
  DAY_BEFORE_MINUTES,
  finished,
  hoursAfterStart,
  idsOf,
  live,
  liveFeedOf,
  MATCH_ID,
  minutesAfterStart,
  type ObservedRow,
  rulesOf,
  score,
  seen,
  shown,
  shownAt,
  startOf,
  startsAt,
  usualMatch,
} from '../../testing/observations.ts';

const status = (name: 'POSTPONED' | 'CANCELLED' | 'SUSPENDED' | 'AWARDED') => ({ status: name });
const DAYS = 24 * 60;

const postponed = [announced, seen(-60, status('POSTPONED'))];
const canceled = [announced, seen(-60, status('CANCELLED'))];
const halfTime = usualMatch(score(1, 0)).slice(0, 3);
const interrupted = [...halfTime, seen(60, { ...status('SUSPENDED'), score: score(1, 0) })];
const ended = usualMatch(score(2, 1));

describe('a match that is not played', () => {
  it.each<[string, ObservedRow[], minutes: number[], states: string[]]>([
    ['while it is postponed', postponed, [-61, -60, 2 * DAYS - 1], ['SCHEDULED', 'POSTPONED', 'POSTPONED']],
    ['once it can no longer be played within 48 hours', postponed, [2 * DAYS], ['VOID']],
    ['ten minutes after it was canceled', canceled, [-60, -51, -50], ['POSTPONED', 'POSTPONED', 'VOID']],
    ['when the cancellation was an error', [...canceled, seen(-55)], [-55, 0], ['SCHEDULED', 'SCHEDULED']],
    ['while it is suspended', interrupted, [60, 60 + 2 * DAYS - 1], ['LIVE 1–0 Suspended', 'LIVE 1–0 Suspended']],
    ['48 hours after it was suspended', interrupted, [60 + 2 * DAYS], ['VOID']],
    ['when no result is known within two weeks', halfTime, [14 * DAYS - 1, 14 * DAYS], ['LIVE 1–0 HT', 'VOID']],
    ['when it is resumed', [...interrupted, seen(90, live(1, 0))], [90], ["LIVE 1–0 60'"]],
    ['when it goes on the next day', [...interrupted, seen(90, startsAt(24))], [90], ['LIVE 1–0 Suspended']],
    ['when it is put off', [...interrupted, seen(90, status('POSTPONED'))], [90], ['LIVE 1–0 Suspended']],
    ['when it goes on next week', [...interrupted, seen(90, startsAt(24 * 7))], [90], ['VOID']],
    ['when it has ended after all', [...interrupted, seen(90, finished(1, 0))], [90], ['PROVISIONAL 1–0 FT']],
  ])('is shown as it is %s', (_, rows, minutes, states) => {
    expect(shown(rows, ...minutes)).toEqual(states);
  });

  it('is scheduled again by 48 hours later, or comes back as a new match', () => {
    const soon = liveFeedOf([...postponed, seen(60, startsAt(24))]).feed;
    expect([shownAt(soon, 60), startOf(soon)]).toEqual(['SCHEDULED', hoursAfterStart(24)]);
    const late = liveFeedOf([...postponed, seen(20 * DAYS, startsAt(45 * 24))]).feed;
    expect(shownAt(late, 20 * DAYS)).toBe('VOID');
    expect(late.movedTo?.(MATCH_ID, hoursAfterStart(45 * 24))?.startTime).toBe(hoursAfterStart(45 * 24));
    const again = liveFeedOf([...canceled, seen(-40)]).feed;
    expect(idsOf(again).map((id) => [id, shownAt(again, -40, id)])).toEqual([
      [MATCH_ID, 'VOID'],
      [`${MATCH_ID}-2`, 'SCHEDULED'],
    ]);
  });

  it.each([
    ['before its start', DAY_BEFORE_MINUTES + 1],
    ['while it is live', 60],
    ['after its end', 120],
    ['after its result was final', 200],
  ])('is void when it is awarded %s', (_, minutes) => {
    const rows = ended.filter(({ at }) => at < minutesAfterStart(minutes));
    const { feed } = liveFeedOf([...rows, seen(minutes, { ...status('AWARDED'), score: score(3, 0) })]);
    expect(shownAt(feed, minutes)).toBe('VOID');
    expect(rulesOf(feed).at(-1)).toBe('void-awarded');
  });

  it.each([120, 200])('is void when it is annulled %i minutes after its start, and after its end', (minutes) => {
    const [before, after] = shown([...ended, seen(minutes, status('CANCELLED'))], minutes + 9, minutes + 10);
    expect([before?.slice(-6), after]).toEqual(['2–1 FT', 'VOID']);
  });

  it.each([
    ['ended before its known start', -10, finished(2, 0)],
    ['was live long before its known start', -20, live(0, 0)],
    ['had started long before picks closed', -5, { ...live(0, 0), ...startsAt(-1) }],
  ])('is void when it %s, because picks were open while it was played', (_, minutes, what) => {
    const { feed, problems } = liveFeedOf([announced, seen(minutes, what)]);
    expect(shownAt(feed, minutes)).toBe('VOID');
    expect(problems).toEqual([`${MATCH_ID}: void: played while picks were still open`]);
  });

  it('starts a little early without becoming void', () => {
    const { feed } = liveFeedOf([announced, seen(-10, live(0, 0, "1'"))]);
    expect([shownAt(feed, -10), startOf(feed)]).toEqual(["LIVE 0–0 1'", minutesAfterStart(-10)]);
  });
});

describe('a result', () => {
  it('starts to stand again when it changes while it is provisional', () => {
    expect(shown([...ended, seen(140, finished(2, 2))], 139, 140, 169, 170)).toEqual([
      'PROVISIONAL 2–1 FT',
      'PROVISIONAL 2–2 FT',
      'PROVISIONAL 2–2 FT',
      'FINAL 2–2 FT',
    ]);
  });

  it('is corrected for a day after the end, once the correction has stood for ten minutes', () => {
    const { feed, problems } = liveFeedOf([...ended, seen(115 + DAYS, finished(1, 1))]);
    const states = [9, 10].map((minutes) => shownAt(feed, 115 + DAYS + minutes));
    expect(states).toEqual(['FINAL 2–1 FT', 'FINAL 1–1 FT']);
    expect(problems).toEqual([`${MATCH_ID}: another result after the final one`]);
  });

  it('is not corrected by one wrong answer, nor after a day', () => {
    expect(shown([...ended, seen(200, finished(0, 1)), seen(201, finished(2, 1))], 300)).toEqual(['FINAL 2–1 FT']);
    const late = liveFeedOf([...ended, seen(115 + 26 * 60, finished(0, 1))]);
    expect(shownAt(late.feed, 100 * 60)).toBe('FINAL 2–1 FT');
    expect(late.problems).toEqual([expect.stringContaining('too late to correct')]);
    expect(rulesOf(late.feed).at(-1)).toBe('late-correction');
  });
});
