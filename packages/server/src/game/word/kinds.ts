import * as ofClub from './club-kinds.ts';
import type { Kind } from './kind.ts';
import * as ofLeague from './league-kinds.ts';
import { inWords, times } from './phrases.ts';

const { clubRun, endedRun } = ofClub;
const homeFavorites = ofLeague.favorites('HOME');
const awayFavorites = ofLeague.favorites('AWAY');

/** Of equally telling sentences, the one that stands first is said. */
export const KINDS_BEFORE: Readonly<Record<string, Kind>> = {
  'wrong on a club in a row': clubRun(
    false,
    (club, length) => `I have been wrong on ${club} ${times(length)} in a row.`,
  ),
  'right on a club in a row': clubRun(
    true,
    (club, length) => `I have been right on ${club} ${times(length)} in a row.`,
  ),
  'first pick of a club': ofClub.firstPick,
  'surest call': ofLeague.surest(true),
  'least sure call': ofLeague.surest(false),
  'worst miss on a club': ofClub.worstMiss,
  'last meeting': ofClub.lastMeeting,
  meetings: ofClub.meetings,
  'picks of a club': ofClub.pickedBefore,
  'picks against a club': ofClub.againstBefore,
  'home favorites': homeFavorites,
  'away favorites': awayFavorites,
  'unsure calls': ofLeague.unsure,
  'draws called': ofLeague.drawCalls,
  'club at home': ofClub.atHome,
  'club away': ofClub.away,
  'calls on a club': ofClub.clubTally,
  'no call on a club': ofClub.newcomer,
  'wrong in a row': ofLeague.leagueRun(false),
  'right in a row': ofLeague.leagueRun(true),
  'equally sure calls': ofLeague.band,
  draws: ofLeague.draws,
  'last ten': ofLeague.lastTen,
  'thirty days': ofLeague.thirtyDays,
  expectation: ofLeague.expected,
  'all calls': ofLeague.tally,
};

export const KINDS_AFTER: Readonly<Record<string, Kind>> = {
  'wrong on a club in a row': clubRun(false, (club, length) => `That is ${inWords(length)} wrong in a row on ${club}.`),
  'right on a club in a row': clubRun(true, (club, length) => `That is ${inWords(length)} right in a row on ${club}.`),
  'end of wrong calls': endedRun(
    false,
    (club, length) => `Right on ${club}, after ${inWords(length)} wrong calls in a row.`,
  ),
  'end of right calls': endedRun(
    true,
    (club, length) => `I had been right on ${club} ${times(length)} in a row. Not this time.`,
  ),
  upset: ofLeague.upset,
  'sure and wrong': ofLeague.sureMiss,
  'unsure and right': ofLeague.unsureHit,
  meetings: ofClub.meetings,
  'picks of a club': ofClub.pickedBefore,
  'picks against a club': ofClub.againstBefore,
  'home favorites': homeFavorites,
  'away favorites': awayFavorites,
  'draws called': ofLeague.drawCalls,
  'calls on a club': ofClub.clubTally,
  'equally sure calls': ofLeague.band,
  draws: ofLeague.draws,
  'last ten': ofLeague.lastTen,
  expectation: ofLeague.expected,
  'all calls': ofLeague.tally,
};
