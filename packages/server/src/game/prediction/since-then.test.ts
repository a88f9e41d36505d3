import { endpoints, type EventSince, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { fakeFeed, fakeMachine, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import type { Player } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import type { LeagueInjury } from '../match/feed.ts';
import { sinceThenBy } from './since-then.ts';

const CALLED = Date.UTC(2026, 10, 20, 10);
const START = CALLED + 30 * HOUR;
const NOW = START - HOUR;
const CACHED_MS = 5_000;

const listed = (players: Record<string, string>, team = 'LAL'): LeagueInjury[] =>
  Object.entries(players).map(([playerName, status]) => ({ playerName, status, team, description: 'knee' }));
const ELSEWHERE = listed({ Other: 'Out' }, 'MIA');
const injury = (playerName: string, statusBefore: string | null, status: string | null, team = 'LAL'): EventSince => ({
  kind: 'INJURY',
  playerName,
  team,
  statusBefore,
  status,
  description: 'knee',
});

type Changes = { before?: LeagueInjury[]; after?: LeagueInjury[]; changedAt?: number };

/** Returns what has happened since a call on Lakers vs Suns. */
function eventsOf(
  { before = ELSEWHERE, after = before, changedAt = CALLED + HOUR }: Changes,
  { now = NOW, logged = null as string | null, played = [] as Parameters<typeof fakeFeed>[0] } = {},
) {
  const feed = fakeFeed(played);
  feed.injuries = (league, at) => (league === 'NBA' ? (at >= changedAt ? after : before) : []);
  const call = { league: 'NBA', home_abbr: 'LAL', away_abbr: 'PHX', start_time: START, created_at: CALLED } as const;
  return sinceThenBy(feed, now)({ ...call, logged });
}

it.each<[name: string, changes: Changes, events: EventSince[]]>([
  ['a new injury', { after: [...ELSEWHERE, ...listed({ Davis: 'Out' })] }, [injury('Davis', null, 'Out')]],
  [
    'who is no longer listed',
    { before: [...ELSEWHERE, ...listed({ Davis: 'Out' })], after: ELSEWHERE },
    [injury('Davis', 'Out', null)],
  ],
  [
    'another status, the worst first, of both clubs',
    {
      before: [...listed({ Back: 'Out', Reaves: 'Out' }), ...listed({ Ayton: 'Questionable' }, 'PHX')],
      after: [...listed({ Back: 'Probable', Reaves: 'Questionable' }), ...listed({ Ayton: 'Out' }, 'PHX')],
    },
    [
      injury('Ayton', 'Questionable', 'Out', 'PHX'),
      injury('Reaves', 'Out', 'Questionable'),
      injury('Back', 'Out', 'Probable'),
    ],
  ],
  [
    'nothing of players who play before and after, or of other clubs',
    { before: listed({ Davis: 'Probable' }), after: [...listed({ Reaves: 'Probable' }), ...ELSEWHERE] },
    [],
  ],
  ['nothing if the list was not known then', { before: [], after: listed({ Davis: 'Out' }) }, []],
  ['nothing if the list is not known anymore', { before: listed({ Davis: 'Out' }), after: [] }, []],
])('tells %s', (_, changes, events) => {
  expect(eventsOf(changes)?.events ?? []).toEqual(events);
});

it('stays as it was at the start', () => {
  const changes = { after: [...ELSEWHERE, ...listed({ Davis: 'Out' })] };
  expect(eventsOf({ ...changes, changedAt: START }, { now: START + 9 * HOUR })?.count).toBe(1);
  expect(eventsOf({ ...changes, changedAt: START + 1 }, { now: START + 9 * HOUR })).toMatchObject({
    count: 0,
    events: [],
  });
});

it('tells the results of both clubs after the call and before the start, newest first, and a meeting once', () => {
  const miami = { awayTeam: 'Miami Heat', awayTeamAbbr: 'MIA' };
  const played = [
    fakeMatch('known', CALLED - 2 * HOUR),
    fakeMatch('lakers', CALLED - HOUR, miami),
    fakeMatch('meeting', CALLED + 3 * HOUR),
    fakeMatch('others', CALLED + 4 * HOUR, { ...miami, homeTeam: 'Utah Jazz', homeTeamAbbr: 'UTA' }),
    fakeMatch('suns', CALLED + 20 * HOUR, { ...miami, homeTeam: 'Phoenix Suns', homeTeamAbbr: 'PHX' }),
    fakeMatch('unfinished', NOW - HOUR, miami),
  ];
  const since = eventsOf({}, { played });
  expect(since).toMatchObject({ predictedAt: '2026-11-20T10:00:00.000Z', count: 3 });
  expect(since?.events.map((event) => event.kind === 'RESULT' && [event.matchId, event.team])).toEqual([
    ['suns', 'PHX'],
    ['meeting', 'LAL'],
    ['lakers', 'LAL'],
  ]);
  expect(since?.events[0]).toEqual({
    kind: 'RESULT',
    matchId: 'suns',
    team: 'PHX',
    homeTeam: 'Phoenix Suns',
    homeTeamAbbr: 'PHX',
    ...miami,
    startTime: '2026-11-21T06:00:00.000Z',
    scoreHome: 101,
    scoreAway: 98,
  });
});

const logged = (at: number) => JSON.stringify({ match: { startTime: new Date(at).toISOString() } });

it('tells a start that is not the one in the log, first', () => {
  const changes = { after: [...ELSEWHERE, ...listed({ Davis: 'Out' })] };
  expect(eventsOf({}, { logged: logged(START) })).toMatchObject({ count: 0, events: [] });
  expect(eventsOf(changes, { logged: logged(START - 2 * HOUR) })?.events).toEqual([
    { kind: 'START', startTimeBefore: '2026-11-21T14:00:00.000Z' },
    injury('Davis', null, 'Out'),
  ]);
});

const cardOf = async (viewer: Player) =>
  parseResponse(endpoints.randomPrediction, (await viewer.get('/api/predictions/random?match=open')).body)?.prediction;

it('is on the card of everyone, and on the slate of open matches as a mark with the most telling event', async () => {
  const start = KICK_OFF + HOUR;
  const before = [...ELSEWHERE, ...listed({ Back: 'Out' })];
  let after = before;
  const feed = fakeFeed([fakeMatch('earlier', KICK_OFF - 9 * HOUR)]);
  feed.injuries = (_, at) => (at < KICK_OFF ? before : after);
  const game = await openGame({ dataSource: { feed, machineFor: fakeMachine }, sharedCacheMs: CACHED_MS });
  await addMatch(game.db, 'open', start);
  await updateTable(game.db, 'predictions', { created_at: KICK_OFF - 30 * HOUR });
  const player = await game.member();
  const period = { from: new Date(KICK_OFF).toISOString(), to: new Date(KICK_OFF + 9 * HOUR).toISOString() };
  const mark = async () => {
    const { body } = await player.get(`/api/predictions/slate?${new URLSearchParams(period)}`);
    return parseResponse(endpoints.slate, body).entries[0]?.prediction.sinceThen;
  };
  expect(await cardOf(player)).toMatchObject({ sinceThen: { count: 1, events: [{ matchId: 'earlier' }] } });

  after = [...ELSEWHERE, ...listed({ Davis: 'Out' })];
  game.setTime(KICK_OFF + CACHED_MS);
  for (const viewer of [player, game.visitor()]) {
    const events = [{ playerName: 'Davis' }, { playerName: 'Back', status: null }, { kind: 'RESULT' }];
    expect(await cardOf(viewer)).toMatchObject({ sinceThen: { count: 3, events } });
  }
  const marked = { predictedAt: '2026-11-19T12:00:00.000Z', count: 3, events: [injury('Davis', null, 'Out')] };
  expect(await mark()).toEqual(marked);
  await player.post('/api/picks', { matchId: 'open', choice: 'DISAGREE' });
  expect(await mark()).toEqual(marked);
  expect(await cardOf(player)).toMatchObject({ sinceThen: { count: 3 } });
  game.setTime(start);
  expect(await mark()).toBeUndefined();
  expect(await cardOf(player)).toMatchObject({ sinceThen: { count: 3 } });
});
