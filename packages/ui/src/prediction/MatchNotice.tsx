import type { PredictionMatch } from '@machine/contract/prediction.ts';
import { delayedScoresText } from '../format/scoreDelay.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { MovedNote } from './MovedNote.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type MatchNoticeProps = {
  /** The match that was moved, or whose league's scores don't arrive. */
  match: PredictionMatch;
};

/** Part of a prediction card: the match was moved, or the scores of its league don't arrive. */
export function MatchNotice({ match }: MatchNoticeProps) {
  const { movedTo, league } = match;
  return (
    <Note>
      {movedTo ? (
        <MovedNote movedTo={movedTo} isLinked />
      ) : (
        <UserText lines={3}>{delayedScoresText([league])}</UserText>
      )}
    </Note>
  );
}
