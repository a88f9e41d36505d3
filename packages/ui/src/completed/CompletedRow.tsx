import type { CompletedMatch } from '@machine/contract/match.ts';
import { paths } from '@machine/contract/paths.ts';
import { memo } from 'react';
import { resultText } from '../format/match.ts';
import { MatchChoice } from '../match/MatchChoice.tsx';
import { MatchRow, ResultMark } from '../match/MatchRow.tsx';
import { matchNote } from '../match/matchNote.tsx';
import { useIsHidden } from '../result/ResultHiding.tsx';

export type CompletedRowProps = {
  /** The match with its score, the Machine's call and the viewer's pick. */
  match: CompletedMatch;
  /** Start time relative to now, as text. Passing the clock itself would re-render every row on each poll. */
  started: string;
  /** The age of the score, as text, for the same reason. Null for a score that isn't delayed. */
  delay?: string | null;
};

/** A started match, which links to its recap. Re-renders only if the match or its text changes. */
export const CompletedRow = memo(function CompletedRow({ match, started, delay }: CompletedRowProps) {
  const isHidden = useIsHidden(match);
  return (
    <MatchRow
      match={match}
      href={paths.recap(match.id)}
      result={isHidden ? undefined : resultText(match)}
      ago={started}
      isGold={match.isGold}
      clock={match.clock}
      score={match}
      machinePick={match.machinePick}
      isMachineCorrect={match.isMachineCorrect}
      note={matchNote(match, delay)}
    >
      {match.userChoice && (
        <MatchChoice choice={match.userChoice} owner="You: ">
          <ResultMark match={match} isCorrect={match.isUserCorrect} />
        </MatchChoice>
      )}
    </MatchRow>
  );
});
