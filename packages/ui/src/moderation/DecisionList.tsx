import type { ModerationDecision } from '@machine/contract';
import { startLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './DecisionList.module.css';
import { eventLabel, reasonLabel } from './labels.ts';

export type DecisionListProps = {
  /** Newest first. */
  decisions: readonly ModerationDecision[];
  /** Asks to undo one of them. Without it, none can be undone here. */
  onUndo?: (decision: ModerationDecision) => void;
};

/** What was decided about a player, by whom, and whether it still applies. */
export function DecisionList({ decisions, onUndo }: DecisionListProps) {
  return (
    <ul className={styles.list}>
      {decisions.map((decision) => (
        <li key={decision.id} className={styles.row} data-undone={decision.undoneAt !== null || undefined}>
          <div className={styles.text}>
            <span className={styles.what}>
              {eventLabel(decision.action)}: {reasonLabel(decision.reason)}
            </span>
            <span className={styles.facts}>{factsOf(decision)}</span>
            {decision.note && (
              <UserText lines={4} className={styles.note}>
                {decision.note}
              </UserText>
            )}
          </div>
          {onUndo && decision.canUndo && (
            <Button variant="outline" tone="gray" aria-haspopup="dialog" onPress={() => onUndo(decision)}>
              Undo
            </Button>
          )}
        </li>
      ))}
    </ul>
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
