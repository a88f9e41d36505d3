import { expect, test } from 'vitest';
import { call, record, type Row } from '../../testing/decided-calls.ts';
import type { Call } from './call.ts';
import { factsAfter, factsBefore, type WordFacts } from './facts.ts';
import { KINDS_AFTER, KINDS_BEFORE } from './kinds.ts';

const times = (count: number, row: Row): Row[] => Array.from({ length: count }, () => row);
const wrong: Row = { isRight: false };
const ofArsenal: Row = { homeTeam: 'Arsenal' };
const missed: Row = { ...ofArsenal, ...wrong };
const againstEverton: Row = { homeTeam: 'Everton', pick: 'AWAY' };
const drawn: Row = { outcome: 'DRAW' };
const unlikely: Row = { ...wrong, stated: 9.5 };
const pair: Row = { homeTeam: 'Everton', awayTeam: 'Arsenal' };

function say(facts: WordFacts, kind: string): string | null {
  const sentence = (facts.decided ? KINDS_AFTER : KINDS_BEFORE)[kind]?.(facts) ?? null;
  expect(sentence?.surprise ?? 0).toBeGreaterThanOrEqual(0);
  return sentence && sentence.text;
}
const before = (rows: readonly Row[], next: Partial<Call> = {}) => factsBefore(call(next), record(rows));

type KindRow = [kind: string, facts: WordFacts, text: string | null];

const BEFORE: KindRow[] = [
  ['wrong on a club in a row', before(times(4, missed)), 'I have been wrong on Arsenal four times in a row.'],
  ['wrong on a club in a row', before(times(2, missed)), 'I have been wrong on Arsenal twice in a row.'],
  ['wrong on a club in a row', before([missed]), null],
  ['wrong on a club in a row', before([...times(3, missed), ofArsenal]), null],
  ['right on a club in a row', before(times(11, ofArsenal)), 'I have been right on Arsenal 11 times in a row.'],
  [
    'first pick of a club',
    before([...times(5, { ...ofArsenal, pick: 'AWAY' }), {}]),
    'In five decided Arsenal matches I never picked them. Here I do.',
  ],
  ['first pick of a club', before([ofArsenal, ...times(5, { ...ofArsenal, pick: 'AWAY' })]), null],
  ['surest call', before(times(12, {})), 'None of my 12 decided Premier League calls was as sure as this one.'],
  ['surest call', before(times(12, { confidence: 64 })), null],
  [
    'least sure call',
    before(times(12, {}), { confidence: 36.5 }),
    'None of my 12 decided Premier League calls was as unsure as this one.',
  ],
  ['least sure call', before(times(12, { confidence: 36.5 }), { confidence: 36.5 }), null],
  [
    'worst miss on a club',
    before([{ awayTeam: 'Arsenal', homeTeam: 'Luton Town', pick: 'AWAY', ...wrong, stated: 12.4 }]),
    'I once put Luton Town at 12.4% against Arsenal. They won.',
  ],
  [
    'worst miss on a club',
    before([{ ...ofArsenal, awayTeam: 'Luton Town', outcome: 'DRAW', stated: 20 }]),
    'I once put a draw between Arsenal and Luton Town at 20%. It came.',
  ],
  ['worst miss on a club', before([{ ...wrong, stated: 12.4 }]), null],
  [
    'last meeting',
    before([{ ...pair, confidence: 61.5 }, { homeTeam: 'Everton' }, ofArsenal]),
    'My last decided call on these two was Everton at 61.5%. It was right.',
  ],
  [
    'meetings',
    before([pair, { ...pair, ...wrong }, pair, { homeTeam: 'Everton' }, ofArsenal]),
    'Of their three decided meetings, I called two right.',
  ],
  ['meetings', before(times(2, { ...pair, ...wrong })), 'Of their two decided meetings, I called none right.'],
  [
    'picks of a club',
    before([...times(4, ofArsenal), missed, {}]),
    'Arsenal won 4 of 5 decided matches that I gave them.',
  ],
  [
    'picks against a club',
    before([{ ...againstEverton, ...wrong }, { awayTeam: 'Everton', ...wrong }, againstEverton, {}]),
    'Everton won 2 of 3 decided matches that I gave to the other side.',
  ],
  [
    'home favorites',
    before([
      ...times(6, { confidence: 61 }),
      { confidence: 60 },
      ...times(2, { confidence: 80, ...wrong }),
      ...times(9, {}),
    ]),
    'Home sides I gave 60% or more have won 7 of 9 for me.',
  ],
  ['home favorites', before(times(9, { confidence: 61 }), { pick: 'AWAY' }), null],
  [
    'away favorites',
    before(times(8, { confidence: 71, pick: 'AWAY' }), { pick: 'AWAY', confidence: 78 }),
    'Away sides I gave 70% or more have won all 8 for me.',
  ],
  [
    'unsure calls',
    before([...times(5, { confidence: 39 }), { confidence: 38, ...wrong }, { confidence: 40 }], { confidence: 37 }),
    'When I am less than 40% sure, I have been right in 5 of 6 matches.',
  ],
  ['draws called', before([{ pick: 'DRAW' }], { pick: 'DRAW' }), 'I have called one decided match a draw. It was one.'],
  [
    'draws called',
    before(times(3, { pick: 'DRAW', ...wrong }), { pick: 'DRAW' }),
    'I have called three decided matches draws. None of them were.',
  ],
  [
    'club at home',
    before([...times(4, ofArsenal), missed, { awayTeam: 'Arsenal' }]),
    'With Arsenal at home, I have been right in 4 of 5 matches.',
  ],
  [
    'club away',
    before(times(5, { awayTeam: 'Everton', ...wrong })),
    'With Everton away, I have been right in none of 5 matches.',
  ],
  [
    'calls on a club',
    before([...times(5, { awayTeam: 'Arsenal' }), missed]),
    'I have called 5 of 6 decided Arsenal matches right.',
  ],
  [
    'no call on a club',
    before(times(10, { awayTeam: 'Everton' })),
    'None of my 10 decided Premier League calls was on Arsenal.',
  ],
  ['no call on a club', before(times(9, { awayTeam: 'Everton' })), null],
  ['wrong in a row', before(times(3, wrong)), 'My last three decided Premier League calls were wrong.'],
  ['right in a row', before([wrong, ...times(3, {})]), 'My last three decided Premier League calls were right.'],
  ['right in a row', before(times(3, { league: 'NBA' })), null],
  [
    'equally sure calls',
    before([...times(6, { confidence: 69.9 }), ...times(3, { confidence: 60, ...wrong }), { confidence: 70 }]),
    'Of my calls from 60% to 69.9%, 6 of 9 were right.',
  ],
  [
    'draws',
    before([drawn, ...times(18, {}), ...times(2, drawn)]),
    '2 of my last 20 decided Premier League matches were drawn. I had called none of them.',
  ],
  ['last ten', before([{}, ...times(9, wrong), {}]), '1 of my last 10 decided Premier League calls was right.'],
  ['last ten', before(times(10, wrong)), 'None of my last 10 decided Premier League calls were right.'],
  [
    'thirty days',
    before(times(60, {})),
    'In the 30 days before this call, I was right in all 28 decided Premier League calls.',
  ],
  [
    'expectation',
    before([...times(18, { confidence: 52.6 }), ...times(2, { ...wrong, confidence: 52.6 })]),
    'I expected 11 of my 20 decided Premier League calls to be right. 18 were.',
  ],
  ['all calls', before([{}]), 'My only decided Premier League call was right.'],
  ['all calls', before([{}, wrong, {}]), 'I have been right in 2 of 3 decided Premier League calls.'],
  ['all calls', before([]), null],
];

test.each(BEFORE)('before a match, of %s', (kind, facts, text) => {
  expect(say(facts, kind)).toBe(text);
});

/** The last row is the match that has just been decided. */
function after(rows: readonly Row[]): WordFacts {
  const all = record(rows);
  const last = all.at(-1);
  if (last === undefined) throw new Error('No match.');
  return factsAfter(last, all);
}

const AFTER: KindRow[] = [
  ['wrong on a club in a row', after(times(4, missed)), 'That is four wrong in a row on Arsenal.'],
  ['right on a club in a row', after(times(3, ofArsenal)), 'That is three right in a row on Arsenal.'],
  [
    'end of wrong calls',
    after([...times(3, missed), ofArsenal]),
    'Right on Arsenal, after three wrong calls in a row.',
  ],
  [
    'end of right calls',
    after([...times(5, ofArsenal), missed]),
    'I had been right on Arsenal five times in a row. Not this time.',
  ],
  ['end of right calls', after(times(6, ofArsenal)), null],
  [
    'upset',
    after([...times(9, {}), { ...wrong, stated: 8 }, ...times(2, unlikely)]),
    'I gave that 9.5%. 1 of the 11 Premier League calls decided before ended less likely.',
  ],
  ['upset', after([...times(9, {}), { stated: null }, unlikely]), null],
  [
    'sure and wrong',
    after([...times(2, { confidence: 84 }), { confidence: 83 }, { ...wrong, confidence: 83 }]),
    'I was 83% sure. Of 3 calls decided before and as sure, none had been wrong.',
  ],
  ['sure and wrong', after([...times(3, { confidence: 84 }), { confidence: 83 }]), null],
  [
    'unsure and right',
    after([...times(2, { confidence: 38, ...wrong }), ...times(2, { confidence: 38.5 })]),
    'Only 38.5% sure, and right. Of 3 calls decided before and no surer, 1 had been.',
  ],
  ['unsure and right', after([...times(3, { confidence: 38 }), { ...wrong, confidence: 38.5 }]), null],
  ['home favorites', after(times(9, { confidence: 61 })), 'Home sides I gave 60% or more have now won all 9 for me.'],
  ['equally sure calls', after(times(8, { confidence: 64 })), 'Of my calls from 60% to 69.9%, all 8 are now right.'],
  ['draws', after([...times(19, {}), drawn]), null],
  [
    'draws',
    after([...times(18, {}), ...times(2, { outcome: 'DRAW', pick: 'DRAW' })]),
    '2 of my last 20 decided Premier League matches were drawn. I had called 2 of them.',
  ],
  ['all calls', after([wrong]), 'My first decided Premier League call was wrong.'],
];

test.each(AFTER)('after a match, of %s', (kind, facts, text) => {
  expect(say(facts, kind)).toBe(text);
});

test('every kind is told above', () => {
  const told = new Set([...BEFORE, ...AFTER].flatMap(([kind, , text]) => (text === null ? [] : kind)));
  expect([...told].toSorted()).toEqual(Object.keys({ ...KINDS_BEFORE, ...KINDS_AFTER }).toSorted());
});
