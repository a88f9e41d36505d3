import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock/time.ts';
import {
  finished,
  hoursAfterStart,
  live,
  liveFeedOf,
  MATCH_ID,
  MATCH_START,
  minutesAfterStart,
  observedMatch,
  rulesOf,
  score,
  seen,
  shownAt,
  usualMatch,
} from '../../testing/observations.ts';
import { clubNamed } from './club-aliases.ts';
import type { LiveFeed } from './live-feed.ts';
import type { SourceName } from './observation.ts';

/** Another source of the same match. */
const SECOND: { source: SourceName; sourceId: string } = { source: 'balldontlie', sourceId: 'b1' };
const BOTH = [
  { name: 'football-data', league: 'EPL' },
  { name: 'balldontlie', league: 'EPL' },
] as const;
const NBA = { league: 'NBA', homeTeam: 'Boston Celtics', awayTeam: 'Miami Heat' } as const;
const NBA_ID = 'nba-2026-11-22-bos-mia';
const DAY_BEFORE = -24 * 60;

const fixturesOf = (feed: LiveFeed) => feed.fixtures(-Infinity, Infinity);
const idsOf = (feed: LiveFeed) => fixturesOf(feed).map(({ id }) => id);
const startOf = (feed: LiveFeed, id = MATCH_ID) => fixturesOf(feed).find((fixture) => fixture.id === id)?.startTime;
const startsAt = (hours: number) => ({ startTime: hoursAfterStart(hours) });

describe('a match', () => {
  it('goes from its fixture to its final result, and its audit says why', () => {
    const { feed, problems } = liveFeedOf(usualMatch(score(2, 1)));
    const shown = [DAY_BEFORE - 1, DAY_BEFORE, 0, 1, 50, 114, 115, 144, 145].map((minutes) => shownAt(feed, minutes));
    expect(shown).toEqual([
      undefined,
      'SCHEDULED',
      'SCHEDULED',
      "LIVE 0–0 1'",
      'LIVE 1–0 HT',
      'LIVE 1–0 HT',
      'PROVISIONAL 2–1 FT',
      'PROVISIONAL 2–1 FT',
      'FINAL 2–1 FT',
    ]);
    expect(problems).toEqual([]);
    expect(feed.explain(MATCH_ID)).toEqual([
      { at: minutesAfterStart(DAY_BEFORE), rule: 'created', observationId: 1 },
      { at: minutesAfterStart(1), rule: 'started', observationId: 2 },
      { at: minutesAfterStart(115), rule: 'ended', observationId: 4 },
    ]);
    expect(fixturesOf(feed)).toEqual([
      {
        id: MATCH_ID,
        league: 'EPL',
        homeTeam: clubNamed('EPL', 'ARS')?.name,
        awayTeam: 'Liverpool',
        homeTeamAbbr: 'ARS',
        awayTeamAbbr: 'LIV',
        startTime: MATCH_START,
      },
    ]);
  });

  it('is final as soon as the same result is seen again after ten minutes', () => {
    const rows = [...usualMatch(score(2, 1)), seen(124, finished(2, 1)), seen(125, finished(2, 1))];
    const { feed } = liveFeedOf(rows);
    expect([124, 125].map((minutes) => shownAt(feed, minutes))).toEqual(['PROVISIONAL 2–1 FT', 'FINAL 2–1 FT']);
    expect(rulesOf(feed)).toEqual(['created', 'started', 'ended', 'confirmed']);
  });

  it('appears only once its start is known, under the day of that start', () => {
    const waiting = [seen(DAY_BEFORE * 9, { isStartKnown: false, startTime: MATCH_START - 15 * HOUR_MS })];
    expect(idsOf(liveFeedOf(waiting).feed)).toEqual([]);
    expect(idsOf(liveFeedOf([...waiting, seen(DAY_BEFORE)]).feed)).toEqual([MATCH_ID]);
    const started = [seen(7, { isStartKnown: false, startTime: MATCH_START - 15 * HOUR_MS, ...live(0, 0) })];
    expect(startOf(liveFeedOf(started).feed)).toBe(minutesAfterStart(7));
  });

  it('is another match when home and away are swapped', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE), seen(DAY_BEFORE, { homeTeam: 'Liverpool', awayTeam: 'Arsenal' }, { sourceId: '2' })]);
    expect(idsOf(feed)).toEqual([MATCH_ID, 'epl-2026-11-22-liv-ars']);
  });
});

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

  it('closes picks at the earliest start that any source names', () => {
    const { feed } = liveFeedOf([seen(-96 * 60), seen(-95 * 60, startsAt(-2), SECOND)], BOTH);
    expect(startOf(feed)).toBe(hoursAfterStart(-2));
    const later = liveFeedOf([seen(-96 * 60), seen(-95 * 60, startsAt(2), SECOND)], BOTH);
    expect(startOf(later.feed)).toBe(MATCH_START);
  });

  it('never opens picks again after it has passed', () => {
    const { feed, problems } = liveFeedOf([seen(DAY_BEFORE), seen(5, startsAt(3))]);
    expect(startOf(feed)).toBe(MATCH_START);
    expect(problems).toEqual([expect.stringContaining('the known one has passed')]);
  });

  it('closes picks now when it moves into the past', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE), seen(-30, startsAt(-1))]);
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
    const { feed } = liveFeedOf([seen(DAY_BEFORE), seen(90 * 60, { ...live(1, 0), ...startsAt(89) })]);
    expect(shownAt(feed, 90 * 60)).toBe('VOID');
    expect(shownAt(feed, 90 * 60, 'epl-2026-11-26-ars-liv')).toBe("LIVE 1–0 60'");
  });
});

describe('a match that is not played', () => {
  const status = (name: 'POSTPONED' | 'CANCELLED' | 'SUSPENDED' | 'AWARDED') => ({ status: name });

  it('is postponed, and void once it can no longer be played within 48 hours', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE), seen(-60, status('POSTPONED'))]);
    const shown = [-61, -60, 48 * 60 - 1, 48 * 60].map((minutes) => shownAt(feed, minutes));
    expect(shown).toEqual(['SCHEDULED', 'POSTPONED', 'POSTPONED', 'VOID']);
  });

  it('is scheduled again by 48 hours later, or comes back as a new match', () => {
    const called = [seen(DAY_BEFORE), seen(-60, status('POSTPONED'))];
    const soon = liveFeedOf([...called, seen(60, startsAt(24))]).feed;
    expect([shownAt(soon, 60), startOf(soon)]).toEqual(['SCHEDULED', hoursAfterStart(24)]);
    const late = liveFeedOf([...called, seen(20 * 24 * 60, startsAt(45 * 24))]).feed;
    expect(shownAt(late, 20 * 24 * 60)).toBe('VOID');
    expect(late.movedTo?.(MATCH_ID, hoursAfterStart(45 * 24))?.startTime).toBe(hoursAfterStart(45 * 24));
  });

  it('is void ten minutes after it was canceled, unless that was an error', () => {
    const canceled = [seen(DAY_BEFORE), seen(-60, status('CANCELLED'))];
    const { feed } = liveFeedOf(canceled);
    expect([-60, -51, -50].map((minutes) => shownAt(feed, minutes))).toEqual(['POSTPONED', 'POSTPONED', 'VOID']);
    const corrected = liveFeedOf([...canceled, seen(-55)]).feed;
    expect([-60, -55, 0].map((minutes) => shownAt(corrected, minutes))).toEqual(['POSTPONED', 'SCHEDULED', 'SCHEDULED']);
  });

  it('comes back as a new match when it is scheduled after it became void', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE), seen(-60, status('CANCELLED')), seen(-40)]);
    expect(idsOf(feed).map((id) => [id, shownAt(feed, -40, id)])).toEqual([
      [MATCH_ID, 'VOID'],
      [`${MATCH_ID}-2`, 'SCHEDULED'],
    ]);
  });

  it.each([
    ['before its start', DAY_BEFORE + 1],
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

  const interrupted = [...usualMatch(score(1, 0)).slice(0, 3), seen(60, { ...status('SUSPENDED'), score: score(1, 0) })];

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

  it('is void when no result is known within a week', () => {
    const { feed } = liveFeedOf(usualMatch(score(1, 0)).slice(0, 3));
    expect([shownAt(feed, 7 * 24 * 60 - 1), shownAt(feed, 7 * 24 * 60)]).toEqual(['LIVE 1–0 HT', 'VOID']);
  });

  it.each([
    ['ended before its known start', -10, finished(2, 0)],
    ['was live long before its known start', -20, live(0, 0)],
    ['had started long before picks closed', -5, { ...live(0, 0), ...startsAt(-1) }],
  ])('is void when it %s, because picks were open while it was played', (_, minutes, what) => {
    const { feed, problems } = liveFeedOf([seen(DAY_BEFORE), seen(minutes, what)]);
    expect(shownAt(feed, minutes)).toBe('VOID');
    expect(problems).toEqual([`${MATCH_ID}: void: played while picks were still open`]);
  });

  it('starts a little early without becoming void', () => {
    const { feed } = liveFeedOf([seen(DAY_BEFORE), seen(-10, live(0, 0, "1'"))]);
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

  it('is held for a day while two sources disagree; then the first one counts', () => {
    const rows = [
      ...usualMatch(score(2, 1)).slice(0, 3),
      seen(2, live(0, 0), SECOND),
      seen(114, finished(2, 2), SECOND),
      seen(115, finished(2, 1)),
    ];
    const { feed, problems } = liveFeedOf(rows, BOTH);
    const end = 114 + 24 * 60;
    expect([114, 115, end - 1, end].map((minutes) => shownAt(feed, minutes))).toEqual([
      'PROVISIONAL 2–2 FT',
      'PROVISIONAL 2–1 FT',
      'PROVISIONAL 2–1 FT',
      'FINAL 2–1 FT',
    ]);
    expect(problems.at(-1)).toContain('sources disagree about the result');
    const agreed = liveFeedOf([...rows, seen(200, finished(2, 1), SECOND)], BOTH).feed;
    expect(shownAt(agreed, 200)).toBe('FINAL 2–1 FT');
  });

  it('comes from the second source when the first one has stopped answering', () => {
    const rows = [seen(DAY_BEFORE), seen(DAY_BEFORE, {}, SECOND), seen(2, live(0, 0), SECOND)];
    const { feed } = liveFeedOf([...rows, seen(115, finished(0, 3), SECOND)], BOTH);
    expect([shownAt(feed, 2), shownAt(feed, 150)]).toEqual(["LIVE 0–0 60'", 'FINAL 0–3 FT']);
  });
});

describe('NBA games of the same clubs', () => {
  const game = (minutes: number, startTime: number, sourceId: string) =>
    seen(minutes, { ...NBA, startTime }, { source: 'balldontlie', sourceId });

  it('are two games on two days, and one on the same day', () => {
    const { feed, problems } = liveFeedOf([
      game(-96 * 60, MATCH_START, 'a'),
      game(-96 * 60, hoursAfterStart(24), 'b'),
      game(-96 * 60, minutesAfterStart(30), 'c'),
    ]);
    expect(idsOf(feed)).toEqual([NBA_ID, 'nba-2026-11-23-bos-mia']);
    expect(problems).toEqual([`another match of the same clubs: ${NBA_ID}`]);
  });

  it('never end in a tie', () => {
    const nba = (minutes: number, rest: object) => seen(minutes, { ...NBA, ...rest }, { source: 'balldontlie' });
    const { feed, problems } = liveFeedOf([
      nba(DAY_BEFORE, {}),
      nba(100, live(98, 98, 'Q4 0:00')),
      nba(150, finished(98, 98)),
      nba(170, finished(110, 104)),
    ]);
    expect([150, 170, 200].map((minutes) => shownAt(feed, minutes, NBA_ID))).toEqual([
      'LIVE 98–98 Q4 0:00',
      'PROVISIONAL 110–104 Final',
      'FINAL 110–104 Final',
    ]);
    expect(problems).toEqual([`${NBA_ID}: a tie at the end of an NBA game is ignored`]);
  });
});

it('takes injuries with the codes of our clubs, and leaves out clubs that nobody knows', () => {
  const injury = (team: string) => ({ playerName: 'A. Player', team, status: 'Out', description: 'left knee' });
  const injuries = (at: number, ...teams: string[]) => ({
    at: minutesAfterStart(at),
    source: 'balldontlie' as const,
    sourceId: 'injuries',
    value: { kind: 'injuries' as const, league: 'NBA' as const, injuries: teams.map(injury) },
  });
  const { feed, problems } = liveFeedOf([injuries(0, 'WSH', 'BOS'), injuries(60, 'GS', 'XXX')]);
  const teamsAt = (minutes: number) => feed.injuries('NBA', minutesAfterStart(minutes)).map(({ team }) => team);
  expect([-1, 0, 59, 60].map(teamsAt)).toEqual([[], ['WAS', 'BOS'], ['WAS', 'BOS'], ['GSW']]);
  expect(feed.injuries('EPL', minutesAfterStart(60))).toEqual([]);
  expect(problems).toEqual(['unknown club: "XXX"']);
});

it('says an observed match in our terms whatever the provider calls its clubs', () => {
  const { feed } = liveFeedOf([
    { at: MATCH_START, value: observedMatch({ homeTeam: 'WHU', awayTeam: 'Brighton & Hove Albion FC', startTime: MATCH_START + HOUR_MS }) },
  ]);
  expect(fixturesOf(feed)).toMatchObject([{ homeTeam: 'West Ham United', awayTeam: 'Brighton & Hove Albion' }]);
});
