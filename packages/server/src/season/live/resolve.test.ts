import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock/time.ts';
import {
  announced,
  DAY_BEFORE_MINUTES,
  finished,
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
  shown,
  shownAt,
  startOf,
  startsAt,
  usualMatch,
} from '../../testing/observations.ts';
import type { ObservedMatch } from './observation.ts';

const NBA = { league: 'NBA', homeTeam: 'Boston Celtics', awayTeam: 'Miami Heat' } as const;
const NBA_ID = 'nba-2026-11-22-bos-mia';
const halfTime = usualMatch(score(1, 0)).slice(0, 3);

describe('a match', () => {
  it('goes from its fixture to its final result, and its audit says why', () => {
    const { feed, problems } = liveFeedOf(usualMatch(score(2, 1)));
    const states = [DAY_BEFORE_MINUTES - 1, 0, 1, 114, 144, 145].map((minutes) => shownAt(feed, minutes));
    expect(states).toEqual([
      undefined,
      'SCHEDULED',
      "LIVE 0–0 1'",
      'LIVE 1–0 HT',
      'PROVISIONAL 2–1 FT',
      'FINAL 2–1 FT',
    ]);
    expect(problems).toEqual([]);
    expect(feed.explain(MATCH_ID)).toEqual([
      { at: minutesAfterStart(DAY_BEFORE_MINUTES), rule: 'created', observationId: 1 },
      { at: minutesAfterStart(1), rule: 'started', observationId: 2 },
      { at: minutesAfterStart(115), rule: 'ended', observationId: 4 },
    ]);
    expect(feed.fixtures(-Infinity, Infinity)).toMatchObject([
      { id: MATCH_ID, homeTeam: 'Arsenal', awayTeam: 'Liverpool', homeTeamAbbr: 'ARS', startTime: MATCH_START },
    ]);
  });

  it('is final as soon as the same result is seen again after ten minutes', () => {
    const rows = [...usualMatch(score(2, 1)), seen(124, finished(2, 1)), seen(125, finished(2, 1))];
    const { feed } = liveFeedOf(rows);
    expect([124, 125].map((minutes) => shownAt(feed, minutes))).toEqual(['PROVISIONAL 2–1 FT', 'FINAL 2–1 FT']);
    expect(rulesOf(feed)).toEqual(['created', 'started', 'ended', 'confirmed']);
  });

  it('appears only once its start is known, under the day of that start', () => {
    const waiting = [seen(DAY_BEFORE_MINUTES * 9, { isStartKnown: false, startTime: MATCH_START - 15 * HOUR_MS })];
    expect(idsOf(liveFeedOf(waiting).feed)).toEqual([]);
    expect(idsOf(liveFeedOf([...waiting, announced]).feed)).toEqual([MATCH_ID]);
    const started = [seen(7, { isStartKnown: false, startTime: MATCH_START - 15 * HOUR_MS, ...live(0, 0) })];
    expect(startOf(liveFeedOf(started).feed)).toBe(minutesAfterStart(7));
  });

  it('keeps a score until a lower one has stood for a minute', () => {
    const rows = [...halfTime, ...[60, 60.5, 61].map((minutes) => seen(minutes, live(0, 0)))];
    expect(shown(rows, 60, 60.5, 61)).toEqual(["LIVE 1–0 60'", "LIVE 1–0 60'", "LIVE 0–0 60'"]);
    expect(liveFeedOf(rows).problems[0]).toContain('a lower score is ignored until it has stood for 60 seconds');
  });

  it('never goes back to an earlier state', () => {
    const { feed, problems } = liveFeedOf([...usualMatch(score(2, 1)), seen(116, live(1, 0)), seen(117)]);
    expect(shownAt(feed, 117)).toBe('PROVISIONAL 2–1 FT');
    expect(problems).toContain(`${MATCH_ID}: an earlier state is ignored`);
  });

  it('is another match when home and away are swapped', () => {
    const swapped = seen(DAY_BEFORE_MINUTES, { homeTeam: 'Liverpool', awayTeam: 'Arsenal' }, { sourceId: '2' });
    expect(idsOf(liveFeedOf([announced, swapped]).feed)).toEqual([MATCH_ID, 'epl-2026-11-22-liv-ars']);
  });
});

const game = (minutes: number, rest: Partial<ObservedMatch>, sourceId = 'a') =>
  seen(minutes, { ...NBA, ...rest }, { source: 'balldontlie', sourceId });

describe('NBA games of the same clubs', () => {
  it('are two games on two days, and one on the same day', () => {
    const { feed, problems } = liveFeedOf([
      game(-96 * 60, {}),
      game(-96 * 60, startsAt(24), 'b'),
      game(-96 * 60, startsAt(0.5), 'c'),
    ]);
    expect(idsOf(feed)).toEqual([NBA_ID, 'nba-2026-11-23-bos-mia']);
    expect(problems).toEqual([`another match of the same clubs: ${NBA_ID}`]);
  });

  it('never end in a tie', () => {
    const { feed, problems } = liveFeedOf([
      game(DAY_BEFORE_MINUTES, {}),
      game(100, live(98, 98, 'Q4 0:00')),
      game(150, finished(98, 98)),
      game(170, finished(110, 104)),
    ]);
    expect([150, 170, 200].map((minutes) => shownAt(feed, minutes, NBA_ID))).toEqual([
      'LIVE 98–98 Q4 0:00',
      'PROVISIONAL 110–104 Final',
      'FINAL 110–104 Final',
    ]);
    expect(problems).toEqual([`${NBA_ID}: a tie at the end of an NBA game is ignored`]);
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

  it('never opens picks again after it has passed', () => {
    const { feed, problems } = liveFeedOf([announced, seen(5, startsAt(3))]);
    expect(startOf(feed)).toBe(MATCH_START);
    expect(problems).toEqual([expect.stringContaining('the known one has passed')]);
  });

  it('closes picks now when it moves into the past', () => {
    expect(startOf(liveFeedOf([announced, seen(-30, startsAt(-1))]).feed)).toBe(minutesAfterStart(-30));
  });

  it.each([3, 90, -90])('by %i hours is ignored while the match is live', (hours) => {
    const { feed, problems } = liveFeedOf([...halfTime, seen(51, { ...live(1, 0), ...startsAt(hours) })]);
    expect([startOf(feed), shownAt(feed, 51)]).toEqual([MATCH_START, "LIVE 1–0 60'"]);
    expect(problems).toEqual([`${MATCH_ID}: a new start is ignored, because the match has started`]);
  });

  it('moves a match that is played on another day than known, and had never been announced there', () => {
    const { feed } = liveFeedOf([announced, seen(90 * 60, { ...live(1, 0), ...startsAt(89) })]);
    expect(shownAt(feed, 90 * 60)).toBe('VOID');
    expect(shownAt(feed, 90 * 60, 'epl-2026-11-26-ars-liv')).toBe("LIVE 1–0 60'");
  });
});

const injury = (team: string) => ({ playerName: 'A. Player', team, status: 'Out', description: 'left knee' });

it('takes the result of a match that is first named days later as final at once, with the usual time of its end', () => {
  const { feed } = liveFeedOf([seen(96 * 60, finished(2, 1))]);
  expect(shownAt(feed, 96 * 60)).toBe('FINAL 2–1 FT');
  expect(rulesOf(feed)).toEqual(['created', 'started', 'ended-long-ago']);
  const [result] = feed.finished('EPL', minutesAfterStart(96 * 60)).slice(-1);
  expect(result).toMatchObject({ score: score(2, 1), endTime: minutesAfterStart(115) });
});

const injuries = (at: number, ...teams: string[]) => ({
  at: minutesAfterStart(at),
  source: 'balldontlie' as const,
  sourceId: 'injuries',
  value: { kind: 'injuries' as const, league: 'NBA' as const, injuries: teams.map(injury) },
});

it('makes a club of an unknown name, with a warning, and another match once the name is known', () => {
  const promoted = { homeTeam: 'Wrexham AFC' };
  const { feed, problems } = liveFeedOf([seen(DAY_BEFORE_MINUTES, promoted), seen(DAY_BEFORE_MINUTES + 1)]);
  expect(problems).toEqual(['new club: "Wrexham" plays as WRE, in neutral colors']);
  expect(feed.fixtures(-Infinity, Infinity)).toMatchObject([
    { homeTeam: 'Arsenal', homeTeamAbbr: 'ARS' },
    { homeTeam: 'Wrexham', homeTeamAbbr: 'WRE' },
  ]);
  expect(idsOf(feed).map((id) => shownAt(feed, DAY_BEFORE_MINUTES + 1, id))).toEqual(['SCHEDULED', 'VOID']);
});

it('takes injuries with the codes of our clubs, and leaves out clubs that nobody knows', () => {
  const { feed, problems } = liveFeedOf([injuries(0, 'WSH', 'BOS'), injuries(60, 'GS', 'XXX')]);
  const teamsAt = (minutes: number) => feed.injuries('NBA', minutesAfterStart(minutes)).map(({ team }) => team);
  expect([-1, 0, 59, 60].map(teamsAt)).toEqual([[], ['WAS', 'BOS'], ['WAS', 'BOS'], ['GSW']]);
  expect(feed.injuries('EPL', minutesAfterStart(60))).toEqual([]);
  expect(problems).toEqual(['unknown club: "XXX"']);
});
