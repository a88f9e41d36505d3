import type { ModerationDecision } from '@machine/contract/moderation.ts';
import { Flex } from '@radix-ui/themes';
import { startLabel } from '../format/time.ts';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { List } from '../primitives/list/List.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { WrittenFacts } from './Facts.tsx';
import { decisionLabel, factsText, moderatorText } from './labels.ts';
import { Steps } from './Steps.tsx';

export type DecisionListProps = {
  /** Newest first. */
  decisions: readonly ModerationDecision[];
  /** Asks to undo one of them. Without it, none can be undone here. */
  onUndo?: (decision: ModerationDecision) => void;
};

/** The decisions about a player, with their moderators, and whether each still applies. */
export function DecisionList({ decisions, onUndo }: DecisionListProps) {
  return (
    <Steps rows={decisions}>
      {(shown) => (
        <List isDivided>
          {shown.map((decision) => (
            <Flex key={decision.id} asChild wrap="wrap" align="center" justify="between" gapX="3" gapY="2" py="2">
              <li>
                <Flex direction="column" flexGrow="1" flexBasis="14rem" minWidth="0">
                  <Mono
                    size="2"
                    weight="medium"
                    style={decision.undoneAt === null ? undefined : { textDecoration: 'line-through' }}
                  >
                    <UserText>{decisionLabel(decision)}</UserText>
                  </Mono>
                  <WrittenFacts lines={3}>{factsOf(decision)}</WrittenFacts>
                  {decision.note && <WrittenFacts lines={4}>{decision.note}</WrittenFacts>}
                </Flex>
                {onUndo && decision.canUndo && (
                  <QuietButton aria-haspopup="dialog" onPress={() => onUndo(decision)}>
                    Undo
                  </QuietButton>
                )}
              </li>
            </Flex>
          ))}
        </List>
      )}
    </Steps>
  );
}

const factsOf = ({ createdAt, endsAt, moderator, undoneAt }: ModerationDecision) =>
  factsText(
    moderatorText(moderator),
    startLabel(createdAt),
    endsAt && `until ${startLabel(endsAt)}`,
    undoneAt && `undone ${startLabel(undoneAt)}`,
  );
