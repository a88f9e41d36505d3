import { describe, expect, it } from 'vitest';
import {
  DAY_BEFORE_MINUTES,
  finished,
  hoursAfterStart,
  idsOf,
  live,
  liveFeedOf,
  MATCH_ID,
  minutesAfterStart,
  rulesOf,
  score,
  seen,
  shownAt,
  startOf,
  startsAt,
  usualMatch,
} from '../../testing/observations.ts';

const status = (name: 'POSTPONED' | 'CANCELLED' | 'SUSPENDED' | 'AWARDED') => ({ status: name });

describe('a match that is not played', () => {
  it('is postponed, and void once it can no longer be played within 48 hours', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE_MINUTES), seen(-60, status('POSTPONED'))]);
    const shown = [-61, -60, 48 * 60 - 1, 48 * 60].map((minutes) => shownAt(feed, minutes));
    expect(shown).toEqual(['SCHEDULED', 'POSTPONED', 'POSTPONED', 'VOID']);
  });

  it('is scheduled again by 48 hours later, or comes back as a new match', () => {
    const called = [seen(DAY_BEFORE_MINUTES), seen(-60, status('POSTPONED'))];
    const soon = liveFeedOf([...called, seen(60, startsAt(24))]).feed;
    expect([shownAt(soon, 60), startOf(soon)]).toEqual(['SCHEDULED', hoursAfterStart(24)]);
    const late = liveFeedOf([...called, seen(20 * 24 * 60, startsAt(45 * 24))]).feed;
    expect(shownAt(late, 20 * 24 * 60)).toBe('VOID');
    expect(late.movedTo?.(MATCH_ID, hoursAfterStart(45 * 24))?.startTime).toBe(hoursAfterStart(45 * 24));
  });

  it('is void ten minutes after it was canceled, unless that was an error', () => {
    const canceled = [seen(DAY_BEFORE_MINUTES), seen(-60, status('CANCELLED'))];
    const { feed } = liveFeedOf(canceled);
    expect([-60, -51, -50].map((minutes) => shownAt(feed, minutes))).toEqual(['POSTPONED', 'POSTPONED', 'VOID']);
    const corrected = liveFeedOf([...canceled, seen(-55)]).feed;
    expect([-60, -55, 0].map((minutes) => shownAt(corrected, minutes))).toEqual([
      'POSTPONED',
      'SCHEDULED',
      'SCHEDULED',
    ]);
  });

  it('comes back as a new match when it is scheduled after it became void', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE_MINUTES), seen(-60, status('CANCELLED')), seen(-40)]);
    expect(idsOf(feed).map((id) => [id, shownAt(feed, -40, id)])).toEqual([
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
    const rows = usualMatch(score(2, 1)).filter(({ at }) => at < minutesAfterStart(minutes));
    const { feed } = liveFeedOf([...rows, seen(minutes, { ...status('AWARDED'), score: score(3, 0) })]);
    expect(shownAt(feed, minutes)).toBe('VOID');
    expect(rulesOf(feed).at(-1)).toBe('void-awarded');
  });

  it('is void when it is annulled after its end', () => {
    for (const minutes of [120, 200]) {
      const { feed } = liveFeedOf([...usualMatch(score(2, 1)), seen(minutes, status('CANCELLED'))]);
      expect([shownAt(feed, minutes + 9)?.slice(-6), shownAt(feed, minutes + 10)]).toEqual(['2–1 FT', 'VOID']);
    }
  });

  const interrupted = [
    ...usualMatch(score(1, 0)).slice(0, 3),
    seen(60, { ...status('SUSPENDED'), score: score(1, 0) }),
  ];

  it('is live while it is suspended, and void after 48 hours', () => {
    const { feed } = liveFeedOf(interrupted);
    const shown = [60, 60 + 48 * 60 - 1, 60 + 48 * 60].map((minutes) => shownAt(feed, minutes));
    expect(shown).toEqual(['LIVE 1–0 Suspended', 'LIVE 1–0 Suspended', 'VOID']);
  });

  it.each([
    ['resumed', live(1, 0), "LIVE 1–0 60'"],
    ['scheduled for the next day', startsAt(24), 'LIVE 1–0 Suspended'],
    ['postponed', status('POSTPONED'), 'LIVE 1–0 Suspended'],
    ['scheduled for the next week', startsAt(24 * 7), 'VOID'],
    ['finished', finished(1, 0), 'PROVISIONAL 1–0 FT'],
  ])('is shown as it is after an interruption: %s', (_, next, shown) => {
    const { feed } = liveFeedOf([...interrupted, seen(90, next)]);
    expect(shownAt(feed, 90)).toBe(shown);
  });

  it('is void when no result is known within two weeks', () => {
    const { feed } = liveFeedOf(usualMatch(score(1, 0)).slice(0, 3));
    expect([shownAt(feed, 14 * 24 * 60 - 1), shownAt(feed, 14 * 24 * 60)]).toEqual(['LIVE 1–0 HT', 'VOID']);
  });

  it.each([
    ['ended before its known start', -10, finished(2, 0)],
    ['was live long before its known start', -20, live(0, 0)],
    ['had started long before picks closed', -5, { ...live(0, 0), ...startsAt(-1) }],
  ])('is void when it %s, because picks were open while it was played', (_, minutes, what) => {
    const { feed, problems } = liveFeedOf([seen(DAY_BEFORE_MINUTES), seen(minutes, what)]);
    expect(shownAt(feed, minutes)).toBe('VOID');
    expect(problems).toEqual([`${MATCH_ID}: void: played while picks were still open`]);
  });

  it('starts a little early without becoming void', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE_MINUTES), seen(-10, live(0, 0, "1'"))]);
    expect([shownAt(feed, -10), startOf(feed)]).toEqual(["LIVE 0–0 1'", minutesAfterStart(-10)]);
  });
});

describe('a result', () => {
  it('starts to stand again when it changes while it is provisional', () => {
    const { feed } = liveFeedOf([...usualMatch(score(2, 1)), seen(140, finished(2, 2))]);
    expect([139, 140, 169, 170].map((minutes) => shownAt(feed, minutes))).toEqual([
      'PROVISIONAL 2–1 FT',
      'PROVISIONAL 2–2 FT',
      'PROVISIONAL 2–2 FT',
      'FINAL 2–2 FT',
    ]);
  });

  it('is corrected for a day after the end, once the correction has stood for ten minutes', () => {
    const { feed, problems } = liveFeedOf([...usualMatch(score(2, 1)), seen(115 + 24 * 60, finished(1, 1))]);
    const shown = [9, 10].map((minutes) => shownAt(feed, 115 + 24 * 60 + minutes));
    expect(shown).toEqual(['FINAL 2–1 FT', 'FINAL 1–1 FT']);
    expect(problems).toEqual([`${MATCH_ID}: another result after the final one`]);
  });

  it('is not corrected by one wrong answer, nor after a day', () => {
    const wrong = [...usualMatch(score(2, 1)), seen(200, finished(0, 1)), seen(201, finished(2, 1))];
    expect(shownAt(liveFeedOf(wrong).feed, 300)).toBe('FINAL 2–1 FT');
    const late = liveFeedOf([...usualMatch(score(2, 1)), seen(115 + 26 * 60, finished(0, 1))]);
    expect(shownAt(late.feed, 100 * 60)).toBe('FINAL 2–1 FT');
    expect(late.problems).toEqual([expect.stringContaining('too late to correct')]);
    expect(rulesOf(late.feed).at(-1)).toBe('late-correction');
  });
});
