import type { DecidedCall, WordFacts } from '../game/word/facts.ts';

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNTS: Record<string, number> = { once: 1, twice: 2, None: 0, All: 10 };

/** Returns the number that a text says; `every one` and `all` are as many as there are. */
function numberOf(text: string, all = 0): number {
  const word = text.replace(/ times$/, '');
  if (/^(all|every)\b/.test(word)) return all;
  return COUNTS[word] ?? (WORDS.includes(word) ? WORDS.indexOf(word) : Number(word));
}

/** What the named groups of a pattern found; each pattern has those that its recount uses. */
type Said = Record<'all' | 'club' | 'from' | 'n' | 'other' | 'part' | 'percent' | 'verdict' | 'which', string>;
type Recount = (said: Said, facts: WordFacts) => boolean;

const right = ({ pick, outcome }: DecidedCall) => pick === outcome;
const verdictOf = (call: DecidedCall) => (right(call) ? 'right' : 'wrong');
const plays = (club: string) => (call: DecidedCall) => [call.homeTeam, call.awayTeam].includes(club);
const sideOf = ({ homeTeam, awayTeam }: DecidedCall, side: 'HOME' | 'AWAY' | 'DRAW') =>
  ({ HOME: homeTeam, AWAY: awayTeam, DRAW: '' })[side];
const given = (call: DecidedCall) => sideOf(call, call.pick);
const winner = (call: DecidedCall) => sideOf(call, call.outcome);
const surer = (percent: number) => (call: DecidedCall) => call.confidence >= percent;
const ofPair = ({ call, calls }: WordFacts) =>
  calls.filter((other) => plays(call.homeTeam)(other) && plays(call.awayTeam)(other));

/** Recounts 'none of 8', '5 of 8' or 'all 8': those of these calls that are right, or that the club won, of all. */
const share =
  (
    isAmong: (call: DecidedCall, said: Said, facts: WordFacts) => boolean,
    counted: 'right' | 'won' = 'right',
  ): Recount =>
  (said, facts) => {
    const calls = facts.calls.filter((call) => isAmong(call, said, facts));
    const [, part = '', all = ''] = /^(all|none|\d+)(?: of)? (\d+)$/.exec(said.part) ?? [];
    const isCounted = counted === 'right' ? right : (call: DecidedCall) => winner(call) === said.club;
    return Number(all) === calls.length && numberOf(part, calls.length) === calls.filter(isCounted).length;
  };

/** Returns whether the last calls, and no more, were right or wrong. */
function isRun(calls: readonly DecidedCall[], said: string, verdict: string): boolean {
  const length = numberOf(said);
  const last = calls.slice(-length);
  const previous = calls.at(-length - 1);
  return (
    last.length === length &&
    last.every((call) => verdictOf(call) === verdict) &&
    (previous === undefined || verdictOf(previous) !== verdict)
  );
}

const isClubRun: Recount = ({ club, n, verdict }, { calls }) => isRun(calls.filter(plays(club)), n, verdict);

/** Recounts a run on a club that a call has ended. */
const endsRun =
  (verdict: 'right' | 'wrong'): Recount =>
  ({ club, n }, { earlier, decided }) =>
    decided !== null && verdictOf(decided) !== verdict && isRun(earlier.filter(plays(club)), n, verdict);

/** Recounts the calls decided before that are as sure, or as unsure, as one with this verdict: those with the same one. */
const alike =
  (verdict: 'right' | 'wrong', isAlike: (call: DecidedCall, percent: number) => boolean): Recount =>
  ({ percent, all, n }, { earlier, decided }) => {
    const others = earlier.filter((call) => isAlike(call, Number(percent)));
    return (
      decided?.confidence === Number(percent) &&
      verdictOf(decided) === verdict &&
      others.length === Number(all) &&
      others.filter((call) => verdictOf(call) === verdict).length === numberOf(n)
    );
  };

const RECOUNTS: readonly (readonly [RegExp, Recount])[] = [
  [/^I have been (?<verdict>wrong|right) on (?<club>.+?) (?<n>\S+(?: times)?) in a row\.$/, isClubRun],
  [/^That is (?<n>\S+) (?<verdict>wrong|right) in a row on (?<club>.+)\.$/, isClubRun],
  [/^Right on (?<club>.+), after (?<n>\S+) wrong calls in a row\.$/, endsRun('wrong')],
  [/^I had been right on (?<club>.+?) (?<n>\S+ times) in a row\. Not this time\.$/, endsRun('right')],
  [
    /^In (?<n>\S+) decided (?<club>.+) matches I never picked them\. Here I do\.$/,
    ({ n, club }, { earlier, call }) =>
      earlier.filter(plays(club)).length === numberOf(n) &&
      !earlier.some((other) => given(other) === club) &&
      (call.pick === 'HOME' ? call.homeTeam : call.awayTeam) === club,
  ],
  [
    /^None of my (?<n>\d+) decided .+ calls was as (?<which>sure|unsure) as this one\.$/,
    ({ n, which }, { earlier, call }) =>
      earlier.length === Number(n) &&
      earlier.every(({ confidence }) =>
        which === 'sure' ? confidence < call.confidence : confidence > call.confidence,
      ),
  ],
  [
    /^I once put (?<club>.+) at (?<percent>.+)% against (?<other>.+)\. They won\.$/,
    ({ club, percent, other }, { earlier }) =>
      earlier.some(
        (call) =>
          winner(call) === club && plays(other)(call) && given(call) !== club && call.stated === Number(percent),
      ),
  ],
  [
    /^I once put a draw between (?<club>.+) and (?<other>.+) at (?<percent>.+)%\. It came\.$/,
    ({ club, other, percent }, { earlier }) =>
      earlier.some(
        ({ homeTeam, awayTeam, outcome, stated }) =>
          homeTeam === club && awayTeam === other && outcome === 'DRAW' && stated === Number(percent),
      ),
  ],
  [
    /^My last decided call on these two was (?<club>.+) at (?<percent>.+)%\. It was (?<verdict>right|wrong)\.$/,
    ({ club, percent, verdict }, facts) => {
      const last = ofPair(facts).at(-1);
      return (
        last !== undefined &&
        (given(last) || 'a draw') === club &&
        last.confidence === Number(percent) &&
        verdictOf(last) === verdict
      );
    },
  ],
  [
    /^Of their (?<all>\S+) decided meetings, I called (?<n>.+) right\.$/,
    ({ all, n }, facts) => {
      const met = ofPair(facts);
      return met.length === numberOf(all) && numberOf(n, met.length) === met.filter(right).length;
    },
  ],
  [
    /^(?<club>.+?) won (?<part>(?:none of|all|\d+ of) \d+) decided matches that I gave them\.$/,
    share((call, { club }) => given(call) === club, 'won'),
  ],
  [
    /^(?<club>.+?) won (?<part>(?:none of|all|\d+ of) \d+) decided matches that I gave to the other side\.$/,
    share((call, { club }) => plays(club)(call) && given(call) !== '' && given(call) !== club, 'won'),
  ],
  [
    /^(?<which>Home|Away) sides I gave (?<percent>\d+)% or more have(?: now)? won (?<part>.+) for me\.$/,
    share((call, { which, percent }) => call.pick === which.toUpperCase() && surer(Number(percent))(call)),
  ],
  [
    /^When I am less than (?<percent>\d+)% sure, I have been right in (?<part>.+) matches\.$/,
    share((call, { percent }) => !surer(Number(percent))(call)),
  ],
  [
    /^I have called one decided match a draw\. It (?<verdict>was one|was not)\.$/,
    ({ verdict }, { calls }) => {
      const called = calls.filter(({ pick }) => pick === 'DRAW');
      return called.length === 1 && called.every(right) === (verdict === 'was one');
    },
  ],
  [
    /^I have called (?<all>\S+) decided matches draws\. (?<n>\S+) of them (?:was|were)\.$/,
    ({ all, n }, { calls }) => {
      const called = calls.filter(({ pick }) => pick === 'DRAW');
      return called.length === numberOf(all) && called.filter(right).length === numberOf(n);
    },
  ],
  [
    /^With (?<club>.+) at home, I have been right in (?<part>.+) matches\.$/,
    share(({ homeTeam }, { club }) => homeTeam === club),
  ],
  [
    /^With (?<club>.+) away, I have been right in (?<part>.+) matches\.$/,
    share(({ awayTeam }, { club }) => awayTeam === club),
  ],
  [
    /^None of my (?<n>\d+) decided .+ calls was on (?<club>.+)\.$/,
    ({ n, club }, { calls }) => calls.length === Number(n) && !calls.some(plays(club)),
  ],
  [
    /^My last (?<n>\S+) decided .+ calls were (?<verdict>right|wrong)\.$/,
    ({ n, verdict }, { calls }) => isRun(calls, n, verdict),
  ],
  [
    /^Of my calls from (?<from>\d+)% (?<which>to|up).*, (?<part>.+?) (?:are now|were) right\.$/,
    share((call, { from, which }) => surer(Number(from))(call) && (which === 'up' || !surer(Number(from) + 10)(call))),
  ],
  [
    /^(?<all>\d+) of my last 20 decided .+ matches were drawn\. I had called (?<n>\S+) of them\.$/,
    ({ all, n }, { calls }) => {
      const drawn = calls.slice(-20).filter(({ outcome }) => outcome === 'DRAW');
      return drawn.length === Number(all) && drawn.filter(right).length === numberOf(n);
    },
  ],
  [
    /^(?<n>\S+) of my last 10 decided .+ calls (?:was|were) right\.$/,
    ({ n }, { calls }) => calls.length >= 10 && calls.slice(-10).filter(right).length === numberOf(n),
  ],
  [
    /^In the 30 days before this call, I was right in (?<part>.+) decided .+ calls\.$/,
    share(({ startTime }, _, { at }) => at - startTime < 30 * 86_400_000),
  ],
  [
    /^I expected (?<percent>\d+) of my (?<all>\d+) decided .+ calls to be right\. (?<n>\S+) (?:was|were)\.$/,
    ({ percent, all, n }, { calls }) =>
      calls.length === Number(all) &&
      calls.filter(right).length === numberOf(n) &&
      Math.abs(calls.reduce((sum, { confidence }) => sum + confidence, 0) / 100 - Number(percent)) <= 0.5 + 1e-9,
  ],
  [
    /^I gave that (?<percent>.+)%\. (?<n>\S+) of the (?<all>\d+) .+ calls decided before ended less likely\.$/,
    ({ percent, n, all }, { earlier, decided }) =>
      decided?.stated === Number(percent) &&
      earlier.length === Number(all) &&
      earlier.filter(({ stated }) => stated !== null && stated < Number(percent)).length === numberOf(n),
  ],
  [
    /^I was (?<percent>.+)% sure\. Of (?<all>\d+) calls decided before and as sure, (?<n>\S+) had been wrong\.$/,
    alike('wrong', (call, percent) => surer(percent)(call)),
  ],
  [
    /^Only (?<percent>.+)% sure, and right\. Of (?<all>\d+) calls decided before and no surer, (?<n>\S+) had been\.$/,
    alike('right', ({ confidence }, percent) => confidence <= percent),
  ],
  [
    /^My (?:first|only) decided .+ call was (?<verdict>right|wrong)\.$/,
    ({ verdict }, { calls }) => calls.length === 1 && calls.every((call) => verdictOf(call) === verdict),
  ],
  [/^I have called (?<part>.+) decided (?<club>.+) matches right\.$/, share((call, { club }) => plays(club)(call))],
  [/^I have been right in (?<part>.+) decided .+ calls\.$/, share(() => true)],
];

/** Returns whether what a word says is so, counted again from the results; false for a sentence that it doesn't know. */
export function isWordTrue(text: string, facts: WordFacts): boolean {
  for (const [pattern, recount] of RECOUNTS) {
    const said = pattern.exec(text)?.groups;
    if (said) return recount(said as Said, facts);
  }
  return false;
}
