import { expect, it } from 'vitest';
import { fakeMatch } from '../../testing/fake-data-source.ts';
import {
  agree,
  backs,
  type PredictedMatch,
  coin,
  doubtsBelow,
  supports,
  onlyGold,
  onlyIn,
  type Strategy,
} from './strategies.ts';

const match: PredictedMatch = { ...fakeMatch('a', 0), isGold: false, machinePick: 'HOME', confidencePct: 60 };

it.each([
  ['coin, heads', coin, {}, 0.49, 'AGREE'],
  ['coin, tails', coin, {}, 0.5, 'DISAGREE'],
  ['backs home, home predicted', backs('HOME'), {}, 0, 'AGREE'],
  ['backs home, away predicted', backs('HOME'), { machinePick: 'AWAY' }, 0, 'DISAGREE'],
  ['doubts below 60%, at 60%', doubtsBelow(60), {}, 0, 'AGREE'],
  ['doubts below 60%, at 59.9%', doubtsBelow(60), { confidencePct: 59.9 }, 0, 'DISAGREE'],
  ['gold only, gold', onlyGold(agree), { isGold: true }, 0, 'AGREE'],
  ['gold only, not gold', onlyGold(agree), {}, 0, null],
  ['EPL only, NBA', onlyIn('EPL', agree), {}, 0, null],
  ['NBA only, NBA', onlyIn('NBA', agree), {}, 0, 'AGREE'],
  ['supports the home club', supports('Los Angeles Lakers'), {}, 0, 'AGREE'],
  ['supports the home club, away predicted', supports('Los Angeles Lakers'), { machinePick: 'AWAY' }, 0, 'DISAGREE'],
  ['supports the away club', supports('Phoenix Suns'), {}, 0, 'DISAGREE'],
  ['supports neither club', supports('Boston Celtics'), {}, 0, null],
  ['supports neither club, with a fallback', supports('Boston Celtics', coin), {}, 0.2, 'AGREE'],
  ['supports the away club, with a fallback', supports('Phoenix Suns', agree), {}, 0, 'DISAGREE'],
] satisfies [string, Strategy, Partial<PredictedMatch>, number, string | null][])(
  '%s',
  (_, strategy, rest, chance, choice) => {
    expect(strategy({ ...match, ...rest }, chance)).toBe(choice);
  },
);
