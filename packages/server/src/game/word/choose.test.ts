import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, NOW, record } from '../../testing/decided-calls.ts';
import { chooseWords } from './choose.ts';
import { factsBefore } from './facts.ts';
import { KINDS_BEFORE } from './kinds.ts';

const CLUBS = ['Arsenal', 'Everton', 'Luton Town', 'Fulham', 'Chelsea'];
const side = fc.constantFrom('HOME' as const, 'DRAW' as const, 'AWAY' as const);
const row = fc
  .record({
    clubs: fc.shuffledSubarray(CLUBS, { minLength: 2, maxLength: 2 }),
    pick: side,
    outcome: side,
    confidence: fc.integer({ min: 340, max: 970 }).map((tenths) => tenths / 10),
  })
  .map(({ clubs: [homeTeam = '', awayTeam = ''], ...rest }) => ({ ...rest, homeTeam, awayTeam }));
const records = fc.array(row, { minLength: 1, maxLength: 45, size: 'max' }).map(record);

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
