import { expect, it } from 'vitest';
import {
  agree,
  believesIn,
  type Called,
  coin,
  disagree,
  doubtsBelow,
  follows,
  followsAnd,
  mostlyAgree,
  onlyGold,
  onlyIn,
  type Strategy,
} from './strategies.ts';

const match: Called = {
  id: 'a',
  league: 'NBA',
  homeTeam: 'Los Angeles Lakers',
  awayTeam: 'Phoenix Suns',
  isGold: false,
  machinePick: 'HOME',
  confidencePct: 60,
};

it.each([
  ['agree', agree, {}, 0, 'AGREE'],
  ['disagree', disagree, {}, 0, 'DISAGREE'],
  ['coin, heads', coin, {}, 0.49, 'AGREE'],
  ['coin, tails', coin, {}, 0.5, 'DISAGREE'],
  ['mostly agree', mostlyAgree(0.8), {}, 0.79, 'AGREE'],
  ['mostly agree, for once not', mostlyAgree(0.8), {}, 0.8, 'DISAGREE'],
  ['home, called home', believesIn('HOME'), {}, 0, 'AGREE'],
  ['home, called away', believesIn('HOME'), { machinePick: 'AWAY' }, 0, 'DISAGREE'],
  ['a draw, called home', believesIn('DRAW'), {}, 0, 'DISAGREE'],
  ['doubts, sure enough', doubtsBelow(60), {}, 0, 'AGREE'],
  ['doubts, unsure', doubtsBelow(60), { confidencePct: 59.9 }, 0, 'DISAGREE'],
  ['gold only, gold', onlyGold(agree), { isGold: true }, 0, 'AGREE'],
  ['gold only, plain', onlyGold(agree), {}, 0, null],
  ['EPL only, NBA', onlyIn('EPL', agree), {}, 0, null],
  ['NBA only, NBA', onlyIn('NBA', agree), {}, 0, 'AGREE'],
  ['a fan at home', follows('Los Angeles Lakers'), {}, 0, 'AGREE'],
  ['a fan at home, called away', follows('Los Angeles Lakers'), { machinePick: 'AWAY' }, 0, 'DISAGREE'],
  ['a fan away', follows('Phoenix Suns'), {}, 0, 'DISAGREE'],
  ['a fan, a draw called', follows('Phoenix Suns'), { machinePick: 'DRAW' }, 0, 'DISAGREE'],
  ['a fan of neither', follows('Boston Celtics'), {}, 0, null],
  ['a fan of neither who plays on', followsAnd('Boston Celtics', coin), {}, 0.2, 'AGREE'],
  ['a fan who plays on, at home', followsAnd('Phoenix Suns', agree), {}, 0, 'DISAGREE'],
] satisfies [string, Strategy, Partial<Called>, number, string | null][])('%s', (_, strategy, rest, chance, choice) => {
  expect(strategy({ ...match, ...rest }, chance)).toBe(choice);
});
