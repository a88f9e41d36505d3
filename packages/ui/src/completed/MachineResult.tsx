import type { Recap } from '@machine/contract/match.ts';
import { Flex } from '@radix-ui/themes';
import { Gauge } from '../drawing/Gauge.tsx';
import { Mark } from '../drawing/Mark.tsx';
import { pickedTeam } from '../format/team.ts';
import { MachineWord } from '../prediction/MachineWord.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result } from '../result/Result.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RecapSection } from './RecapSection.tsx';

export type MachineResultProps = {
  /** The match whose result may be hidden. */
  of: MatchOfResult;
  /** Source of the pick, the confidence, the grade and the Machine's word. */
  recap: Recap;
};

/** Shows the Machine's pick, its confidence, whether it was correct, and what it says to that. */
export function MachineResult({ of, recap: { match, prediction, grading, word } }: MachineResultProps) {
  const isCorrect = grading?.isMachineCorrect ?? null;
  return (
    <RecapSection title="The Machine's pick">
      <Flex asChild wrap="wrap" align="center" gapX="3" m="0" minWidth="0">
        <p>
          <Mono size="4" weight="bold">
            <UserText lines={2}>{pickedTeam(prediction?.machinePick ?? '', match)}</UserText>
          </Mono>
          <Result of={of} as="mark">
            {isCorrect !== null && <Mark isCorrect={isCorrect} isProvisional={match.status === 'PROVISIONAL'} />}
          </Result>
        </p>
      </Flex>
      <Gauge percent={prediction?.confidencePct} label="Confidence" />
      {word && (
        <Result of={of} as="nothing">
          <MachineWord word={word} said="after the match" />
        </Result>
      )}
    </RecapSection>
  );
}
