import type { DecidedCall, WordFacts } from '../game/word/facts.ts';

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNTS: Record<string, number> = { once: 1, twice: 2, None: 0, All: 10 };

/** Returns the number that a text says; `every one` and `all` are as many as there are. */
function numberOf(text: string, all = 0): number {
  const word = text.replace(/ times$/, '');
  if (/^(all|every)\b/.test(word)) return all;
  return COUNTS[word] ?? (WORDS.includes(word) ? WORDS.indexOf(word) : Number(word));
}

type Recount = (said: string[], facts: WordFacts) => boolean;

const right = ({ pick, outcome }: DecidedCall) => pick === outcome;
const plays = (club: string) => (call: DecidedCall) => [call.homeTeam, call.awayTeam].includes(club);
const given = ({ pick, homeTeam, awayTeam }: DecidedCall) => ({ HOME: homeTeam, AWAY: awayTeam, DRAW: '' })[pick];
const winner = ({ outcome, homeTeam, awayTeam }: DecidedCall) =>
  ({ HOME: homeTeam, AWAY: awayTeam, DRAW: '' })[outcome];
const isPair =
  ({ call }: WordFacts) =>
  (other: DecidedCall) =>
    plays(call.homeTeam)(other) && plays(call.awayTeam)(other);

/** Counts 'none of 8', '5 of 8' and 'all 8' again: those of the calls that are right, of all. */
function isShare(said: string, calls: readonly DecidedCall[], isCounted = right): boolean {
  const [, part = '', all = ''] = /^(all|none|\d+)(?: of)? (\d+)$/.exec(said) ?? [];
  return (
    Number(all) === calls.length && numberOf(part, calls.length) === calls.filter((call) => isCounted(call)).length
  );
}

/** Returns whether the last calls, and no more, were right or wrong. */
function isRun(calls: readonly DecidedCall[], length: number, isRight: boolean): boolean {
  const last = calls.slice(-length);
  const previous = calls.at(-length - 1);
  return (
    last.length === length &&
    last.every((call) => right(call) === isRight) &&
    (previous === undefined || right(previous) !== isRight)
  );
}

const surer = (percent: number) => (call: DecidedCall) => call.confidence >= percent;

const RECOUNTS: readonly (readonly [RegExp, Recount])[] = [
  [
    /^I have been wrong on (.+?) (\S+(?: times)?) in a row\.$/,
    ([club = '', n = ''], { calls }) => isRun(calls.filter(plays(club)), numberOf(n), false),
  ],
  [
    /^I have been right on (.+?) (\S+(?: times)?) in a row\.$/,
    ([club = '', n = ''], { calls }) => isRun(calls.filter(plays(club)), numberOf(n), true),
  ],
  [
    /^That is (\S+) (wrong|right) in a row on (.+)\.$/,
    ([n = '', verdict, club = ''], { calls }) => isRun(calls.filter(plays(club)), numberOf(n), verdict === 'right'),
  ],
  [
    /^Right on (.+), after (\S+) wrong calls in a row\.$/,
    ([club = '', n = ''], { earlier, decided }) =>
      decided !== null && right(decided) && isRun(earlier.filter(plays(club)), numberOf(n), false),
  ],
  [
    /^I had been right on (.+?) (\S+ times) in a row\. Not this time\.$/,
    ([club = '', n = ''], { earlier, decided }) =>
      decided !== null && !right(decided) && isRun(earlier.filter(plays(club)), numberOf(n), true),
  ],
  [
    /^In (\S+) decided (.+) matches I never picked them\. Here I do\.$/,
    ([n = '', club = ''], { earlier, call }) =>
      earlier.filter(plays(club)).length === numberOf(n) &&
      !earlier.some((other) => given(other) === club) &&
      (call.pick === 'HOME' ? call.homeTeam : call.awayTeam) === club,
  ],
  [
    /^None of my (\d+) decided .+ calls was as (sure|unsure) as this one\.$/,
    ([n, which], { earlier, call }) =>
      earlier.length === Number(n) &&
      earlier.every(({ confidence }) =>
        which === 'sure' ? confidence < call.confidence : confidence > call.confidence,
      ),
  ],
  [
    /^I once put (.+) at (.+)% against (.+)\. They won\.$/,
    ([club = '', percent, other = ''], { earlier }) =>
      earlier.some(
        (call) =>
          winner(call) === club && plays(other)(call) && given(call) !== club && call.stated === Number(percent),
      ),
  ],
  [
    /^I once put a draw between (.+) and (.+) at (.+)%\. It came\.$/,
    ([home, away, percent], { earlier }) =>
      earlier.some(
        (call) =>
          call.homeTeam === home &&
          call.awayTeam === away &&
          call.outcome === 'DRAW' &&
          call.stated === Number(percent),
      ),
  ],
  [
    /^My last decided call on these two was (.+) at (.+)%\. It was (right|wrong)\.$/,
    ([club, percent, verdict], facts) => {
      const last = facts.calls.filter(isPair(facts)).at(-1);
      return (
        last !== undefined &&
        (given(last) || 'a draw') === club &&
        last.confidence === Number(percent) &&
        right(last) === (verdict === 'right')
      );
    },
  ],
  [
    /^Of their (\S+) decided meetings, I called (.+) right\.$/,
    ([n = '', called = ''], facts) => {
      const met = facts.calls.filter(isPair(facts));
      return met.length === numberOf(n) && numberOf(called, met.length) === met.filter(right).length;
    },
  ],
  [
    /^(.+?) won ((?:none of|all|\d+ of) \d+) decided matches that I gave them\.$/,
    ([club = '', part = ''], { calls }) =>
      isShare(
        part,
        calls.filter((call) => given(call) === club),
        (call) => winner(call) === club,
      ),
  ],
  [
    /^(.+?) won ((?:none of|all|\d+ of) \d+) decided matches that I gave to the other side\.$/,
    ([club = '', part = ''], { calls }) =>
      isShare(
        part,
        calls.filter((call) => plays(club)(call) && given(call) !== '' && given(call) !== club),
        (call) => winner(call) === club,
      ),
  ],
  [
    /^(Home|Away) sides I gave (\d+)% or more have(?: now)? won (.+) for me\.$/,
    ([side, percent, part = ''], { calls }) =>
      isShare(
        part,
        calls.filter((call) => call.pick === side?.toUpperCase() && surer(Number(percent))(call)),
      ),
  ],
  [
    /^When I am less than (\d+)% sure, I have been right in (.+) matches\.$/,
    ([percent, part = ''], { calls }) =>
      isShare(
        part,
        calls.filter((call) => !surer(Number(percent))(call)),
      ),
  ],
  [
    /^I have called one decided match a draw\. It (was one|was not)\.$/,
    ([verdict], { calls }) => {
      const called = calls.filter(({ pick }) => pick === 'DRAW');
      return called.length === 1 && called.every(right) === (verdict === 'was one');
    },
  ],
  [
    /^I have called (\S+) decided matches draws\. (\S+) of them (?:was|were)\.$/,
    ([n = '', came = ''], { calls }) => {
      const called = calls.filter(({ pick }) => pick === 'DRAW');
      return called.length === numberOf(n) && called.filter(right).length === numberOf(came);
    },
  ],
  [
    /^With (.+) at home, I have been right in (.+) matches\.$/,
    ([club, part = ''], { calls }) =>
      isShare(
        part,
        calls.filter(({ homeTeam }) => homeTeam === club),
      ),
  ],
  [
    /^With (.+) away, I have been right in (.+) matches\.$/,
    ([club, part = ''], { calls }) =>
      isShare(
        part,
        calls.filter(({ awayTeam }) => awayTeam === club),
      ),
  ],
  [
    /^None of my (\d+) decided .+ calls was on (.+)\.$/,
    ([n, club = ''], { calls }) => calls.length === Number(n) && !calls.some(plays(club)),
  ],
  [
    /^My last (\S+) decided .+ calls were (right|wrong)\.$/,
    ([n = '', verdict], { calls }) => isRun(calls, numberOf(n), verdict === 'right'),
  ],
  [
    /^Of my calls from (\d+)% (to|up).*, (.+?) (?:are now|were) right\.$/,
    ([from, which, part = ''], { calls }) =>
      isShare(
        part,
        calls.filter((call) => surer(Number(from))(call) && (which === 'up' || !surer(Number(from) + 10)(call))),
      ),
  ],
  [
    /^(\d+) of my last 20 decided .+ matches were drawn\. I had called (\S+) of them\.$/,
    ([n, called = ''], { calls }) => {
      const drawn = calls.slice(-20).filter(({ outcome }) => outcome === 'DRAW');
      return drawn.length === Number(n) && drawn.filter(right).length === numberOf(called);
    },
  ],
  [
    /^(\S+) of my last 10 decided .+ calls (?:was|were) right\.$/,
    ([n = ''], { calls }) => calls.length >= 10 && calls.slice(-10).filter(right).length === numberOf(n),
  ],
  [
    /^In the 30 days before this call, I was right in (.+) decided .+ calls\.$/,
    ([part = ''], { calls, at }) =>
      isShare(
        part,
        calls.filter(({ startTime }) => at - startTime < 30 * 86_400_000),
      ),
  ],
  [
    /^I expected (\d+) of my (\d+) decided .+ calls to be right\. (\S+) (?:was|were)\.$/,
    ([stated, all, n = ''], { calls }) =>
      calls.length === Number(all) &&
      calls.filter(right).length === numberOf(n) &&
      Math.abs(calls.reduce((sum, { confidence }) => sum + confidence, 0) / 100 - Number(stated)) <= 0.5 + 1e-9,
  ],
  [
    /^I gave that (.+)%\. (\S+) of the (\d+) .+ calls decided before ended less likely\.$/,
    ([percent, n = '', all], { earlier, decided }) =>
      decided?.stated === Number(percent) &&
      earlier.length === Number(all) &&
      earlier.filter(({ stated }) => stated !== null && stated < Number(percent)).length === numberOf(n),
  ],
  [
    /^I was (.+)% sure\. Of (\d+) calls decided before and as sure, (\S+) had been wrong\.$/,
    ([percent, all, n = ''], { earlier, decided }) => {
      const alike = earlier.filter(surer(Number(percent)));
      return (
        decided?.confidence === Number(percent) &&
        !right(decided) &&
        alike.length === Number(all) &&
        alike.filter((call) => !right(call)).length === numberOf(n)
      );
    },
  ],
  [
    /^Only (.+)% sure, and right\. Of (\d+) calls decided before and no surer, (\S+) had been\.$/,
    ([percent, all, n = ''], { earlier, decided }) => {
      const alike = earlier.filter(({ confidence }) => confidence <= Number(percent));
      return (
        decided?.confidence === Number(percent) &&
        right(decided) &&
        alike.length === Number(all) &&
        alike.filter(right).length === numberOf(n)
      );
    },
  ],
  [
    /^My (?:first|only) decided .+ call was (right|wrong)\.$/,
    ([verdict], { calls }) => calls.length === 1 && calls.every(right) === (verdict === 'right'),
  ],
  [
    /^I have called (.+) decided (.+) matches right\.$/,
    ([part = '', club = ''], { calls }) => isShare(part, calls.filter(plays(club))),
  ],
  [/^I have been right in (.+) decided .+ calls\.$/, ([part = ''], { calls }) => isShare(part, calls)],
];

/** Returns whether what a word says is so, counted again from the results; false for a sentence that it doesn't know. */
export function isWordTrue(text: string, facts: WordFacts): boolean {
  for (const [pattern, recount] of RECOUNTS) {
    const said = pattern.exec(text);
    if (said) return recount(said.slice(1), facts);
  }
  return false;
}
