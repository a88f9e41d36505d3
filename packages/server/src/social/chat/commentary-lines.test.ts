import { expect, it } from 'vitest';
import type { Play } from '../../game/match/feed.ts';
import { fakeMatch } from '../../testing/fake-data-source.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { commentaryLines } from './commentary-lines.ts';

const nba = fakeMatch('n', KICK_OFF);
const epl = fakeMatch('e', KICK_OFF, { league: 'EPL', homeTeam: 'Arsenal', awayTeam: 'Chelsea' });

let plays = 0;
const play = (clock: string, description: string, [home, away]: [number, number], period = 1): Play => ({
  id: `p${(plays += 1)}`,
  clock,
  description,
  period,
  score: { home, away },
});
const LIVE = { status: 'LIVE', score: { home: 0, away: 0 }, clock: null } as const;
const texts = (...args: Parameters<typeof commentaryLines>) => commentaryLines(...args).map(({ text }) => text);

it('reports goals and breaks of a football match', () => {
  const playsSoFar = [
    play("1'", 'Kick-off', [0, 0]),
    play("23'", 'Goal for Arsenal', [1, 0]),
    play('HT', 'Half-time', [1, 0]),
    play("67'", 'Goal for Arsenal disallowed', [0, 0]),
  ];
  expect(texts(epl, LIVE, playsSoFar)).toEqual([
    'The match has started.',
    "Goal for Arsenal (23'): Arsenal 1–0 Chelsea",
    'Half-time: Arsenal 1–0 Chelsea',
    "Goal for Arsenal disallowed (67'): Arsenal 0–0 Chelsea",
  ]);
});

it('reports ends of periods and lead changes in the last two minutes of a basketball match', () => {
  const playsSoFar = [
    play('12:00', 'Tip-off', [0, 0]),
    play('11:40', 'Suns dunk', [0, 2]),
    play('11:00', 'Lakers three-pointer', [3, 2]),
    play('0:00', 'End of the first quarter', [3, 2]),
    play('2:00', 'Suns dunk', [3, 4], 4),
    play('1:59', 'Lakers dunk', [5, 4], 4),
    play('1:30', 'Lakers free throw', [6, 4], 4),
    play('1:20', 'Suns dunk', [6, 6], 4),
    play('0:09', 'Suns three-pointer', [6, 9], 4),
    play('0:00', 'End of the game', [6, 9], 4),
  ];
  expect(texts(nba, LIVE, playsSoFar)).toEqual([
    'The match has started.',
    'End of the first quarter: Los Angeles Lakers 3–2 Phoenix Suns',
    'Lakers dunk (1:59): Los Angeles Lakers 5–4 Phoenix Suns',
    'Suns three-pointer (0:09): Los Angeles Lakers 6–9 Phoenix Suns',
    'End of the game: Los Angeles Lakers 6–9 Phoenix Suns',
  ]);
});

it.each([
  ['FINAL', ['The match has started.', 'Final: Phoenix Suns won 3–2']],
  ['PROVISIONAL', ['The match has started.']],
  ['VOID', ["The match was voided and doesn't count."]],
  ['POSTPONED', ["The match was postponed and doesn't count."]],
  ['SCHEDULED', []],
] as const)('describes the status %s', (status, expected) => {
  expect(texts(nba, { status, score: { home: 2, away: 3 }, clock: null }, [])).toEqual(expected);
});

it('says where a void match was moved to', () => {
  const movedTo = { ...epl, id: 'later', startTime: Date.UTC(2027, 0, 14, 20) };
  expect(texts(epl, { status: 'VOID', score: null, clock: null }, [], movedTo)).toEqual([
    "The match was moved to Thursday, January 14, so picks on it don't count.",
  ]);
});
