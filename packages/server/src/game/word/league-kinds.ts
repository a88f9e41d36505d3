import { DAY_MS } from '../../platform/clock/time.ts';
import type { DecidedCall } from './call.ts';
import { type Kind, ofCalls } from './kind.ts';
import { bitsOf, countRight, expectedRight, inWords, lastRun, leagueName, percent, share } from './phrases.ts';

export const leagueRun =
  (isRight: boolean): Kind =>
  ({ call, calls }) => {
    const run = lastRun(calls, isRight);
    if (run === null) return null;
    const verdict = isRight ? 'right' : 'wrong';
    return {
      text: `My last ${inWords(run.length)} decided ${leagueName(call.league)} calls were ${verdict}.`,
      surprise: run.surprise,
    };
  };

/** The threshold below the confidence of a pick: 60, 70, 80 or 90. */
const threshold = (confidence: number) => Math.min(90, Math.floor(confidence / 10) * 10);

export const favorites =
  (side: 'HOME' | 'AWAY'): Kind =>
  ({ call, calls, decided }) => {
    const from = threshold(call.confidence);
    if (call.pick !== side || from < 50) return null;
    const alike = calls.filter(({ pick, confidence }) => pick === side && confidence >= from);
    const name = side === 'HOME' ? 'Home' : 'Away';
    return ofCalls(
      alike,
      8,
      (right, all) =>
        `${name} sides I gave ${from}% or more have${decided ? ' now' : ''} won ${share(right, all)} for me.`,
    );
  };

export const band: Kind = ({ call, calls, decided }) => {
  const from = threshold(call.confidence);
  const alike = calls.filter(({ confidence }) => threshold(confidence) === from);
  const range = from === 90 ? 'from 90% up' : `from ${from}% to ${from + 9.9}%`;
  return ofCalls(
    alike,
    8,
    (right, all) => `Of my calls ${range}, ${share(right, all)} ${decided ? 'are now' : 'were'} right.`,
  );
};

export const unsure: Kind = ({ call, calls }) => {
  const limit = call.league === 'NBA' ? 55 : 40;
  if (call.confidence >= limit) return null;
  return ofCalls(
    calls.filter(({ confidence }) => confidence < limit),
    6,
    (right, all) => `When I am less than ${limit}% sure, I have been right in ${share(right, all)} matches.`,
  );
};

export const surest =
  (isMost: boolean): Kind =>
  ({ call, earlier }) => {
    const isBeyond = ({ confidence }: DecidedCall) =>
      isMost ? confidence < call.confidence : confidence > call.confidence;
    if (earlier.length < 10 || !earlier.every(isBeyond)) return null;
    return {
      text: `None of my ${earlier.length} decided ${leagueName(call.league)} calls was as ${isMost ? 'sure' : 'unsure'} as this one.`,
      surprise: Math.log2(earlier.length + 1) / 2,
    };
  };

export const drawCalls: Kind = ({ call, calls }) => {
  const draws = calls.filter(({ pick }) => pick === 'DRAW');
  if (call.pick !== 'DRAW') return null;
  return ofCalls(draws, 1, (right, all) =>
    all === 1
      ? `I have called one decided match a draw. It ${right === 1 ? 'was one' : 'was not'}.`
      : `I have called ${inWords(all)} decided matches draws. ${right === 0 ? 'None' : right} of them ${right === 1 ? 'was' : 'were'}.`,
  );
};

export const draws: Kind = ({ call, calls, decided }) => {
  if (decided && decided.outcome !== 'DRAW') return null;
  const last = calls.slice(-20);
  const drawn = last.filter(({ outcome }) => outcome === 'DRAW');
  if (call.league === 'NBA' || last.length < 20 || drawn.length < 2) return null;
  const called = drawn.filter(({ pick }) => pick === 'DRAW').length;
  return {
    text: `${drawn.length} of my last 20 decided Premier League matches were drawn. I had called ${called === 0 ? 'none' : called} of them.`,
    surprise: Math.abs(drawn.length - 5) / 2,
  };
};

export const lastTen: Kind = ({ call, calls, decided }) => {
  const last = calls.slice(-10);
  if (decided && !last.includes(decided)) return null;
  const name = leagueName(call.league);
  return ofCalls(last, 10, (right) =>
    right === 0 || right === 10
      ? `${right === 0 ? 'None' : 'All'} of my last 10 decided ${name} calls were right.`
      : `${right} of my last 10 decided ${name} calls ${right === 1 ? 'was' : 'were'} right.`,
  );
};

export const thirtyDays: Kind = ({ call, calls, at }) =>
  ofCalls(
    calls.filter(({ startTime }) => startTime > at - 30 * DAY_MS),
    8,
    (right, all) =>
      `In the 30 days before this call, I was right in ${share(right, all)} decided ${leagueName(call.league)} calls.`,
  );

export const expected: Kind = ({ call, calls }) =>
  ofCalls(
    calls,
    20,
    (right, all) =>
      `I expected ${Math.round(expectedRight(calls))} of my ${all} decided ${leagueName(call.league)} calls to be right. ` +
      `${right === 0 ? 'None' : right} ${right === 1 ? 'was' : 'were'}.`,
  );

export const upset: Kind = ({ call, decided, earlier }) => {
  const stated = decided?.stated;
  if (stated == null || stated > 40 || earlier.length < 10) return null;
  if (earlier.some((other) => other.stated === null)) return null;
  const fewer = earlier.filter((other) => (other.stated ?? 100) < stated).length;
  return {
    text: `I gave that ${percent(stated)}. ${fewer === 0 ? 'None' : fewer} of the ${earlier.length} ${leagueName(call.league)} calls decided before ended less likely.`,
    surprise: bitsOf(stated),
  };
};

export const sureMiss: Kind = ({ decided, earlier }) => {
  if (decided === null || decided.isCorrect || decided.confidence < 50) return null;
  const alike = earlier.filter(({ confidence }) => confidence >= decided.confidence);
  const wrong = alike.length - countRight(alike);
  if (alike.length < 3) return null;
  return {
    text: `I was ${percent(decided.confidence)} sure. Of ${alike.length} calls decided before and as sure, ${wrong === 0 ? 'none' : wrong} had been wrong.`,
    surprise: bitsOf(100 - decided.confidence),
  };
};

export const unsureHit: Kind = ({ call, decided, earlier }) => {
  if (decided?.isCorrect !== true || decided.confidence >= (call.league === 'NBA' ? 60 : 45)) return null;
  const alike = earlier.filter(({ confidence }) => confidence <= decided.confidence);
  const right = countRight(alike);
  if (alike.length < 3) return null;
  return {
    text: `Only ${percent(decided.confidence)} sure, and right. Of ${alike.length} calls decided before and no surer, ${right === 0 ? 'none' : right} had been.`,
    surprise: bitsOf(decided.confidence),
  };
};

export const tally: Kind = ({ call, calls, decided }) => {
  const right = countRight(calls);
  const [first] = calls;
  const name = leagueName(call.league);
  if (first === undefined) return null;
  // The last resort.
  const surprise = 0;
  if (calls.length === 1) {
    return {
      text: `My ${decided ? 'first' : 'only'} decided ${name} call was ${first.isCorrect ? 'right' : 'wrong'}.`,
      surprise,
    };
  }
  return { text: `I have been right in ${share(right, calls.length)} decided ${name} calls.`, surprise };
};
