import { GOLD_STARS } from '@machine/contract/constants.ts';
import type { Recap } from '@machine/contract/match.ts';
import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Mark } from '../drawing/Mark.tsx';
import { aheadText } from '../edge/edgeText.ts';
import { plural, signed } from '../format/number.ts';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result } from '../result/Result.tsx';
import { FactList } from '../primitives/text/FactList.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { Note } from '../primitives/text/Note.tsx';
import { RecapSection } from './RecapSection.tsx';

export type UserResultProps = {
  /** The match whose result may be hidden. */
  of: MatchOfResult;
  /** Source of the pick, its grade and what it paid. */
  recap: Recap;
  /** A button that shares the result, which its dialog shows; only once it is final. */
  share?: ReactNode;
};

/** Shows the result of the user's pick. Renders nothing without a pick. */
export function UserResult({ of, recap, share }: UserResultProps) {
  const { match, userResult, isGold } = recap;
  if (!userResult) return null;
  const { choice, wasCorrect, streakProgress } = userResult;
  const isProvisional = match.status === 'PROVISIONAL';
  // Stars are awarded only after the result is final, whatever the server sends.
  const stars = isProvisional ? null : signed(userResult.starsDelta);
  // A disagreement counts once the result is final.
  const ahead = match.status === 'FINAL' ? userResult.ahead : undefined;
  const paid = paidText(recap);
  return (
    <RecapSection title="Your result">
      <Flex asChild wrap="wrap" align="center" gapX="3" m="0" minWidth="0">
        <p>
          {choice && (
            <Mono size="4" weight="bold" color="sky">
              {choice}
            </Mono>
          )}
          <Result of={of} as="mark">
            {wasCorrect === null ? (
              <Text size="2" color="gray">
                {undecidedText(match.status)}
              </Text>
            ) : (
              <Mark isCorrect={wasCorrect} isProvisional={isProvisional} wrongWord="incorrect" />
            )}
          </Result>
        </p>
      </Flex>
      <Result of={of} as="nothing">
        {(stars !== null || streakProgress !== null) && (
          <FactList
            facts={[
              ['Stars', stars],
              ['Streak', streakProgress?.toLocaleString('en-US')],
            ]}
          />
        )}
        {ahead !== undefined && <Note>{aheadText(ahead)} against the Machine</Note>}
        {paid !== null && <Note>{paid}</Note>}
        {isGold && wasCorrect && !isProvisional && (
          <Text as="p" size="2" color="amber" highContrast>
            Gold bonus: {GOLD_STARS} stars for a correct pick.
          </Text>
        )}
      </Result>
      {isProvisional && <Note>Stars are awarded once the result is final.</Note>}
      <Result of={of} as="nothing">
        {match.status === 'FINAL' && wasCorrect !== null && share}
      </Result>
    </RecapSection>
  );
}

/** Says what the pick pays, paid or would have paid. Null if unknown, and on a match that doesn't count or is gold. */
function paidText({ match: { status }, isGold, prediction, userResult }: Recap): string | null {
  const { stakes } = prediction ?? {};
  const { choice, wasCorrect = null } = userResult ?? {};
  if (!stakes || !choice || isGold || UNCOUNTED.includes(status)) return null;
  const pays = status === 'PROVISIONAL' || wasCorrect === null ? 'pays' : wasCorrect ? 'paid' : 'would have paid';
  return `A correct ${choice} ${pays} ${plural(choice === 'AGREE' ? stakes.agree : stakes.disagree, 'star')}.`;
}

const UNCOUNTED: readonly string[] = ['VOID', 'POSTPONED'];
const undecidedText = (status: string) =>
  UNCOUNTED.includes(status) ? 'This match does not count.' : 'Not decided yet.';
