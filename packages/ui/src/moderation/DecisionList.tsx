import type { ModerationDecision } from '@machine/contract';
import { startLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './DecisionList.module.css';
import { eventLabel, reasonLabel } from './labels.ts';
import { MoreButton } from './MoreButton.tsx';
import { useSteps } from './useSteps.ts';

export type DecisionListProps = {
  /** Newest first. */
  decisions: readonly ModerationDecision[];
  /** Asks to undo one of them. Without it, none can be undone here. */
  onUndo?: (decision: ModerationDecision) => void;
};

/** The decisions about a player, with their moderators, and whether each still applies. */
export function DecisionList({ decisions, onUndo }: DecisionListProps) {
  const { shown, more } = useSteps(decisions, null);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((decision) => (
          <li key={decision.id} className={styles.row} data-undone={decision.undoneAt !== null || undefined}>
            <div className={styles.text}>
              <UserText className={styles.what}>
                {`${eventLabel(decision.action)}: ${reasonLabel(decision.reason)}`}
              </UserText>
              <UserText lines={3} className={styles.facts}>
                {factsOf(decision)}
              </UserText>
              {decision.note && (
                <UserText lines={4} className={styles.note}>
                  {decision.note}
                </UserText>
              )}
            </div>
            {onUndo && decision.canUndo && (
              <Button variant="surface" color="gray" aria-haspopup="dialog" onPress={() => onUndo(decision)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
    </>
  );
}

const factsOf = ({ createdAt, endsAt, moderator, undoneAt }: ModerationDecision) =>
  [
    `by ${moderator ?? "the server's operator"}`,
    startLabel(createdAt),
    endsAt === null ? null : `until ${startLabel(endsAt)}`,
    undoneAt === null ? null : `undone ${startLabel(undoneAt)}`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
