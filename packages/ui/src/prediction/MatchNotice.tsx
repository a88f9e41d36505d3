import type { PredictionMatch } from '@machine/contract';
import { Text } from '@radix-ui/themes';
import { delayedScoresText } from '../format/scoreDelay.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { MovedNote } from './MovedNote.tsx';

export type MatchNoticeProps = { match: PredictionMatch };

/** Part of a prediction card: the match was moved, or the scores of its league don't arrive. */
export function MatchNotice({ match }: MatchNoticeProps) {
  const { movedTo, league } = match;
  return (
    <Text as="p" size="2" color="gray">
      {movedTo ? (
        <MovedNote movedTo={movedTo} isLinked />
      ) : (
        <UserText lines={3}>{delayedScoresText([league])}</UserText>
      )}
    </Text>
  );
}
