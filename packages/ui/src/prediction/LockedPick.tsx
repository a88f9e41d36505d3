import type { PickChoice, Prediction } from '@machine/contract/prediction.ts';
import { Flex, Text } from '@radix-ui/themes';
import { Lock } from 'lucide-react';
import { pickedTeam } from '../format/team.ts';
import { ChoiceMark } from '../match/ChoiceMark.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { CommunityStats } from './CommunityStats.tsx';
import styles from './LockedPick.module.css';

export type LockedPickProps = {
  /** Source of the Machine's pick and the community stats. */
  prediction: Prediction;
  /** The viewer's pick, which can't be changed anymore. */
  choice: PickChoice;
  /** The stake of the pick: "+1.8 if right". */
  stake?: string;
  /** Was picked on this card: the choice, the stake and the stats appear with a short animation. */
  isFresh?: boolean;
};

/** Shows a locked pick and the community stats. */
export function LockedPick({ prediction, choice, stake, isFresh }: LockedPickProps) {
  return (
    <Flex direction="column" gap="3" pt="1" className={styles.locked} data-fresh={isFresh || undefined}>
      <Flex asChild align="center" gap="2">
        <Text {...focusFallback} as="p" weight="bold">
          <Lock size={16} strokeWidth={2} aria-hidden />
          Your prediction is locked.
        </Text>
      </Flex>
      <Flex asChild wrap="wrap" align="baseline" gapX="2">
        <Text as="p" size="2">
          <ChoiceMark>{choice}</ChoiceMark>
          {stake && (
            <Mono weight="bold" className={styles.stake}>
              {stake}
            </Mono>
          )}
          <UserText lines={2}>{choiceText(choice, prediction)}</UserText>
        </Text>
      </Flex>
      {prediction.communityStats && <CommunityStats stats={prediction.communityStats} />}
    </Flex>
  );
}

function choiceText(choice: PickChoice, { match, prediction: { machinePick } }: Prediction) {
  const [verb, not] = choice === 'AGREE' ? ['agree', ''] : ['disagree', 'not '];
  return `You ${verb} with the Machine${machinePick && `: ${not}${pickedTeam(machinePick, match)}`}.`;
}
