import type { DecidedCall } from './call.ts';
import type { WordFacts } from './facts.ts';
import { type Kind, ofCalls } from './kind.ts';
import {
  bitsOf,
  hasWon,
  inWords,
  isOf,
  lastRun,
  leagueName,
  percent,
  pickedClub,
  share,
  type Sentence,
} from './phrases.ts';

/** Returns the more telling sentence about one of the two clubs, of equal ones that about the home side. */
function ofClubs({ call, calls }: WordFacts, about: (club: string, calls: DecidedCall[]) => Sentence | null) {
  const said = [call.homeTeam, call.awayTeam].map((club) =>
    about(
      club,
      calls.filter((other) => isOf(other, club)),
    ),
  );
  return said.reduce((best, next) => (next && (best === null || next.surprise > best.surprise) ? next : best), null);
}

type RunText = (club: string, length: number) => string;

export const clubRun =
  (isRight: boolean, text: RunText): Kind =>
  (facts) =>
    ofClubs(facts, (club, calls) => {
      const run = lastRun(calls, isRight);
      // A later match may have been decided first.
      const isCurrent = facts.decided === null || calls.at(-1) === facts.decided;
      return isCurrent && run ? { text: text(club, run.length), surprise: run.surprise } : null;
    });

/** Says how a run of the club ended with this call. */
export const endedRun =
  (isRight: boolean, text: RunText): Kind =>
  (facts) =>
    ofClubs({ ...facts, calls: facts.earlier }, (club, calls) => {
      const run = lastRun(calls, isRight);
      const isCurrent = (calls.at(-1)?.startTime ?? 0) < facts.call.startTime;
      if (!isCurrent || run === null || facts.decided?.isCorrect === isRight) return null;
      return { text: text(club, run.length), surprise: run.surprise };
    });

export const clubTally: Kind = (facts) =>
  ofClubs(facts, (club, calls) =>
    ofCalls(calls, 6, (right, all) => `I have called ${share(right, all)} decided ${club} matches right.`),
  );

const where =
  (side: 'homeTeam' | 'awayTeam', place: string): Kind =>
  ({ call, calls }) =>
    ofCalls(
      calls.filter((other) => other[side] === call[side]),
      5,
      (right, all) => `With ${call[side]} ${place}, I have been right in ${share(right, all)} matches.`,
    );

export const atHome = where('homeTeam', 'at home');
export const away = where('awayTeam', 'away');

export const meetings: Kind = ({ call, calls }) =>
  ofCalls(
    calls.filter((other) => isOf(other, call.homeTeam) && isOf(other, call.awayTeam)),
    2,
    (right, all) => {
      const called = right === 0 ? 'none' : right === all ? 'every one' : inWords(right);
      return `Of their ${inWords(all)} decided meetings, I called ${called} right.`;
    },
  );

export const lastMeeting: Kind = ({ call, calls }) => {
  const last = calls.findLast((other) => isOf(other, call.homeTeam) && isOf(other, call.awayTeam));
  if (last === undefined) return null;
  const verdict = last.isCorrect ? 'right' : 'wrong';
  const said = pickedClub(last) ?? 'a draw';
  return {
    text: `My last decided call on these two was ${said} at ${percent(last.confidence)}. It was ${verdict}.`,
    surprise: bitsOf(last.isCorrect ? last.confidence : 100 - last.confidence),
  };
};

export const pickedBefore: Kind = ({ call, calls }) => {
  const club = pickedClub(call);
  const picked = calls.filter((other) => club !== null && pickedClub(other) === club);
  return ofCalls(picked, 3, (won, all) => `${club} won ${share(won, all)} decided matches that I gave them.`);
};

export const againstBefore: Kind = ({ call, calls }) => {
  const club = call.pick === 'HOME' ? call.awayTeam : call.pick === 'AWAY' ? call.homeTeam : null;
  if (club === null) return null;
  const against = calls.filter((other) => isOf(other, club) && ![null, club].includes(pickedClub(other)));
  const won = against.filter((other) => hasWon(other, club)).length;
  return ofCalls(
    against,
    3,
    (_, all) => `${club} won ${share(won, all)} decided matches that I gave to the other side.`,
  );
};

export const firstPick: Kind = ({ call, earlier }) => {
  const club = pickedClub(call);
  const about = earlier.filter((other) => club !== null && isOf(other, club));
  if (about.length < 5 || about.some((other) => pickedClub(other) === club)) return null;
  return {
    text: `In ${inWords(about.length)} decided ${club} matches I never picked them. Here I do.`,
    surprise: about.length / 2,
  };
};

export const worstMiss: Kind = ({ call, earlier }) => {
  const misses = earlier.filter(
    (other) => !other.isCorrect && (isOf(other, call.homeTeam) || isOf(other, call.awayTeam)),
  );
  const worst = misses.reduce<DecidedCall | null>(
    (worst, next) => ((next.stated ?? 100) < (worst?.stated ?? 100) ? next : worst),
    null,
  );
  if (worst?.stated == null || worst.stated > 25) return null;
  const { homeTeam, awayTeam, outcome, stated } = worst;
  const [winner, loser] = outcome === 'HOME' ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  const text =
    outcome === 'DRAW'
      ? `I once put a draw between ${homeTeam} and ${awayTeam} at ${percent(stated)}. It came.`
      : `I once put ${winner} at ${percent(stated)} against ${loser}. They won.`;
  return { text, surprise: bitsOf(stated) / 2 };
};

export const newcomer: Kind = (facts) =>
  ofClubs(facts, (club, calls) =>
    calls.length === 0 && facts.calls.length >= 10
      ? {
          text: `None of my ${facts.calls.length} decided ${leagueName(facts.call.league)} calls was on ${club}.`,
          surprise: 1,
        }
      : null,
  );
