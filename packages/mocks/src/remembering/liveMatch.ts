import type { CompletedMatch, MatchDetail, Play, Recap } from '@machine/contract/match.ts';
import { liveDetail } from '../chat.ts';
import { scoreAfter, scriptedPlays } from '../lastMinute.ts';
import { liveMatch } from '../match.ts';
import { liveRecap } from '../recap.ts';

/** The progress of the scenario's live match. It ends 101–98. */
export type LiveMatch = { id: string; playCount: number; status: 'LIVE' | 'PROVISIONAL' | 'FINAL' };

/** Returns the live match of a scenario with the plays up to its score; null if it has none. */
export function liveMatchOf(matches: CompletedMatch[]): LiveMatch | null {
  const row = matches.find(({ id, status }) => id === liveMatch.id && status === 'LIVE');
  if (!row) return null;
  const isPlayed = ({ scoreHome, scoreAway }: Play) =>
    (scoreHome ?? 0) <= (row.scoreHome ?? 0) && (scoreAway ?? 0) <= (row.scoreAway ?? 0);
  return { id: row.id, playCount: scriptedPlays.filter(isPlayed).length, status: 'LIVE' };
}

/** Returns the match after its next play, or its next status when all are played; null after the end. */
export function advance(live: LiveMatch): LiveMatch | null {
  if (live.playCount < scriptedPlays.length) return { ...live, playCount: live.playCount + 1 };
  if (live.status === 'FINAL') return null;
  return { ...live, status: live.status === 'LIVE' ? 'PROVISIONAL' : 'FINAL' };
}

export const playsOf = ({ playCount }: LiveMatch): Play[] => scriptedPlays.slice(0, playCount);

export const progressOf = (live: LiveMatch) => {
  const { scoreHome, scoreAway, clock } = scoreAfter(playsOf(live));
  return { scoreHome, scoreAway, status: live.status, clock: live.status === 'LIVE' ? clock : 'Final' };
};

export const detailOf = (live: LiveMatch): MatchDetail => ({ ...liveDetail, ...progressOf(live) });

/** The Machine had picked the winner, and the scenario's player had disagreed. */
export const rowOf = (live: LiveMatch, row: CompletedMatch): CompletedMatch => ({
  ...row,
  ...progressOf(live),
  ...(live.status !== 'LIVE' && { isMachineCorrect: true, isUserCorrect: row.userChoice && false }),
});

export function recapOf(live: LiveMatch): Recap {
  const { status, scoreHome, scoreAway } = progressOf(live);
  const match = { ...liveRecap.match, status, scoreHome, scoreAway };
  if (status === 'LIVE') return { ...liveRecap, match };
  const isFinal = status === 'FINAL';
  return {
    ...liveRecap,
    match: { ...match, officialResult: isFinal ? 'HOME' : null },
    grading: { isMachineCorrect: true, postMortemAnalysis: null },
    userResult: liveRecap.userResult && {
      ...liveRecap.userResult,
      wasCorrect: false,
      ...(isFinal && { starsDelta: 0, streakProgress: 0 }),
    },
  };
}
