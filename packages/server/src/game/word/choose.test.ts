import type { League, MachinePick } from '@machine/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, NOW, record, type Row } from '../../testing/decided-calls.ts';
import { isWordTrue } from '../../testing/recount-word.ts';
import { chooseWords } from './choose.ts';
import { factsAfter, factsBefore } from './facts.ts';
import { KINDS_AFTER, KINDS_BEFORE } from './kinds.ts';

const CLUBS = ['Arsenal', 'Everton', 'Luton Town', 'Fulham', 'Chelsea'] as const;
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((n) => n / 10);
const NEVER_PICKED = 'Chelsea';
const pairOf = (clubs: readonly string[]) => fc.shuffledSubarray([...clubs], { minLength: 2, maxLength: 2 });
const rowOf = (league: League): fc.Arbitrary<Row> => {
  const pick = fc.constantFrom<MachinePick>(
    ...(league === 'NBA' ? (['HOME', 'AWAY'] as const) : (['HOME', 'DRAW', 'AWAY'] as const)),
  );
  return fc
    .record({ clubs: pairOf(CLUBS), pick, outcome: pick, confidence: tenths(34, 97) })
    .map(({ clubs: [homeTeam = '', awayTeam = ''], ...row }) => ({ ...row, league, homeTeam, awayTeam }))
    .map((row) => ({
      ...row,
      pick: row.homeTeam === NEVER_PICKED ? 'AWAY' : row.awayTeam === NEVER_PICKED ? 'HOME' : row.pick,
    }));
};
const records = fc
  .constantFrom<League>('NBA', 'EPL')
  .chain((league) => fc.array(rowOf(league), { minLength: 1, maxLength: 45, size: 'max' }))
  .map(record);

const rowOfNext = fc.record({
  clubs: pairOf([...CLUBS, 'Leeds United']),
  pick: fc.constantFrom<MachinePick>('HOME', 'DRAW', 'AWAY'),
  confidence: tenths(34, 97),
});

const named = (when: string, kinds: object) => Object.keys(kinds).map((name) => `${when}: ${name}`);

test('every number and name in a word is what the results say', () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(records, rowOfNext, (all, { clubs: [homeTeam = '', awayTeam = ''], ...more }) => {
      const last = all.at(-1);
      if (last === undefined) return;
      const next = call({ league: last.league, homeTeam, awayTeam, ...more });
      for (const facts of [factsBefore(next, all), factsAfter(last, all)]) {
        const kinds = facts.decided ? KINDS_AFTER : KINDS_BEFORE;
        for (const [name, kind] of Object.entries(kinds)) {
          const sentence = kind(facts);
          if (sentence === null) continue;
          said.add(`${facts.decided ? 'after' : 'before'}: ${name}`);
          expect(sentence.surprise).toBeGreaterThanOrEqual(0);
          expect({ text: sentence.text, isTrue: isWordTrue(sentence.text, facts) }).toEqual({
            text: sentence.text,
            isTrue: true,
          });
        }
      }
    }),
    { numRuns: 400 },
  );
  // None is left unproved.
  expect([...said].toSorted()).toEqual([...named('before', KINDS_BEFORE), ...named('after', KINDS_AFTER)].toSorted());
});

test('the words of a day differ in kind while another one fits, and later calls change none', () => {
  fc.assert(
    fc.property(records, fc.integer({ min: 2, max: 12 }), (all, count) => {
      const day = Array.from({ length: count }, (_, index) =>
        factsBefore({ ...call(all[index % all.length]), id: `d${index}`, createdAt: NOW }, all),
      );
      const words = chooseWords(KINDS_BEFORE, day);
      const fitting = day.map((facts) =>
        Object.keys(KINDS_BEFORE).filter((kind) => KINDS_BEFORE[kind]?.(facts) != null),
      );
      for (const [index, word] of words.entries()) {
        const used = words.slice(0, index).map((other) => other?.name);
        const isRepeated = word !== null && used.includes(word.name);
        expect(isRepeated && fitting[index]?.some((kind) => !used.includes(kind))).toBe(false);
        expect(chooseWords(KINDS_BEFORE, day.slice(0, index + 1))[index]).toEqual(word);
      }
    }),
    { numRuns: 60 },
  );
});
